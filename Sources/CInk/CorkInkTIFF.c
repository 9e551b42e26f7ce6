#include "CorkInk.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <tiffio.h>

#if TIFFLIB_VERSION >= 20221213
static int
keep_quiet (TIFF *tiff, void *data, const char *module, const char *format, va_list arguments)
{
  return 1;
}

static TIFF *
open_tiff (int descriptor)
{
  TIFFOpenOptions *options = TIFFOpenOptionsAlloc ();
  TIFFOpenOptionsSetErrorHandlerExtR (options, keep_quiet, NULL);
  TIFFOpenOptionsSetWarningHandlerExtR (options, keep_quiet, NULL);
  TIFF *tiff = TIFFFdOpenExt (descriptor, "picture", "rm", options);
  TIFFOpenOptionsFree (options);
  return tiff;
}
#else
static TIFF *
open_tiff (int descriptor)
{
  return TIFFFdOpen (descriptor, "picture", "rm");
}
#endif

typedef struct
{
  TIFF *tiff;
  uint32_t width, height;
  uint16_t bits, samples, planes;
} Layout;

/* Copies the inks of one row, or of one plane of a row, to pixels of four bytes. */
static void
take_row (const Layout *layout, const uint8_t *row, uint32_t count, int plane, uint8_t *pixels)
{
  int is_separate = layout->planes == PLANARCONFIG_SEPARATE;
  int first = is_separate ? plane : 0, last = is_separate ? plane : 3;
  int step = is_separate ? 1 : layout->samples;
  for (uint32_t x = 0; x < count; x++)
    for (int ink = first; ink <= last; ink++)
      {
        size_t place = (size_t) x * step + (is_separate ? 0 : ink);
        pixels[(size_t) x * 4 + ink] = layout->bits == 16 ? ((const uint16_t *) row)[place] >> 8 : row[place];
      }
}

static int
read_lines (const Layout *layout, const CorkInkLimits *limits, uint8_t *pixels, CorkInkResult *result)
{
  uint8_t *row = malloc (TIFFScanlineSize (layout->tiff));
  int planes = layout->planes == PLANARCONFIG_SEPARATE ? 4 : 1;
  int count = 0;
  for (int plane = 0; row != NULL && plane < planes; plane++)
    for (uint32_t y = 0; y < layout->height; y++)
      {
        if (TIFFReadScanline (layout->tiff, row, y, plane) < 0)
          break;
        take_row (layout, row, layout->width, plane, pixels + (size_t) y * layout->width * 4);
        count++;
        if (limits->is_cancelled (limits->data))
          {
            *result = CORK_INK_CANCELLED;
            free (row);
            return 0;
          }
      }
  free (row);
  return count;
}

static int
read_tiles (const Layout *layout, const CorkInkLimits *limits, uint8_t *pixels, CorkInkResult *result)
{
  uint32_t width = 0, height = 0;
  TIFFGetField (layout->tiff, TIFFTAG_TILEWIDTH, &width);
  TIFFGetField (layout->tiff, TIFFTAG_TILELENGTH, &height);
  if (width == 0 || height == 0)
    return 0;
  uint8_t *tile = malloc (TIFFTileSize (layout->tiff));
  size_t stride = TIFFTileRowSize (layout->tiff);
  int planes = layout->planes == PLANARCONFIG_SEPARATE ? 4 : 1;
  int count = 0;
  for (int plane = 0; tile != NULL && plane < planes; plane++)
    for (uint32_t y = 0; y < layout->height; y += height)
      for (uint32_t x = 0; x < layout->width; x += width)
        {
          if (TIFFReadTile (layout->tiff, tile, x, y, 0, plane) < 0)
            continue;
          uint32_t rows = layout->height - y < height ? layout->height - y : height;
          uint32_t columns = layout->width - x < width ? layout->width - x : width;
          for (uint32_t line = 0; line < rows; line++)
            take_row (layout, tile + line * stride, columns, plane,
                      pixels + ((size_t) (y + line) * layout->width + x) * 4);
          count++;
          if (limits->is_cancelled (limits->data))
            {
              *result = CORK_INK_CANCELLED;
              free (tile);
              return 0;
            }
        }
  free (tile);
  return count;
}

