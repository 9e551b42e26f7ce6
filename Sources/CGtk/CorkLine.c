#include "CorkLine.h"

struct _CorkLine
{
  GObject parent_instance;
  GtkWidget *content;
  GtkListItem *item;
  gboolean selected;
  CorkLineHeld held;
  void *context;
};

G_DEFINE_FINAL_TYPE (CorkLine, cork_line, G_TYPE_OBJECT)

static void
cork_line_dispose (GObject *object)
{
  CorkLine *self = CORK_LINE (object);
  self->held = NULL;
  g_clear_weak_pointer (&self->item);
  g_clear_object (&self->content);
  G_OBJECT_CLASS (cork_line_parent_class)->dispose (object);
}

static void
cork_line_class_init (CorkLineClass *class)
{
  G_OBJECT_CLASS (class)->dispose = cork_line_dispose;
}

static void
cork_line_init (CorkLine *self)
{
}

CorkLine *
cork_line_new (GtkWidget *content, CorkLineHeld held, void *context)
{
  CorkLine *self = g_object_new (CORK_TYPE_LINE, NULL);
  self->content = g_object_ref_sink (content);
  self->held = held;
  self->context = context;
  return self;
}

void
cork_line_set_selected (CorkLine *self, gboolean selected)
{
  self->selected = selected;
}

static void
leave (CorkLine *self)
{
  GtkListItem *item = self->item;
  g_clear_weak_pointer (&self->item);
  if (item && gtk_list_item_get_child (item) == self->content)
    gtk_list_item_set_child (item, NULL);
}

void
cork_line_release (CorkLine *self)
{
  self->held = NULL;
  leave (self);
  g_clear_object (&self->content);
}

struct _CorkLines
{
  GObject parent_instance;
  GPtrArray *lines;
};

static GType
get_item_type (GListModel *model)
{
  return CORK_TYPE_LINE;
}

static guint
get_n_items (GListModel *model)
{
  return CORK_LINES (model)->lines->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *lines = CORK_LINES (model)->lines;
  return position < lines->len ? g_object_ref (lines->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static gboolean
is_selected (GtkSelectionModel *model, guint position)
{
  GPtrArray *lines = CORK_LINES (model)->lines;
  return position < lines->len && CORK_LINE (lines->pdata[position])->selected;
}

static void
selection_model_init (GtkSelectionModelInterface *iface)
{
  iface->is_selected = is_selected;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CorkLines, cork_lines, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init)
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL, selection_model_init))

static void
cork_lines_finalize (GObject *object)
{
  g_ptr_array_unref (CORK_LINES (object)->lines);
  G_OBJECT_CLASS (cork_lines_parent_class)->finalize (object);
}

static void
cork_lines_class_init (CorkLinesClass *class)
{
  G_OBJECT_CLASS (class)->finalize = cork_lines_finalize;
}

static void
cork_lines_init (CorkLines *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
}

CorkLines *
cork_lines_new (void)
{
  return g_object_new (CORK_TYPE_LINES, NULL);
}

void
cork_lines_splice (CorkLines *self, guint position, guint removed, CorkLine *const *additions, guint added)
{
  g_return_if_fail (position + removed <= self->lines->len);
  for (guint place = 0; place < added; place++)
    g_ptr_array_insert (self->lines, position + removed + place, g_object_ref (additions[place]));
  if (removed)
    g_ptr_array_remove_range (self->lines, position, removed);
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

void
cork_lines_set_selected (CorkLines *self, guint position, gboolean selected)
{
  g_return_if_fail (position < self->lines->len);
  CorkLine *line = self->lines->pdata[position];
  if (line->selected == selected)
    return;
  line->selected = selected;
  gtk_selection_model_selection_changed (GTK_SELECTION_MODEL (self), position, 1);
}

/* Disables GTK's keys, clicks and rubber band of list views, which CorkUI implements itself. */
static void
switch_off_controllers (GtkWidget *widget)
{
  GListModel *controllers = gtk_widget_observe_controllers (widget);
  for (guint place = 0; place < g_list_model_get_n_items (controllers); place++)
    {
      GtkEventController *controller = g_list_model_get_item (controllers, place);
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
      g_object_unref (controller);
    }
  g_object_unref (controllers);
}

static void
setup (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_activatable (item, FALSE);
  /* GTK 4.8 only lets selectable items take the focus. */
  gtk_list_item_set_selectable (item, TRUE);
}

static void
bind (GtkListItemFactory *factory, GtkListItem *item)
{
  CorkLine *line = gtk_list_item_get_item (item);
  /* GTK 4.8 binds an item again whenever its position changes. */
  if (!line->content || (line->item == item && gtk_list_item_get_child (item) == line->content))
    return;
  leave (line);
  g_set_weak_pointer (&line->item, item);
  gtk_list_item_set_child (item, line->content);
  GtkWidget *widget = gtk_widget_get_parent (line->content);
  static GQuark known;
  if (!known)
    known = g_quark_from_static_string ("cork-line-item");
  if (!g_object_get_qdata (G_OBJECT (widget), known))
    {
      g_object_set_qdata (G_OBJECT (widget), known, widget);
      switch_off_controllers (widget);
      gtk_widget_set_overflow (widget, GTK_OVERFLOW_VISIBLE);
    }
  if (line->held)
    line->held (line->context, widget);
}

GtkWidget *
cork_line_view_new (CorkLines *lines)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  GtkWidget *view = gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (lines)), factory);
  switch_off_controllers (view);
  gtk_widget_set_overflow (view, GTK_OVERFLOW_VISIBLE);
  gtk_widget_set_focusable (view, FALSE);
  return view;
}
