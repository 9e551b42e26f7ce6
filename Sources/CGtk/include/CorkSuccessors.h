#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Functions of newer versions of GTK, looked up once when the program runs. */

/**
 * cork_accessible_announce:
 * @accessible: a widget of the window in which it happened
 * @text: the text
 *
 * Has assistive technologies speak a text; nothing before GTK 4.14.
 */
void cork_accessible_announce (GtkAccessible *accessible, const char *text);

G_END_DECLS
