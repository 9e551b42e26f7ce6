#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CORK_TYPE_PICTURE (cork_picture_get_type ())
G_DECLARE_FINAL_TYPE (CorkPicture, cork_picture, CORK, PICTURE, GObject)

/**
 * cork_picture_new:
 * @widget: the widget that will show it
 * @texture: the texture to show
 * @is_whole: TRUE if the picture may be drawn larger than @widget, so that all pixels are needed
 *
 * Creates a #GdkPaintable for a texture. If Cairo renders the window, it caches the pixels in Cairo's format and at the
 * drawn size; GTK's renderer would convert and scale all of them in every frame.
 *
 * Returns: (transfer full): the picture
 */
CorkPicture *cork_picture_new (GtkWidget *widget, GdkTexture *texture, gboolean is_whole);

/**
 * cork_texture_get_pixels:
 *
 * Returns: (transfer none) (nullable): the pixels of a texture in Cairo's format, owned by the texture and read-only;
 * NULL if a side exceeds Cairo's limit, or memory is exhausted
 */
cairo_surface_t *cork_texture_get_pixels (GdkTexture *texture);

G_END_DECLS
