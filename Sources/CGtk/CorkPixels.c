#include "CorkPixels.h"

GBytes *
cork_opaque_pixels (const guint8 *rgba, gsize count)
{
  guint8 opacity = 0xff;
  for (gsize i = 0; i < count; i++)
    opacity &= rgba[i * 4 + 3];
  if (opacity != 0xff)
    return NULL;

  guint8 *rgb = g_malloc (count * 3);
  for (gsize i = 0; i < count; i++)
    for (int channel = 0; channel < 3; channel++)
      rgb[i * 3 + channel] = rgba[i * 4 + channel];
  return g_bytes_new_take (rgb, count * 3);
}