static void
take_profile (TIFF *tiff, CorkInk *ink)
{
  uint32_t length = 0;
  void *profile = NULL;
  if (!TIFFGetField (tiff, TIFFTAG_ICCPROFILE, &length, &profile) || length == 0)
    return;
  ink->profile = malloc (length);
  if (ink->profile == NULL)
    return;
  memcpy (ink->profile, profile, length);
  ink->profile_length = length;
}

static CorkInkResult
decode (TIFF *tiff, const CorkInkLimits *limits, CorkInk *ink)
{
  Layout layout = { .tiff = tiff };
  uint16_t photometric = 0, inks = INKSET_CMYK, format = SAMPLEFORMAT_UINT, orientation = 1;
  TIFFGetField (tiff, TIFFTAG_IMAGEWIDTH, &layout.width);
  TIFFGetField (tiff, TIFFTAG_IMAGELENGTH, &layout.height);
  TIFFGetField (tiff, TIFFTAG_PHOTOMETRIC, &photometric);
  TIFFGetFieldDefaulted (tiff, TIFFTAG_BITSPERSAMPLE, &layout.bits);
  TIFFGetFieldDefaulted (tiff, TIFFTAG_SAMPLESPERPIXEL, &layout.samples);
  TIFFGetFieldDefaulted (tiff, TIFFTAG_PLANARCONFIG, &layout.planes);
  TIFFGetFieldDefaulted (tiff, TIFFTAG_INKSET, &inks);
  TIFFGetFieldDefaulted (tiff, TIFFTAG_SAMPLEFORMAT, &format);
  TIFFGetFieldDefaulted (tiff, TIFFTAG_ORIENTATION, &orientation);
  ink->orientation = orientation >= 1 && orientation <= 8 ? orientation : 1;
  int is_cmyk = photometric == PHOTOMETRIC_SEPARATED && inks == INKSET_CMYK && layout.samples >= 4
                && (layout.bits == 8 || layout.bits == 16) && format == SAMPLEFORMAT_UINT;
  if (!is_cmyk && !TIFFIsBigTIFF (tiff))
    return CORK_INK_OTHER;
  if (layout.width == 0 || layout.height == 0)
    return CORK_INK_DAMAGED;
  ink->full_width = ink->width = layout.width;
  ink->full_height = ink->height = layout.height;
  if (layout.width > 1 << 24 || layout.height > 1 << 24
      || (int64_t) layout.width * layout.height > limits->pixel_limit)
    return CORK_INK_TOO_LARGE;
  take_profile (tiff, ink);
  ink->pixels = calloc (layout.height, (size_t) layout.width * 4);
  if (ink->pixels == NULL)
    return CORK_INK_TOO_LARGE;
  if (!is_cmyk)
    /* Asking for the orientation of the file leaves the rows in their order. */
    return TIFFReadRGBAImageOriented (tiff, layout.width, layout.height, (uint32_t *) ink->pixels, ink->orientation, 0)
             ? CORK_INK_READ
             : CORK_INK_DAMAGED;

  ink->is_cmyk = 1;
  CorkInkResult result = CORK_INK_READ;
  int count = TIFFIsTiled (tiff) ? read_tiles (&layout, limits, ink->pixels, &result)
                                 : read_lines (&layout, limits, ink->pixels, &result);
  return result == CORK_INK_READ && count == 0 ? CORK_INK_DAMAGED : result;
}

CorkInkResult
cork_ink_read_tiff (int descriptor, const CorkInkLimits *limits, CorkInk *ink)
{
  memset (ink, 0, sizeof *ink);
  int copy = dup (descriptor);
  lseek (descriptor, 0, SEEK_SET);
  TIFF *tiff = copy >= 0 ? open_tiff (copy) : NULL;
  if (tiff == NULL)
    {
      if (copy >= 0)
        close (copy);
      lseek (descriptor, 0, SEEK_SET);
      return CORK_INK_OTHER;
    }
  CorkInkResult result = decode (tiff, limits, ink);
  TIFFClose (tiff);
  lseek (descriptor, 0, SEEK_SET);
  return result;
}
