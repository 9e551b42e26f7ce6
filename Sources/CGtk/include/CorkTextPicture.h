#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * cork_text_picture_new:
 * @paintable: (nullable) (transfer none): what is drawn; a symbolic one has the colour of the text
 * @width: in points
 * @height: in points
 * @rise: how far its lower side is over the baseline, in points
 *
 * Makes an attribute that has a picture in the place of characters, in layouts of contexts that
 * cork_text_picture_draw_in() was called with.
 *
 * Returns: (transfer full): the attribute
 */
PangoAttribute *cork_text_picture_new (GdkPaintable *paintable, double width, double height, double rise);

/**
 * cork_text_picture_draw_in:
 *
 * Has pictures drawn in the layouts of @context.
 */
void cork_text_picture_draw_in (PangoContext *context);

G_END_DECLS
