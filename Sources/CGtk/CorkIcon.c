#include "CorkIcon.h"
#include "CorkDrawing.h"

#include <math.h>

struct _CorkIcon
{
  GObject parent_instance;
  GtkWidget *image;
  char *name;
  int size;
  /* What was drawn last, which the theme need not find again as long as it is shown. */
  GtkIconPaintable *found;
};

enum { COLORS = 4, LARGEST = 128, MOST_TINTS = 8 };

/* An icon of the theme in colours. */
typedef struct {
  GdkRGBA colors[COLORS];
  double width, height;
  GskRenderNode *node;
} Tint;

static void
clear_tint (void *tint)
{
  gsk_render_node_unref (((Tint *) tint)->node);
}

static GskRenderNode *
draw_tint (GtkIconPaintable *found, double width, double height, int scale, const GdkRGBA *colors)
{
  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, ceil (width * scale), ceil (height * scale));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (found), snapshot, width, height, colors, COLORS);
  GskRenderNode *drawn = gtk_snapshot_free_to_node (snapshot);
  if (drawn)
    {
      cairo_surface_set_device_scale (surface, scale, scale);
      cairo_t *cr = cairo_create (surface);
      gsk_render_node_draw (drawn, cr);
      cairo_destroy (cr);
      gsk_render_node_unref (drawn);
    }
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

/* The node of an icon in colours, kept as long as the theme's icon is. */
static GskRenderNode *
tint (GtkIconPaintable *found, double width, double height, int scale, const GdkRGBA *colors)
{
  GArray *tints = g_object_get_data (G_OBJECT (found), "cork-tints");
  if (!tints)
    {
      tints = g_array_new (FALSE, FALSE, sizeof (Tint));
      g_array_set_clear_func (tints, clear_tint);
      g_object_set_data_full (G_OBJECT (found), "cork-tints", tints, (GDestroyNotify) g_array_unref);
    }
  for (guint i = 0; i < tints->len; i++)
    {
      Tint *known = &g_array_index (tints, Tint, i);
      if (known->width == width && known->height == height && !memcmp (known->colors, colors, sizeof known->colors))
        return known->node;
    }
  if (tints->len == MOST_TINTS)
    g_array_remove_index (tints, 0);
  Tint made = { .width = width, .height = height, .node = draw_tint (found, width, height, scale, colors) };
  memcpy (made.colors, colors, sizeof made.colors);
  g_array_append_val (tints, made);
  return made.node;
}

static void
find (CorkIcon *self)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (self->image));
  GtkIconPaintable *found
    = gtk_icon_theme_lookup_icon (theme, self->name, NULL, self->size, gtk_widget_get_scale_factor (self->image),
                                  gtk_widget_get_direction (self->image), 0);
  g_set_object (&self->found, found);
  g_object_unref (found);
}

static void
cork_icon_snapshot_symbolic (GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot, double width, double height,
                             const GdkRGBA *colors, gsize n_colors)
{
  CorkIcon *self = CORK_ICON (paintable);
  if (!self->image || !self->name)
    return;
  find (self);
  int scale = gtk_widget_get_scale_factor (self->image);
  if (n_colors == COLORS && MAX (width, height) * scale <= LARGEST && cork_is_drawn_by_cairo (self->image)
      && gtk_icon_paintable_is_symbolic (self->found))
    gtk_snapshot_append_node (snapshot, tint (self->found, width, height, scale, colors));
  else
    gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (self->found), snapshot, width, height, colors,
                                              n_colors);
}

static void
symbolic_init (GtkSymbolicPaintableInterface *interface)
{
  interface->snapshot_symbolic = cork_icon_snapshot_symbolic;
}

static void
cork_icon_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  static const GdkRGBA black[COLORS] = { { 0, 0, 0, 1 }, { 0, 0, 0, 1 }, { 0, 0, 0, 1 }, { 0, 0, 0, 1 } };
  cork_icon_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (paintable), snapshot, width, height, black, COLORS);
}

static int
cork_icon_get_size (GdkPaintable *paintable)
{
  return CORK_ICON (paintable)->size;
}

static void
paintable_init (GdkPaintableInterface *interface)
{
  interface->snapshot = cork_icon_snapshot;
  interface->get_intrinsic_width = cork_icon_get_size;
  interface->get_intrinsic_height = cork_icon_get_size;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CorkIcon, cork_icon, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init)
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE, symbolic_init))

static void
cork_icon_finalize (GObject *object)
{
  CorkIcon *self = CORK_ICON (object);
  g_clear_weak_pointer (&self->image);
  g_clear_object (&self->found);
  g_free (self->name);
  G_OBJECT_CLASS (cork_icon_parent_class)->finalize (object);
}

static void
cork_icon_class_init (CorkIconClass *class)
{
  G_OBJECT_CLASS (class)->finalize = cork_icon_finalize;
}

static void
cork_icon_init (CorkIcon *self)
{
}

CorkIcon *
cork_icon_new (GtkWidget *image)
{
  CorkIcon *self = g_object_new (CORK_TYPE_ICON, NULL);
  g_set_weak_pointer (&self->image, image);
  return self;
}

void
cork_icon_set (CorkIcon *self, const char *name, int size)
{
  gboolean is_resized = size != self->size;
  if (!is_resized && !g_strcmp0 (name, self->name))
    return;
  char *before = self->name;
  self->name = g_strdup (name);
  g_free (before);
  self->size = size;
  if (is_resized)
    gdk_paintable_invalidate_size (GDK_PAINTABLE (self));
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}
