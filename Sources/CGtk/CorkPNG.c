#include "CorkPNG.h"

/* GTK discards the drawing of a widget as soon as redrawing is requested. */
static void
draw_what_waits (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  if (!parent)
    return;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gtk_widget_snapshot_child (parent, widget, snapshot);
  g_object_unref (snapshot);
}

static GskRenderNode *
render_node (GtkWidget *widget, int width, int height)
{
  draw_what_waits (widget);
  GdkPaintable *paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  g_object_unref (paintable);
  return gtk_snapshot_free_to_node (snapshot);
}

static GdkTexture *
render_texture (GskRenderNode *node, int width, int height)
{
  GdkTexture *texture = NULL;
  GskRenderer *renderer = gsk_cairo_renderer_new ();
  if (gsk_renderer_realize (renderer, NULL, NULL))
    {
      texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
      gsk_renderer_unrealize (renderer);
    }
  g_object_unref (renderer);
  return texture;
}

gboolean
cork_snapshot_to_png (GtkWidget *widget, const char *path, int width, int height)
{
  if (width <= 0)
    width = gtk_widget_get_width (widget);
  if (height <= 0)
    height = gtk_widget_get_height (widget);
  if (width <= 0 || height <= 0)
    return FALSE;

  GskRenderNode *node = render_node (widget, width, height);
  if (!node)
    return FALSE;
  GdkTexture *texture = render_texture (node, width, height);
  gsk_render_node_unref (node);
  if (!texture)
    return FALSE;
  gboolean written = gdk_texture_save_to_png (texture, path);
  g_object_unref (texture);
  return written;
}
