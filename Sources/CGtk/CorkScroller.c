#include "CorkScroller.h"

struct _CorkScroller
{
  GtkWidget parent_instance;
  CorkScrollerVTable vtable;
  void *context;
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];
};

enum { PROP_HADJUSTMENT = 1, PROP_VADJUSTMENT, PROP_HSCROLL_POLICY, PROP_VSCROLL_POLICY };

G_DEFINE_FINAL_TYPE_WITH_CODE (CorkScroller, cork_scroller, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static void
set_adjustment (CorkScroller *self, int axis, GtkAdjustment *adjustment)
{
  if (self->adjustments[axis] == adjustment)
    return;
  g_set_object (&self->adjustments[axis], adjustment);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
cork_scroller_set_property (GObject *object, guint property, const GValue *value, GParamSpec *spec)
{
  CorkScroller *self = CORK_SCROLLER (object);
  switch (property)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      set_adjustment (self, property - PROP_HADJUSTMENT, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      self->policies[property - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, spec);
    }
}

static void
cork_scroller_get_property (GObject *object, guint property, GValue *value, GParamSpec *spec)
{
  CorkScroller *self = CORK_SCROLLER (object);
  switch (property)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[property - PROP_HADJUSTMENT]);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[property - PROP_HSCROLL_POLICY]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, spec);
    }
}

static GtkSizeRequestMode
cork_scroller_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cork_scroller_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  if (child)
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
cork_scroller_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CorkScroller *self = CORK_SCROLLER (widget);
  self->vtable.size_allocate (self->context, widget, width, height);
}

static void
cork_scroller_dispose (GObject *object)
{
  CorkScroller *self = CORK_SCROLLER (object);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  set_adjustment (self, 0, NULL);
  set_adjustment (self, 1, NULL);
  G_OBJECT_CLASS (cork_scroller_parent_class)->dispose (object);
}

static void
cork_scroller_finalize (GObject *object)
{
  CorkScroller *self = CORK_SCROLLER (object);
  void (*destroy) (void *) = self->vtable.destroy;
  void *context = self->context;
  G_OBJECT_CLASS (cork_scroller_parent_class)->finalize (object);
  if (destroy)
    destroy (context);
}

static void
cork_scroller_class_init (CorkScrollerClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  object_class->set_property = cork_scroller_set_property;
  object_class->get_property = cork_scroller_get_property;
  object_class->dispose = cork_scroller_dispose;
  object_class->finalize = cork_scroller_finalize;
  widget_class->get_request_mode = cork_scroller_get_request_mode;
  widget_class->measure = cork_scroller_measure;
  widget_class->size_allocate = cork_scroller_size_allocate;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
  gtk_widget_class_set_css_name (widget_class, "cork-scroller");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
cork_scroller_init (CorkScroller *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
cork_scroller_new (const CorkScrollerVTable *vtable, void *context)
{
  g_return_val_if_fail (vtable && vtable->size_allocate, NULL);
  CorkScroller *self = g_object_new (CORK_TYPE_SCROLLER, NULL);
  self->vtable = *vtable;
  self->context = context;
  return GTK_WIDGET (self);
}
