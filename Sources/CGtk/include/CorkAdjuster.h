#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GType cork_adjuster_get_type (void);

/**
 * cork_adjuster_new:
 *
 * Creates an invisible slider of no size that takes neither the pointer nor the focus; assistive technologies read and
 * set its value.
 *
 * Returns: (transfer floating): a #GtkRange
 */
GtkWidget *cork_adjuster_new (void);

G_END_DECLS
