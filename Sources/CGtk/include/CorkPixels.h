#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * cork_opaque_pixels:
 * @rgba: pixels of four bytes each: red, green, blue, opacity
 * @count: how many there are
 *
 * Returns: (nullable): the colours alone, three bytes a pixel; NULL where a pixel is not opaque
 */
GBytes *cork_opaque_pixels (const guint8 *rgba, gsize count);

G_END_DECLS
