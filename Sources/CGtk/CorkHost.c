#include "CorkHost.h"

struct _CorkHost
{
  GtkWidget parent_instance;
  CorkHostVTable vtable;
  void *context;
};

G_DEFINE_TYPE (CorkHost, cork_host, GTK_TYPE_WIDGET)

/* GTK reports the actions of a class to assistive technologies, so that only hosts with a click have one. */
typedef CorkHost CorkClickableHost;
typedef CorkHostClass CorkClickableHostClass;
static GType cork_clickable_host_get_type (void);
G_DEFINE_FINAL_TYPE (CorkClickableHost, cork_clickable_host, CORK_TYPE_HOST)

static GtkSizeRequestMode
cork_host_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cork_host_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  CorkHost *self = CORK_HOST (widget);
  *minimum = *natural = 0;
  self->vtable.measure (self->context, widget, orientation, for_size, minimum, natural);
}

static void
cork_host_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CorkHost *self = CORK_HOST (widget);
  self->vtable.size_allocate (self->context, widget, width, height, baseline);
  /* GtkPopover requires this of its parent. */
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child; child = gtk_widget_get_prev_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
cork_host_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CorkHost *self = CORK_HOST (widget);
  self->vtable.snapshot (self->context, widget, snapshot);
}

static gboolean
cork_host_contains (GtkWidget *widget, double x, double y)
{
  CorkHost *self = CORK_HOST (widget);
  if (self->vtable.contains)
    return self->vtable.contains (self->context, widget, x, y);
  return GTK_WIDGET_CLASS (cork_host_parent_class)->contains (widget, x, y);
}

static gboolean
scrolls (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
}

gboolean
cork_host_focus_child (GtkWidget *child, GtkDirectionType direction)
{
  if (!GTK_IS_SCROLLED_WINDOW (child))
    return gtk_widget_child_focus (child, direction);
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (child);
  GtkWidget *content = gtk_scrolled_window_get_child (window);
  if (!content || !gtk_widget_get_can_focus (child) || gtk_widget_is_focus (child))
    return FALSE;
  gboolean had_focus = gtk_widget_get_focus_child (child) != NULL;
  if (gtk_widget_child_focus (content, direction))
    return TRUE;
  if (had_focus || !gtk_widget_is_sensitive (child)
      || !(scrolls (gtk_scrolled_window_get_hadjustment (window)) || scrolls (gtk_scrolled_window_get_vadjustment (window))))
    return FALSE;
  gtk_widget_set_focusable (child, TRUE);
  return gtk_widget_grab_focus (child);
}

/* Moves the focus through the children in their order; GTK would sort them by position. */
static gboolean
focus_in_order (GtkWidget *widget, gboolean forward)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  if (!child)
    child = forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  for (; child; child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child))
    if (gtk_widget_get_mapped (child) && cork_host_focus_child (child, forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD))
      return TRUE;
  return FALSE;
}

static gboolean
cork_host_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CorkHost *self = CORK_HOST (widget);
  int moved = self->vtable.focus ? self->vtable.focus (self->context, widget, direction) : -1;
  if (moved >= 0)
    return moved;
  if (!gtk_widget_get_focusable (widget) && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return focus_in_order (widget, direction == GTK_DIR_TAB_FORWARD);
  return GTK_WIDGET_CLASS (cork_host_parent_class)->focus (widget, direction);
}

static gboolean
cork_host_grab_focus (GtkWidget *widget)
{
  CorkHost *self = CORK_HOST (widget);
  int grabbed = self->vtable.grab_focus ? self->vtable.grab_focus (self->context, widget) : -1;
  if (grabbed >= 0)
    return grabbed;
  if (gtk_widget_get_focusable (widget))
    return GTK_WIDGET_CLASS (cork_host_parent_class)->grab_focus (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_grab_focus (child))
      return TRUE;
  return FALSE;
}

static void
cork_host_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  CorkHost *self = CORK_HOST (widget);
  if (self->vtable.state_flags_changed)
    self->vtable.state_flags_changed (self->context, widget);
}

static void
cork_host_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (cork_host_parent_class)->dispose (object);
}

static void
cork_host_finalize (GObject *object)
{
  CorkHost *self = CORK_HOST (object);
  void (*destroy) (void *) = self->vtable.destroy;
  void *context = self->context;
  G_OBJECT_CLASS (cork_host_parent_class)->finalize (object);
  if (destroy)
    destroy (context);
}

static void
cork_host_class_init (CorkHostClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  object_class->dispose = cork_host_dispose;
  object_class->finalize = cork_host_finalize;
  widget_class->get_request_mode = cork_host_get_request_mode;
  widget_class->measure = cork_host_measure;
  widget_class->size_allocate = cork_host_size_allocate;
  widget_class->snapshot = cork_host_snapshot;
  widget_class->contains = cork_host_contains;
  widget_class->focus = cork_host_focus;
  widget_class->grab_focus = cork_host_grab_focus;
  widget_class->state_flags_changed = cork_host_state_flags_changed;
  gtk_widget_class_set_css_name (widget_class, "cork-host");
}

static void
cork_host_init (CorkHost *self)
{
}

static void
cork_clickable_host_click (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CorkHost *self = CORK_HOST (widget);
  self->vtable.click (self->context, widget);
}

static void
cork_clickable_host_class_init (CorkClickableHostClass *class)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), CORK_ACTION_CLICK, NULL, cork_clickable_host_click);
}

static void
cork_clickable_host_init (CorkClickableHost *self)
{
}

GtkWidget *
cork_host_new (const CorkHostVTable *vtable, void *context, GtkAccessibleRole role, const char *css_name)
{
  g_return_val_if_fail (vtable && vtable->measure && vtable->size_allocate && vtable->snapshot, NULL);
  GType type = vtable->click ? cork_clickable_host_get_type () : CORK_TYPE_HOST;
  CorkHost *self = css_name ? g_object_new (type, "accessible-role", role, "css-name", css_name, NULL)
                            : g_object_new (type, "accessible-role", role, NULL);
  self->vtable = *vtable;
  self->context = context;
  return GTK_WIDGET (self);
}

gboolean
cork_host_is_clickable (GtkWidget *widget)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, cork_clickable_host_get_type ());
}

void *
cork_host_get_context (GtkWidget *widget)
{
  return CORK_IS_HOST (widget) ? CORK_HOST (widget)->context : NULL;
}
