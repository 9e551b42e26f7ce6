#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CORK_TYPE_PICTURE (cork_picture_get_type ())
G_DECLARE_FINAL_TYPE (CorkPicture, cork_picture, CORK, PICTURE, GObject)

/**
 * cork_picture_new:
 * @widget: the widget that will show it
 * @texture: what is shown
 *
 * Makes a #GdkPaintable of a texture. Where Cairo draws, it has the pixels as Cairo takes them once, for all who show the
 * texture: GTK's renderer would convert all of them in every frame.
 *
 * Returns: (transfer full): the picture
 */
CorkPicture *cork_picture_new (GtkWidget *widget, GdkTexture *texture);

G_END_DECLS
