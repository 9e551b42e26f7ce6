#include "CorkPicture.h"
#include "CorkDrawing.h"

struct _CorkPicture
{
  GObject parent_instance;
  GtkWidget *widget;
  GdkTexture *texture;
  gboolean is_whole;
};

/* The longest side that Cairo can draw. */
enum { LONGEST = 32767 };

static cairo_surface_t *
new_surface (int width, int height)
{
  if (MAX (width, height) > LONGEST)
    return NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  if (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS)
    return surface;
  cairo_surface_destroy (surface);
  return NULL;
}

static cairo_surface_t *
download (GdkTexture *texture)
{
  cairo_surface_t *pixels = new_surface (gdk_texture_get_width (texture), gdk_texture_get_height (texture));
  if (!pixels)
    return NULL;
  gdk_texture_download (texture, cairo_image_surface_get_data (pixels), cairo_image_surface_get_stride (pixels));
  cairo_surface_mark_dirty (pixels);
  return pixels;
}

static cairo_surface_t *
keep (GdkTexture *texture, const char *key, cairo_surface_t *pixels)
{
  if (pixels)
    g_object_set_data_full (G_OBJECT (texture), key, pixels, (GDestroyNotify) cairo_surface_destroy);
  return pixels;
}

cairo_surface_t *
cork_texture_get_pixels (GdkTexture *texture)
{
  cairo_surface_t *pixels = g_object_get_data (G_OBJECT (texture), "cork-pixels");
  return pixels ? pixels : keep (texture, "cork-pixels", download (texture));
}

static void
paint (cairo_t *cr, cairo_surface_t *pixels, double width, double height)
{
  cairo_scale (cr, width / cairo_image_surface_get_width (pixels), height / cairo_image_surface_get_height (pixels));
  cairo_set_source_surface (cr, pixels, 0, 0);
  /* Without padding, the edges of a scaled picture would be translucent. */
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_paint (cr);
}

static cairo_surface_t *
make_smaller (GdkTexture *texture, int width, int height)
{
  cairo_surface_t *pixels = download (texture), *smaller = pixels ? new_surface (width, height) : NULL;
  if (smaller)
    {
      cairo_t *cr = cairo_create (smaller);
      paint (cr, pixels, width, height);
      cairo_destroy (cr);
    }
  g_clear_pointer (&pixels, cairo_surface_destroy);
  return smaller;
}

/* Returns the pixels of a texture, scaled down to the drawn size, since Cairo is slow to scale down. They are cached
 * for further drawing in the same size. */
static cairo_surface_t *
get_drawn_pixels (GdkTexture *texture, double width, double height)
{
  int all_columns = gdk_texture_get_width (texture), all_rows = gdk_texture_get_height (texture);
  int columns = CLAMP (ceil (width), 1, all_columns), rows = CLAMP (ceil (height), 1, all_rows);
  if (columns == all_columns && rows == all_rows)
    return cork_texture_get_pixels (texture);
  cairo_surface_t *pixels = g_object_get_data (G_OBJECT (texture), "cork-drawn-pixels");
  if (pixels && cairo_image_surface_get_width (pixels) == columns && cairo_image_surface_get_height (pixels) == rows)
    return pixels;
  return keep (texture, "cork-drawn-pixels", make_smaller (texture, columns, rows));
}

static void
cork_picture_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  CorkPicture *self = CORK_PICTURE (paintable);
  gboolean is_drawn_by_cairo = self->widget && cork_is_drawn_by_cairo (self->widget);
  cairo_surface_t *pixels = NULL;
  if (is_drawn_by_cairo)
    {
      int scale = gtk_widget_get_scale_factor (self->widget);
      pixels = self->is_whole ? cork_texture_get_pixels (self->texture)
                              : get_drawn_pixels (self->texture, width * scale, height * scale);
    }
  if (!pixels)
    {
      gdk_paintable_snapshot (GDK_PAINTABLE (self->texture), snapshot, width, height);
      return;
    }
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  paint (cr, pixels, width, height);
  cairo_destroy (cr);
}

static int
cork_picture_get_width (GdkPaintable *paintable)
{
  return gdk_texture_get_width (CORK_PICTURE (paintable)->texture);
}

static int
cork_picture_get_height (GdkPaintable *paintable)
{
  return gdk_texture_get_height (CORK_PICTURE (paintable)->texture);
}

static GdkPaintableFlags
cork_picture_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_SIZE;
}

static void
paintable_init (GdkPaintableInterface *interface)
{
  interface->snapshot = cork_picture_snapshot;
  interface->get_intrinsic_width = cork_picture_get_width;
  interface->get_intrinsic_height = cork_picture_get_height;
  interface->get_flags = cork_picture_get_flags;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CorkPicture, cork_picture, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init))

static void
cork_picture_finalize (GObject *object)
{
  CorkPicture *self = CORK_PICTURE (object);
  g_clear_weak_pointer (&self->widget);
  g_object_unref (self->texture);
  G_OBJECT_CLASS (cork_picture_parent_class)->finalize (object);
}

static void
cork_picture_class_init (CorkPictureClass *class)
{
  G_OBJECT_CLASS (class)->finalize = cork_picture_finalize;
}

static void
cork_picture_init (CorkPicture *self)
{
}

CorkPicture *
cork_picture_new (GtkWidget *widget, GdkTexture *texture, gboolean is_whole)
{
  CorkPicture *self = g_object_new (CORK_TYPE_PICTURE, NULL);
  g_set_weak_pointer (&self->widget, widget);
  self->texture = g_object_ref (texture);
  self->is_whole = is_whole;
  g_signal_connect_object (widget, "notify::scale-factor", G_CALLBACK (gdk_paintable_invalidate_contents), self,
                           G_CONNECT_SWAPPED);
  return self;
}
