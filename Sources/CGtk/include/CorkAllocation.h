#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * cork_widget_allocate:
 * @child: a child of the widget that is being allocated
 * @x: left edge in the parent, in pixels, before the rotation
 * @y: top edge in the parent
 * @width: the width, at least the child's minimum
 * @height: the height, at least the child's minimum for @width
 * @baseline: its baseline from the top, or -1
 * @degrees: the clockwise rotation around the center
 *
 * Allocates @child.
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

/**
 * cork_widget_allocate_transformed:
 * @child: a child of the widget that is being allocated
 * @x: the position of its top left corner in the parent, in pixels
 * @width: at least the child's minimum width, before scaling
 * @degrees: the clockwise rotation around that corner
 * @slant: the slant of its sides, in degrees
 * @scale_x: the horizontal scale, not 0
 * @scale_y: the vertical scale, not 0
 *
 * Allocates @child in coordinates that are scaled, then slanted, then rotated.
 */
static inline void
cork_widget_allocate_transformed (GtkWidget *child, float x, float y, int width, int height, float degrees, float slant,
                                  float scale_x, float scale_y)
{
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));
  if (degrees != 0)
    transform = gsk_transform_rotate (transform, degrees);
  if (slant != 0)
    transform = gsk_transform_skew (transform, slant, 0);
  if (scale_x != 1 || scale_y != 1)
    transform = gsk_transform_scale (transform, scale_x, scale_y);
  gtk_widget_allocate (child, width, height, -1, transform);
}

/**
 * cork_widget_transform_bounds:
 * @bounds: a rectangle in coordinates of @widget
 * @result: (out): the smallest rectangle around it in coordinates of @target
 *
 * Returns: FALSE if the widgets aren't in the same window
 */
static inline gboolean
cork_widget_transform_bounds (GtkWidget *widget, GtkWidget *target, const graphene_rect_t *bounds,
                              graphene_rect_t *result)
{
  graphene_matrix_t matrix;
  if (!gtk_widget_compute_transform (widget, target, &matrix))
    return FALSE;
  graphene_matrix_transform_bounds (&matrix, bounds, result);
  return TRUE;
}

G_END_DECLS
