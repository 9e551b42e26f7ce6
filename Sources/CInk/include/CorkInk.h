#pragma once

#include <stddef.h>
#include <stdint.h>

/* Readers of pictures that gdk-pixbuf converts without their color profile, or not at all. */

typedef enum
{
  CORK_INK_READ,
  /* The picture is for gdk-pixbuf. */
  CORK_INK_OTHER,
  CORK_INK_TOO_LARGE,
  CORK_INK_CANCELLED,
  CORK_INK_DAMAGED
} CorkInkResult;

typedef struct
{
  /* The size of the pixels. */
  int width, height;
  /* The size of the picture in the file. */
  int full_width, full_height;
  /* The bytes of a pixel: cyan, magenta, yellow and black, or red, green, blue and opacity. */
  uint8_t *pixels;
  int is_cmyk;
  /* The number 255 stands for no ink. */
  int is_inverted;
  /* From 1 to 8, as EXIF numbers it. */
  int orientation;
  /* NULL if there is none. */
  uint8_t *profile;
  size_t profile_length;
} CorkInk;

typedef struct
{
  int edge;
  int64_t pixel_limit;
  int (*is_cancelled) (void *data);
  void *data;
} CorkInkLimits;

/* Reads a CMYK picture from an open file; the caller frees pixels and profile. */
CorkInkResult cork_ink_read_jpeg (int descriptor, const CorkInkLimits *limits, CorkInk *ink);

/* Reads a CMYK picture, or a BigTIFF file of any colors. */
CorkInkResult cork_ink_read_tiff (int descriptor, const CorkInkLimits *limits, CorkInk *ink);
