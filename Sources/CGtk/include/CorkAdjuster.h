#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GType cork_adjuster_get_type (void);

/**
 * cork_adjuster_new:
 *
 * Makes a slider that is not seen, takes neither pointer nor focus, and asks for no room: assistive technologies read and
 * set its value.
 *
 * Returns: (transfer floating): a #GtkRange
 */
GtkWidget *cork_adjuster_new (void);

G_END_DECLS
