#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CorkHostVTable:
 * @measure: (required) writes the minimum and natural size along @orientation, in pixels; @for_size is the size along the
 *   other one, or -1 where it is not known. Both results are 0 on entry.
 * @size_allocate: (required) places the children with cork_widget_allocate() or gtk_widget_size_allocate().
 * @snapshot: (required) draws the widget; children are drawn only where it calls gtk_widget_snapshot_child().
 * @contains: whether the point belongs to the widget, in its own coordinates; NULL: its whole rectangle.
 * @focus: moves the keyboard focus into or within the widget: TRUE, FALSE when it goes elsewhere, or -1 for the order of
 *   the children; NULL: always that.
 * @grab_focus: takes the keyboard focus: TRUE, FALSE when it cannot, or -1 for the widget itself if it is focusable,
 *   otherwise the first child that takes it; NULL: always that.
 * @state_flags_changed: follows the widget's state, of which its look and size may depend; NULL: nothing.
 * @destroy: releases @context; called once, when the widget is finalized, and nothing is called after it.
 *
 * What a #CorkHost does. Every function is called on the thread that runs GTK.
 */
typedef struct {
  void (*measure) (void *context, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  void (*size_allocate) (void *context, GtkWidget *widget, int width, int height, int baseline);
  void (*snapshot) (void *context, GtkWidget *widget, GtkSnapshot *snapshot);
  gboolean (*contains) (void *context, GtkWidget *widget, double x, double y);
  int (*focus) (void *context, GtkWidget *widget, GtkDirectionType direction);
  int (*grab_focus) (void *context, GtkWidget *widget);
  void (*state_flags_changed) (void *context, GtkWidget *widget);
  void (*destroy) (void *context);
} CorkHostVTable;

#define CORK_TYPE_HOST (cork_host_get_type ())
G_DECLARE_FINAL_TYPE (CorkHost, cork_host, CORK, HOST, GtkWidget)

/**
 * cork_host_new:
 * @vtable: what the widget does; copied
 * @context: handed to every function of @vtable
 * @role: what assistive technologies take the widget for
 * @css_name: (nullable): its name in style sheets; NULL: "cork-host"
 *
 * Makes a widget that asks @vtable for its size, its children's places and its drawing. It lets go of its children when
 * it is disposed of, and answers height for width.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *cork_host_new (const CorkHostVTable *vtable, void *context, GtkAccessibleRole role, const char *css_name);

/**
 * cork_host_focus_child:
 * @child: a child of a #CorkHost
 * @direction: the direction of the move
 *
 * Moves the focus to or within a child. A scrolled window itself takes it only for what its keys scroll; GTK would say that
 * it did where it cannot, and the focus would never leave the widget before.
 *
 * Returns: FALSE when the focus goes elsewhere
 */
gboolean cork_host_focus_child (GtkWidget *child, GtkDirectionType direction);

/**
 * cork_host_get_context:
 * @widget: any widget
 *
 * Returns: (nullable): the context @widget was made with; NULL when it is no #CorkHost
 */
void *cork_host_get_context (GtkWidget *widget);

G_END_DECLS
