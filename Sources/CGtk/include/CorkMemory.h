#pragma once

#include <glib.h>
#include <malloc.h>

G_BEGIN_DECLS

/**
 * cork_keep_freed_memory:
 *
 * Has the C library hand out memory again that was freed, up to 8 MB at a time, instead of giving it back to the system,
 * which makes it anew page by page: that takes several times as long as an edited array takes to be copied.
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
