#include "CorkAdjuster.h"

typedef GtkRange CorkAdjuster;
typedef GtkRangeClass CorkAdjusterClass;

G_DEFINE_TYPE (CorkAdjuster, cork_adjuster, GTK_TYPE_RANGE)

static void
cork_adjuster_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
cork_adjuster_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
}

static void
cork_adjuster_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
}

static gboolean
cork_adjuster_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
cork_adjuster_class_init (CorkAdjusterClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  widget_class->measure = cork_adjuster_measure;
  widget_class->size_allocate = cork_adjuster_size_allocate;
  widget_class->snapshot = cork_adjuster_snapshot;
  widget_class->contains = cork_adjuster_contains;
  gtk_widget_class_set_css_name (widget_class, "cork-adjuster");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
cork_adjuster_init (CorkAdjuster *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

GtkWidget *
cork_adjuster_new (void)
{
  return g_object_new (cork_adjuster_get_type (), NULL);
}
