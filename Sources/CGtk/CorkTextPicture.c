#include "CorkTextPicture.h"

static GdkRGBA
get_color (cairo_t *cr)
{
  double red = 0, green = 0, blue = 0, alpha = 1;
  cairo_pattern_get_rgba (cairo_get_source (cr), &red, &green, &blue, &alpha);
  return (GdkRGBA) { red, green, blue, alpha };
}

static void
draw (cairo_t *cr, PangoAttrShape *shape, gboolean is_path, gpointer data)
{
  if (is_path || !shape->data)
    return;
  PangoRectangle place = shape->logical_rect;
  double width = pango_units_to_double (place.width), height = pango_units_to_double (place.height);
  double x, y;
  cairo_get_current_point (cr, &x, &y);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  if (GTK_IS_SYMBOLIC_PAINTABLE (shape->data))
    {
      GdkRGBA color = get_color (cr);
      gtk_symbolic_paintable_snapshot_symbolic (shape->data, snapshot, width, height,
                                                (GdkRGBA[]) { color, color, color, color }, 4);
    }
  else
    gdk_paintable_snapshot (shape->data, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  if (!node)
    return;
  cairo_save (cr);
  cairo_translate (cr, x + pango_units_to_double (place.x), y + pango_units_to_double (place.y));
  gsk_render_node_draw (node, cr);
  cairo_restore (cr);
  gsk_render_node_unref (node);
}

static gpointer
copy (gconstpointer paintable)
{
  return paintable ? g_object_ref ((gpointer) paintable) : NULL;
}

static void
destroy (gpointer paintable)
{
  g_clear_object (&paintable);
}

PangoAttribute *
cork_text_picture_new (GdkPaintable *paintable, double width, double height, double rise)
{
  PangoRectangle place = { 0, pango_units_from_double (-height - rise), pango_units_from_double (width),
                           pango_units_from_double (height) };
  return pango_attr_shape_new_with_data (&place, &place, copy (paintable), copy, destroy);
}

void
cork_text_picture_draw_in (PangoContext *context)
{
  pango_cairo_context_set_shape_renderer (context, draw, NULL, NULL);
}
