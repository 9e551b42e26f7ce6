#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * cork_check_button_new:
 * @label: (nullable): the text beside the check
 *
 * Creates a check button that assistive technologies can click while it is sensitive, which GTK's own can't.
 *
 * Returns: (transfer floating): a #GtkCheckButton
 */
GtkWidget *cork_check_button_new (const char *label);

G_END_DECLS
