#include "CorkActions.h"

#define CORK_TYPE_ACTIONS (cork_actions_get_type ())
G_DECLARE_FINAL_TYPE (CorkActions, cork_actions, CORK, ACTIONS, GObject)

struct _CorkActions
{
  GObject parent_instance;
  CorkActionsVTable vtable;
  void *context;
  /* GTK lists the actions of a group that is inserted. */
  gboolean is_inserted;
};

static char **
list_actions (GActionGroup *group)
{
  CorkActions *self = CORK_ACTIONS (group);
  GPtrArray *names = g_ptr_array_new ();
  if (self->is_inserted)
    self->vtable.list (self->context, names);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

static gboolean
query_action (GActionGroup *group, const char *name, gboolean *enabled, const GVariantType **parameter_type,
              const GVariantType **state_type, GVariant **state_hint, GVariant **state)
{
  g_auto (GStrv) names = list_actions (group);
  if (!g_strv_contains ((const char *const *) names, name))
    return FALSE;
  if (enabled)
    *enabled = TRUE;
  if (parameter_type)
    *parameter_type = NULL;
  if (state_type)
    *state_type = NULL;
  if (state_hint)
    *state_hint = NULL;
  if (state)
    *state = NULL;
  return TRUE;
}

static void
activate_action (GActionGroup *group, const char *name, GVariant *parameter)
{
  CorkActions *self = CORK_ACTIONS (group);
  self->vtable.perform (self->context, name);
}

static void
action_group_init (GActionGroupInterface *iface)
{
  iface->list_actions = list_actions;
  iface->query_action = query_action;
  iface->activate_action = activate_action;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CorkActions, cork_actions, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_ACTION_GROUP, action_group_init))

static void
cork_actions_finalize (GObject *object)
{
  CorkActions *self = CORK_ACTIONS (object);
  self->vtable.destroy (self->context);
  G_OBJECT_CLASS (cork_actions_parent_class)->finalize (object);
}

static void
cork_actions_class_init (CorkActionsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = cork_actions_finalize;
}

static void
cork_actions_init (CorkActions *self)
{
}

void
cork_actions_insert (GtkWidget *widget, const char *prefix, const CorkActionsVTable *vtable, void *context)
{
  g_autoptr (CorkActions) self = g_object_new (CORK_TYPE_ACTIONS, NULL);
  self->vtable = *vtable;
  self->context = context;
  gtk_widget_insert_action_group (widget, prefix, G_ACTION_GROUP (self));
  self->is_inserted = TRUE;
}
