#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CorkActionsVTable:
 * @list: appends the names of the current actions to @names, which frees them
 * @perform: performs an action by its name
 * @destroy: releases the context; called once, when the group is finalized
 *
 * The functions of a group of actions, which are called on GTK's thread.
 */
typedef struct {
  void (*list) (void *context, GPtrArray *names);
  void (*perform) (void *context, const char *name);
  void (*destroy) (void *context);
} CorkActionsVTable;

/**
 * cork_actions_insert:
 * @widget: a widget
 * @prefix: the prefix of the actions' names, without a period
 * @vtable: the functions of the group; copied
 * @context: passed to every function of @vtable
 *
 * Gives a widget a group of actions for assistive technologies. The actions are listed only when they are asked for,
 * and changes aren't reported, so that menus can't show them.
 */
void cork_actions_insert (GtkWidget *widget, const char *prefix, const CorkActionsVTable *vtable, void *context);

G_END_DECLS
