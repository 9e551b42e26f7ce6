#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CorkSignalInvoke:
 * @data: the data of the closure
 * @result: (nullable): the location for the handler's return value; NULL for signals without one
 * @count: the number of @arguments
 * @arguments: the emitter, then the signal's arguments
 */
typedef void (*CorkSignalInvoke) (void *data, GValue *result, guint count, const GValue *arguments);

/**
 * cork_closure_new:
 * @invoke: called for each emission, whatever the signal's signature
 * @data: passed to @invoke
 * @destroy: called once with @data when the closure is finalized
 *
 * Returns: (transfer full): a closure owned by the caller; invalidating it disconnects it wherever it is connected
 */
GClosure *cork_closure_new (CorkSignalInvoke invoke, void *data, GClosureNotify destroy);

/* The kind of a signal's GValue, as far as handlers in Swift distinguish it. */
typedef enum {
  CORK_VALUE_NONE,
  CORK_VALUE_BOOL,
  CORK_VALUE_INT,
  CORK_VALUE_UINT,
  CORK_VALUE_ENUM,
  CORK_VALUE_FLAGS,
  CORK_VALUE_DOUBLE,
  CORK_VALUE_STRING,
  CORK_VALUE_REFERENCE,
  CORK_VALUE_OTHER,
} CorkValueKind;

/**
 * cork_value_kind:
 * @type: the type of a value, or a signal's parameter or return type with its scope flag
 *
 * Returns: the kind; objects, interfaces, boxed types, parameter specifications, variants and pointers are references
 */
CorkValueKind cork_value_kind (GType type);

/* A signal's parameter or return type without its scope flag. */
static inline GType
cork_value_type (GType type)
{
  return type & ~G_SIGNAL_TYPE_STATIC_SCOPE;
}

static inline GType
cork_instance_type (const void *instance)
{
  return G_TYPE_FROM_INSTANCE (instance);
}

/* Emits a signal without arguments and return value, such as "clicked". */
static inline void
cork_signal_emit (void *object, const char *signal)
{
  g_signal_emit_by_name (object, signal);
}

G_END_DECLS
