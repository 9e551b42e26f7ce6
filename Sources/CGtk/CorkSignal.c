#include "CorkSignal.h"

typedef struct {
  GClosure parent;
  CorkSignalInvoke invoke;
} CorkClosure;

static void
cork_closure_marshal (GClosure *closure, GValue *result, guint count, const GValue *arguments, void *hint, void *unused)
{
  ((CorkClosure *) closure)->invoke (closure->data, result, count, arguments);
}

GClosure *
cork_closure_new (CorkSignalInvoke invoke, void *data, GClosureNotify destroy)
{
  GClosure *closure = g_closure_new_simple (sizeof (CorkClosure), data);
  ((CorkClosure *) closure)->invoke = invoke;
  g_closure_set_marshal (closure, cork_closure_marshal);
  g_closure_add_finalize_notifier (closure, data, destroy);
  g_closure_ref (closure);
  g_closure_sink (closure);
  return closure;
}

CorkValueKind
cork_value_kind (GType type)
{
  switch (G_TYPE_FUNDAMENTAL (cork_value_type (type)))
    {
    case G_TYPE_NONE:
      return CORK_VALUE_NONE;
    case G_TYPE_BOOLEAN:
      return CORK_VALUE_BOOL;
    case G_TYPE_INT:
      return CORK_VALUE_INT;
    case G_TYPE_UINT:
      return CORK_VALUE_UINT;
    case G_TYPE_ENUM:
      return CORK_VALUE_ENUM;
    case G_TYPE_FLAGS:
      return CORK_VALUE_FLAGS;
    case G_TYPE_DOUBLE:
      return CORK_VALUE_DOUBLE;
    case G_TYPE_STRING:
      return CORK_VALUE_STRING;
    case G_TYPE_OBJECT:
    case G_TYPE_INTERFACE:
    case G_TYPE_BOXED:
    case G_TYPE_PARAM:
    case G_TYPE_VARIANT:
    case G_TYPE_POINTER:
      return CORK_VALUE_REFERENCE;
    default:
      return CORK_VALUE_OTHER;
    }
}
