#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CORK_TYPE_ICON (cork_icon_get_type ())
G_DECLARE_FINAL_TYPE (CorkIcon, cork_icon, CORK, ICON, GObject)

/**
 * cork_icon_new:
 * @image: the widget that will show it, whose scale and text direction it follows
 *
 * Makes a #GtkSymbolicPaintable of an icon of the theme. Where Cairo draws, a small symbolic one is coloured once for all
 * who show it alike: GTK's renderer would do it for each of them, pixel by pixel in every frame.
 *
 * Returns: (transfer full): the icon, of no name and size
 */
CorkIcon *cork_icon_new (GtkWidget *image);

/**
 * cork_icon_set:
 * @name: as the theme has it
 * @size: the length of its sides, in points
 */
void cork_icon_set (CorkIcon *icon, const char *name, int size);

G_END_DECLS
