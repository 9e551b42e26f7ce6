#include "CorkLabel.h"

#include <math.h>

#include "CorkSuccessors.h"

struct _CorkLabel
{
  GtkWidget parent_instance;
  char *text;
  PangoLayout *layout;
  float xalign;
  GdkRGBA color;
  gboolean has_color;
};

G_DEFINE_FINAL_TYPE (CorkLabel, cork_label, GTK_TYPE_WIDGET)

static void
cork_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  CorkLabel *self = CORK_LABEL (widget);
  int width = 0, height = 0;
  if (self->layout)
    pango_layout_get_pixel_size (self->layout, &width, &height);
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
cork_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CorkLabel *self = CORK_LABEL (widget);
  if (!self->layout)
    return;
  PangoRectangle logical;
  pango_layout_get_pixel_extents (self->layout, NULL, &logical);
  float align = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? 1 - self->xalign : self->xalign;
  double x = floor (align * (gtk_widget_get_width (widget) - logical.width)) - logical.x;
  GdkRGBA color = self->color;
  if (!self->has_color)
    cork_widget_get_color (widget, &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, 0));
  gtk_snapshot_append_layout (snapshot, self->layout, &color);
  gtk_snapshot_restore (snapshot);
}

static void
cork_label_finalize (GObject *object)
{
  CorkLabel *self = CORK_LABEL (object);
  g_clear_object (&self->layout);
  g_free (self->text);
  G_OBJECT_CLASS (cork_label_parent_class)->finalize (object);
}

static void
cork_label_class_init (CorkLabelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  G_OBJECT_CLASS (class)->finalize = cork_label_finalize;
  widget_class->measure = cork_label_measure;
  widget_class->snapshot = cork_label_snapshot;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
cork_label_init (CorkLabel *self)
{
}

GtkWidget *
cork_label_new (void)
{
  return g_object_new (CORK_TYPE_LABEL, NULL);
}

void
cork_label_set_text (CorkLabel *self, const char *text)
{
  g_free (self->text);
  self->text = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

const char *
cork_label_get_text (CorkLabel *self)
{
  return self->text ? self->text : "";
}

void
cork_label_set_xalign (CorkLabel *self, float xalign)
{
  self->xalign = xalign;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cork_label_set_layout (CorkLabel *self, PangoLayout *layout, const GdkRGBA *color)
{
  g_set_object (&self->layout, layout);
  self->has_color = color != NULL;
  if (color)
    self->color = *color;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

PangoLayout *
cork_label_get_layout (CorkLabel *self)
{
  return self->layout;
}
