#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

// Animations take their times in a deprecated type; these take them in microseconds.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static inline GTimeVal cork_time (gint64 time) {
  GTimeVal value = { time / G_USEC_PER_SEC, time % G_USEC_PER_SEC };
  return value;
}

static inline GdkPixbufAnimationIter *cork_pixbuf_animation_get_iter (GdkPixbufAnimation *animation, gint64 time) {
  GTimeVal value = cork_time (time);
  return gdk_pixbuf_animation_get_iter (animation, &value);
}

static inline gboolean cork_pixbuf_animation_iter_advance (GdkPixbufAnimationIter *iterator, gint64 time) {
  GTimeVal value = cork_time (time);
  return gdk_pixbuf_animation_iter_advance (iterator, &value);
}

G_GNUC_END_IGNORE_DEPRECATIONS
