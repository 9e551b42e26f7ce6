#include "CorkLabel.h"

#include <math.h>

typedef struct {
  PangoLayout *layout;
  GdkRGBA color;
  gboolean has_color;
} Drawn;

static GtkWidgetClass *parent_class;
static int drawn_offset;

static Drawn *
get_drawn (void *label)
{
  return G_STRUCT_MEMBER_P (label, drawn_offset);
}

static void
cork_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  Drawn *drawn = get_drawn (widget);
  if (!drawn->layout)
    return parent_class->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  int width, height;
  pango_layout_get_pixel_size (drawn->layout, &width, &height);
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
cork_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Drawn *drawn = get_drawn (widget);
  if (!drawn->layout)
    return parent_class->snapshot (widget, snapshot);
  PangoRectangle logical;
  pango_layout_get_pixel_extents (drawn->layout, NULL, &logical);
  float align = gtk_inscription_get_xalign (GTK_INSCRIPTION (widget));
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    align = 1 - align;
  double x = floor (align * (gtk_widget_get_width (widget) - logical.width)) - logical.x;
  if (!drawn->has_color)
    return gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), x, 0, drawn->layout);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, 0));
  gtk_snapshot_append_layout (snapshot, drawn->layout, &drawn->color);
  gtk_snapshot_restore (snapshot);
}

static void
cork_label_finalize (GObject *object)
{
  g_clear_object (&get_drawn (object)->layout);
  G_OBJECT_CLASS (parent_class)->finalize (object);
}

static void
cork_label_class_init (void *class, void *data)
{
  parent_class = g_type_class_peek_parent (class);
  g_type_class_adjust_private_offset (class, &drawn_offset);
  G_OBJECT_CLASS (class)->finalize = cork_label_finalize;
  GTK_WIDGET_CLASS (class)->measure = cork_label_measure;
  GTK_WIDGET_CLASS (class)->snapshot = cork_label_snapshot;
}

/* The headers don't declare the structures, so the class is derived with the sizes that GLib reports. */
GType
cork_label_get_type (void)
{
  static GType type;
  if (!type)
    {
      GTypeQuery parent;
      g_type_query (GTK_TYPE_INSCRIPTION, &parent);
      type = g_type_register_static_simple (GTK_TYPE_INSCRIPTION, "CorkLabel", parent.class_size, cork_label_class_init,
                                            parent.instance_size, NULL, 0);
      drawn_offset = g_type_add_instance_private (type, sizeof (Drawn));
    }
  return type;
}

GtkWidget *
cork_label_new (void)
{
  /* For clipping, GTK would lay out the lines each time to find their ends. */
  return g_object_new (cork_label_get_type (), "text-overflow", GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END, NULL);
}

void
cork_label_set_layout (GtkWidget *label, PangoLayout *layout, const GdkRGBA *color)
{
  Drawn *drawn = get_drawn (label);
  g_set_object (&drawn->layout, layout);
  drawn->has_color = color != NULL;
  if (color)
    drawn->color = *color;
  gtk_widget_queue_draw (label);
}

PangoLayout *
cork_label_get_layout (GtkWidget *label)
{
  return get_drawn (label)->layout;
}
