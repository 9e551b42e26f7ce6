#include "CorkRecording.h"

#include <math.h>

/* The key by which the surface of a Cairo node refers to the pixels that are its only content. */
static const cairo_user_data_key_t pixels_key;

static void
get_size (cairo_surface_t *pixels, double *width, double *height)
{
  double x_scale, y_scale;
  cairo_surface_get_device_scale (pixels, &x_scale, &y_scale);
  *width = cairo_image_surface_get_width (pixels) / x_scale;
  *height = cairo_image_surface_get_height (pixels) / y_scale;
}

void
cork_snapshot_append_pixels (GtkSnapshot *snapshot, float x, float y, cairo_surface_t *pixels)
{
  double width, height;
  get_size (pixels, &width, &height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, width, height));
  cairo_set_source_surface (cr, pixels, x, y);
  cairo_paint (cr);
  cairo_surface_set_user_data (cairo_get_target (cr), &pixels_key, cairo_surface_reference (pixels),
                               (cairo_destroy_func_t) cairo_surface_destroy);
  cairo_destroy (cr);
}

/* Draws a Cairo node if its only content is pixels that are drawn at their own size. */
static gboolean
draw_pixels (GskRenderNode *node, cairo_t *cr)
{
  cairo_surface_t *surface = gsk_cairo_node_get_surface (node);
  cairo_surface_t *pixels = surface ? cairo_surface_get_user_data (surface, &pixels_key) : NULL;
  if (!pixels)
    return FALSE;

  graphene_rect_t bounds;
  double width, height;
  gsk_render_node_get_bounds (node, &bounds);
  get_size (pixels, &width, &height);
  if (fabs (width - bounds.size.width) > 0.01 || fabs (height - bounds.size.height) > 0.01)
    return FALSE;

  cairo_save (cr);
  cairo_rectangle (cr, bounds.origin.x, bounds.origin.y, width, height);
  cairo_clip (cr);
  cairo_set_source_surface (cr, pixels, bounds.origin.x, bounds.origin.y);
  cairo_paint (cr);
  cairo_restore (cr);
  return TRUE;
}

void
cork_render_node_draw (GskRenderNode *node, cairo_t *cr)
{
  GskRenderNodeType type = gsk_render_node_get_node_type (node);
  if (type == GSK_CONTAINER_NODE)
    {
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        cork_render_node_draw (gsk_container_node_get_child (node, i), cr);
    }
  else if (type == GSK_TRANSFORM_NODE
           && gsk_transform_get_category (gsk_transform_node_get_transform (node))
                >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE)
    {
      float x, y;
      gsk_transform_to_translate (gsk_transform_node_get_transform (node), &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cork_render_node_draw (gsk_transform_node_get_child (node), cr);
      cairo_restore (cr);
    }
  else if (type != GSK_CAIRO_NODE || !draw_pixels (node, cr))
    gsk_render_node_draw (node, cr);
}
