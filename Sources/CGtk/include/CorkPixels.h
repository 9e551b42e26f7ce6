#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * cork_opaque_pixels:
 * @rgba: pixels of four bytes each: red, green, blue, opacity
 * @count: the number of pixels
 *
 * Returns: (nullable): the colors without opacity, three bytes a pixel; NULL if a pixel isn't opaque
 */
GBytes *cork_opaque_pixels (const guint8 *rgba, gsize count);

G_END_DECLS
