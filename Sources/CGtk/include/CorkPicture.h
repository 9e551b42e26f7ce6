#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CORK_TYPE_PICTURE (cork_picture_get_type ())
G_DECLARE_FINAL_TYPE (CorkPicture, cork_picture, CORK, PICTURE, GObject)

/**
 * cork_picture_new:
 * @widget: the widget that will show it
 * @texture: what is shown
 * @is_whole: whether it may be drawn larger than @widget is, so that all pixels are needed
 *
 * Makes a #GdkPaintable of a texture. Where Cairo draws, it has the pixels as Cairo takes them, and not more of them than
 * are drawn: GTK's renderer would convert all of them in every frame, and make them smaller.
 *
 * Returns: (transfer full): the picture
 */
CorkPicture *cork_picture_new (GtkWidget *widget, GdkTexture *texture, gboolean is_whole);

/**
 * cork_texture_get_pixels:
 *
 * Returns: (transfer none) (nullable): the pixels of a texture as Cairo takes them, kept as long as the texture is and not to
 * be drawn into; NULL where a side is longer than Cairo can draw, or there is no memory
 */
cairo_surface_t *cork_texture_get_pixels (GdkTexture *texture);

G_END_DECLS
