#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Drawing into a GtkSnapshot with arguments by value: pixels for lengths, 0...1 for colors, not premultiplied. */

/* Returns whether Cairo renders the window of the widget. In each frame Cairo draws every node before it clips those
   outside of the repainted area, and copies and converts every texture. */
static inline gboolean
cork_is_drawn_by_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native ? gtk_native_get_renderer (native) : NULL;
  return renderer && GSK_IS_CAIRO_RENDERER (renderer);
}

static inline graphene_rect_t
cork_rect (float x, float y, float width, float height)
{
  return GRAPHENE_RECT_INIT (x, y, width, height);
}

/* A rectangle whose four corners are quarters of an ellipse with these radii, which are scaled down if too large. */
static inline GskRoundedRect
cork_rounded_rect (graphene_rect_t bounds, float radius_x, float radius_y)
{
  GskRoundedRect rect;
  graphene_size_t corner = GRAPHENE_SIZE_INIT (radius_x, radius_y);
  gsk_rounded_rect_init (&rect, &bounds, &corner, &corner, &corner, &corner);
  return rect;
}

/* A rectangle whose corners are quarters of ellipses; radii: width and height of the top left one, then clockwise. */
static inline GskRoundedRect
cork_uneven_rounded_rect (graphene_rect_t bounds, const float radii[8])
{
  GskRoundedRect rect;
  gsk_rounded_rect_init (&rect, &bounds, &GRAPHENE_SIZE_INIT (radii[0], radii[1]),
                         &GRAPHENE_SIZE_INIT (radii[2], radii[3]), &GRAPHENE_SIZE_INIT (radii[4], radii[5]),
                         &GRAPHENE_SIZE_INIT (radii[6], radii[7]));
  return rect;
}

static inline void
cork_snapshot_translate (GtkSnapshot *snapshot, float x, float y)
{
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
}

static inline void
cork_snapshot_fill (GtkSnapshot *snapshot, graphene_rect_t bounds, GdkRGBA color)
{
  gtk_snapshot_append_color (snapshot, &color, &bounds);
}

static inline void
cork_snapshot_fill_rounded (GtkSnapshot *snapshot, GskRoundedRect shape, GdkRGBA color)
{
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &color, &shape.bounds);
  gtk_snapshot_pop (snapshot);
}

/* Returns whether two nodes fill the same rectangle with the same color. */
static inline gboolean
cork_color_node_equal (GskRenderNode *a, GskRenderNode *b)
{
  graphene_rect_t bounds, other;
  gsk_render_node_get_bounds (a, &bounds);
  gsk_render_node_get_bounds (b, &other);
  return graphene_rect_equal (&bounds, &other)
         && gdk_rgba_equal (gsk_color_node_get_color (a), gsk_color_node_get_color (b));
}

/* Appends a border inside of outline, with a width and a color for each side. */
static inline void
cork_snapshot_border (GtkSnapshot *snapshot, GskRoundedRect outline, float top, float right, float bottom, float left,
                      GdkRGBA top_color, GdkRGBA right_color, GdkRGBA bottom_color, GdkRGBA left_color)
{
  const float widths[4] = { top, right, bottom, left };
  const GdkRGBA colors[4] = { top_color, right_color, bottom_color, left_color };
  gtk_snapshot_append_border (snapshot, &outline, widths, colors);
}

/* Appends the shadow that outline casts outside of itself. */
static inline void
cork_snapshot_outset_shadow (GtkSnapshot *snapshot, GskRoundedRect outline, GdkRGBA color, float dx, float dy,
                             float spread, float blur_radius)
{
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &color, dx, dy, spread, blur_radius);
}

/* stops: at least two, offsets 0...1 in order. */
static inline void
cork_snapshot_linear_gradient (GtkSnapshot *snapshot, graphene_rect_t bounds, float start_x, float start_y, float end_x,
                               float end_y, const GskColorStop *stops, gsize stop_count)
{
  gtk_snapshot_append_linear_gradient (snapshot, &bounds, &GRAPHENE_POINT_INIT (start_x, start_y),
                                       &GRAPHENE_POINT_INIT (end_x, end_y), stops, stop_count);
}

/* An ellipse with these radii; the stops run from start to end, both multiples of the radii, 0 being the centre. */
static inline void
cork_snapshot_radial_gradient (GtkSnapshot *snapshot, graphene_rect_t bounds, float center_x, float center_y,
                               float radius_x, float radius_y, float start, float end, const GskColorStop *stops,
                               gsize stop_count)
{
  gtk_snapshot_append_radial_gradient (snapshot, &bounds, &GRAPHENE_POINT_INIT (center_x, center_y), radius_x,
                                       radius_y, start, end, stops, stop_count);
}

/* The stops run clockwise a whole turn; rotation: where they begin, in degrees clockwise from the top. */
static inline void
cork_snapshot_conic_gradient (GtkSnapshot *snapshot, graphene_rect_t bounds, float center_x, float center_y,
                              float rotation, const GskColorStop *stops, gsize stop_count)
{
  gtk_snapshot_append_conic_gradient (snapshot, &bounds, &GRAPHENE_POINT_INIT (center_x, center_y), rotation, stops,
                                      stop_count);
}

/* Pushes a color matrix. parts: the contributions of red to red, green, blue and opacity; those of green, blue and
   opacity; the offsets. */
static inline void
cork_snapshot_push_color_matrix (GtkSnapshot *snapshot, const float parts[20])
{
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  graphene_matrix_init_from_float (&matrix, parts);
  graphene_vec4_init_from_float (&offset, parts + 16);
  gtk_snapshot_push_color_matrix (snapshot, &matrix, &offset);
}

/* Returns: (transfer full): a context for everything inside bounds, for cairo_destroy() when drawn */
static inline cairo_t *
cork_snapshot_cairo (GtkSnapshot *snapshot, graphene_rect_t bounds)
{
  return gtk_snapshot_append_cairo (snapshot, &bounds);
}

G_END_DECLS
