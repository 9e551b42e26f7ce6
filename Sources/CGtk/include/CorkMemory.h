#pragma once

#include <glib.h>
#include <malloc.h>

G_BEGIN_DECLS

/**
 * cork_keep_freed_memory:
 *
 * Makes the C library reuse freed blocks of up to 8 MB instead of returning them to the system. The system would clear
 * and map each page again, which takes several times as long as copying an edited array.
 */
static inline void
cork_keep_freed_memory (void)
{
#ifdef __GLIBC__
  enum { LIMIT = 8 << 20 };
  mallopt (M_MMAP_THRESHOLD, LIMIT);
  mallopt (M_TRIM_THRESHOLD, 2 * LIMIT);
#endif
}

G_END_DECLS
