#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CorkHostVTable:
 * @measure: (required) writes the minimum and natural size along @orientation, in pixels; @for_size is the size along
 *   the other one, or -1 if it isn't known. Both results are 0 on entry.
 * @size_allocate: (required) places the children with cork_widget_allocate() or gtk_widget_size_allocate().
 * @snapshot: (required) draws the widget; it draws children by calling gtk_widget_snapshot_child().
 * @contains: returns whether a point in the widget's coordinates is inside; NULL for its whole rectangle.
 * @focus: moves the keyboard focus into or within the widget; returns FALSE if the focus leaves it, or -1 to use the
 *   order of the children. NULL always uses that order.
 * @grab_focus: takes the keyboard focus; returns FALSE if it can't, or -1 to focus the widget itself if it is
 *   focusable, otherwise the first focusable child. NULL always does the latter.
 * @state_flags_changed: responds to a change of the widget's state, which may affect its look and size; or NULL.
 * @click: performs the accessible action %CORK_ACTION_CLICK; NULL for a host that can't be clicked
 * @destroy: releases @context; called once, after all other functions, when the widget is finalized.
 *
 * The functions of a #CorkHost, which are called on GTK's thread.
 */
typedef struct {
  void (*measure) (void *context, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  void (*size_allocate) (void *context, GtkWidget *widget, int width, int height, int baseline);
  void (*snapshot) (void *context, GtkWidget *widget, GtkSnapshot *snapshot);
  gboolean (*contains) (void *context, GtkWidget *widget, double x, double y);
  int (*focus) (void *context, GtkWidget *widget, GtkDirectionType direction);
  int (*grab_focus) (void *context, GtkWidget *widget);
  void (*state_flags_changed) (void *context, GtkWidget *widget);
  void (*click) (void *context, GtkWidget *widget);
  void (*destroy) (void *context);
} CorkHostVTable;

/* The name of the action of a click, as in GTK's buttons. */
#define CORK_ACTION_CLICK "click"

#define CORK_TYPE_HOST (cork_host_get_type ())
G_DECLARE_FINAL_TYPE (CorkHost, cork_host, CORK, HOST, GtkWidget)

/**
 * cork_host_new:
 * @vtable: the functions of the widget; copied
 * @context: passed to every function of @vtable
 * @role: the accessible role
 * @css_name: (nullable): the CSS name; NULL for "cork-host"
 *
 * Creates a widget whose @vtable measures it, allocates its children and draws it. It unparents its children when it is
 * disposed, and its request mode is height for width.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *cork_host_new (const CorkHostVTable *vtable, void *context, GtkAccessibleRole role, const char *css_name);

/**
 * cork_host_focus_child:
 * @child: a child of a #CorkHost
 * @direction: the direction of the move
 *
 * Moves the focus to or within a child. A scrolled window takes the focus itself only if its keys can scroll; GTK would
 * report success without moving the focus, which would trap it.
 *
 * Returns: FALSE if the focus leaves the child
 */
gboolean cork_host_focus_child (GtkWidget *child, GtkDirectionType direction);

/**
 * cork_host_is_clickable:
 * @widget: any widget
 *
 * Returns: whether @widget is a #CorkHost with the action %CORK_ACTION_CLICK
 */
gboolean cork_host_is_clickable (GtkWidget *widget);

/**
 * cork_host_get_context:
 * @widget: any widget
 *
 * Returns: (nullable): the context of @widget; NULL if it isn't a #CorkHost
 */
void *cork_host_get_context (GtkWidget *widget);

G_END_DECLS
