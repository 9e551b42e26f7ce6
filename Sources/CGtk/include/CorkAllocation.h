#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * cork_widget_allocate:
 * @child: a child of the widget that is being allocated
 * @x: left edge in the parent, in pixels, before turning
 * @y: top edge in the parent
 * @width: at least the child's minimum width
 * @height: at least the child's minimum height for @width
 * @baseline: its baseline from the top, or -1
 * @degrees: clockwise turn about the centre
 *
 * Gives @child its place and size.
 */
static inline void
cork_widget_allocate (GtkWidget *child, float x, float y, int width, int height, int baseline, float degrees)
{
  GskTransform *transform = NULL;
  if (degrees != 0)
    {
      graphene_point_t centre = GRAPHENE_POINT_INIT (x + width / 2.f, y + height / 2.f);
      transform = gsk_transform_rotate (gsk_transform_translate (NULL, &centre), degrees);
      x = -width / 2.f;
      y = -height / 2.f;
    }
  if (transform || x != 0 || y != 0)
    transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (x, y));
  gtk_widget_allocate (child, width, height, baseline, transform);
}

G_END_DECLS
