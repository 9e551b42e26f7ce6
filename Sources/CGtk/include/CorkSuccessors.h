#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Functions of newer versions of GTK, looked up once at run time. */

/**
 * cork_accessible_announce:
 * @accessible: a widget of the window that the text is about
 * @text: the text
 *
 * Makes assistive technologies announce a text; has no effect before GTK 4.14.
 */
void cork_accessible_announce (GtkAccessible *accessible, const char *text);

G_END_DECLS
