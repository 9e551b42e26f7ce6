#include "CorkInk.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jpeglib.h>

typedef struct
{
  struct jpeg_error_mgr base;
  jmp_buf failed;
} Errors;

static void
fail (j_common_ptr info)
{
  longjmp (((Errors *) info->err)->failed, 1);
}

static void
keep_quiet (j_common_ptr info, int level)
{
}

/* Halves the picture while it stays as large as is needed. */
static void
set_scale (struct jpeg_decompress_struct *info, int edge)
{
  unsigned side = info->image_width > info->image_height ? info->image_width : info->image_height;
  info->scale_num = 1;
  info->scale_denom = 1;
  while (info->scale_denom < 8 && edge > 0 && side / (info->scale_denom * 2) >= (unsigned) edge)
    info->scale_denom *= 2;
}

static CorkInkResult
decode (struct jpeg_decompress_struct *info, FILE *file, const CorkInkLimits *limits, CorkInk *ink)
{
  jpeg_stdio_src (info, file);
  jpeg_save_markers (info, JPEG_APP0 + 2, 0xFFFF);
  if (jpeg_read_header (info, TRUE) != JPEG_HEADER_OK || info->num_components != 4)
    return CORK_INK_OTHER;

  unsigned length = 0;
  JOCTET *profile = NULL;
  if (!jpeg_read_icc_profile (info, &profile, &length))
    return CORK_INK_OTHER;
  ink->profile = profile;
  ink->profile_length = length;
  ink->full_width = info->image_width;
  ink->full_height = info->image_height;
  if ((int64_t) info->image_width * info->image_height > limits->pixel_limit)
    return CORK_INK_TOO_LARGE;

  info->out_color_space = JCS_CMYK;
  set_scale (info, limits->edge);
  jpeg_start_decompress (info);
  ink->width = info->output_width;
  ink->height = info->output_height;
  ink->is_cmyk = 1;
  ink->is_inverted = info->saw_Adobe_marker;
  size_t stride = (size_t) ink->width * 4;
  ink->pixels = calloc (ink->height, stride);
  if (ink->pixels == NULL)
    return CORK_INK_TOO_LARGE;
  while (info->output_scanline < info->output_height)
    {
      JSAMPROW row = ink->pixels + info->output_scanline * stride;
      jpeg_read_scanlines (info, &row, 1);
      if (limits->is_cancelled (limits->data))
        return CORK_INK_CANCELLED;
    }
  return CORK_INK_READ;
}

CorkInkResult
cork_ink_read_jpeg (int descriptor, const CorkInkLimits *limits, CorkInk *ink)
{
  memset (ink, 0, sizeof *ink);
  ink->orientation = 1;
  int copy = dup (descriptor);
  FILE *file = copy >= 0 ? fdopen (copy, "rb") : NULL;
  if (file == NULL)
    {
      if (copy >= 0)
        close (copy);
      return CORK_INK_OTHER;
    }
  rewind (file);
  struct jpeg_decompress_struct info;
  Errors errors;
  info.err = jpeg_std_error (&errors.base);
  errors.base.error_exit = fail;
  errors.base.emit_message = keep_quiet;
  /* Rows that were decoded before an error are shown. */
  volatile CorkInkResult result = CORK_INK_OTHER;
  if (setjmp (errors.failed) == 0)
    {
      jpeg_create_decompress (&info);
      result = decode (&info, file, limits, ink);
    }
  else if (ink->pixels != NULL)
    result = info.output_scanline > 0 ? CORK_INK_READ : CORK_INK_DAMAGED;
  jpeg_destroy_decompress (&info);
  fclose (file);
  lseek (descriptor, 0, SEEK_SET);
  return result;
}
