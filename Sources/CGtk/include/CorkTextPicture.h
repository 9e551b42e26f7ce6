#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * cork_text_picture_new:
 * @paintable: (nullable) (transfer none): the paintable; a symbolic one gets the color of the text
 * @width: the width in points
 * @height: the height in points
 * @rise: the distance of its lower edge above the baseline, in points
 *
 * Creates an attribute that shows a picture in place of characters, in layouts of contexts that were passed to
 * cork_text_picture_draw_in().
 *
 * Returns: (transfer full): the attribute
 */
PangoAttribute *cork_text_picture_new (GdkPaintable *paintable, double width, double height, double rise);

/**
 * cork_text_picture_draw_in:
 *
 * Enables drawing of pictures in the layouts of @context.
 */
void cork_text_picture_draw_in (PangoContext *context);

G_END_DECLS
