#include "CorkPicture.h"
#include "CorkDrawing.h"

struct _CorkPicture
{
  GObject parent_instance;
  GtkWidget *widget;
  GdkTexture *texture;
};

/* The longest side that Cairo can draw. */
enum { LONGEST = 32767 };

cairo_surface_t *
cork_texture_get_pixels (GdkTexture *texture)
{
  cairo_surface_t *pixels = g_object_get_data (G_OBJECT (texture), "cork-pixels");
  if (pixels)
    return pixels;
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  if (MAX (width, height) > LONGEST)
    return NULL;
  pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  guchar *data = cairo_image_surface_get_data (pixels);
  if (!data)
    {
      cairo_surface_destroy (pixels);
      return NULL;
    }
  gdk_texture_download (texture, data, cairo_image_surface_get_stride (pixels));
  cairo_surface_mark_dirty (pixels);
  g_object_set_data_full (G_OBJECT (texture), "cork-pixels", pixels, (GDestroyNotify) cairo_surface_destroy);
  return pixels;
}

static void
cork_picture_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  CorkPicture *self = CORK_PICTURE (paintable);
  gboolean is_drawn_by_cairo = self->widget && cork_is_drawn_by_cairo (self->widget);
  cairo_surface_t *pixels = is_drawn_by_cairo ? cork_texture_get_pixels (self->texture) : NULL;
  if (!pixels)
    {
      gdk_paintable_snapshot (GDK_PAINTABLE (self->texture), snapshot, width, height);
      return;
    }
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_scale (cr, width / gdk_texture_get_width (self->texture), height / gdk_texture_get_height (self->texture));
  cairo_set_source_surface (cr, pixels, 0, 0);
  /* Else its edges would be seen through where it is enlarged. */
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_paint (cr);
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
  return GDK_PAINTABLE_STATIC_SIZE | GDK_PAINTABLE_STATIC_CONTENTS;
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
cork_picture_new (GtkWidget *widget, GdkTexture *texture)
{
  CorkPicture *self = g_object_new (CORK_TYPE_PICTURE, NULL);
  g_set_weak_pointer (&self->widget, widget);
  self->texture = g_object_ref (texture);
  return self;
}
