#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CorkScrollerVTable:
 * @size_allocate: (required) places the one child and says with gtk_adjustment_configure() how far it reaches
 * @destroy: releases @context; called once, when the widget is finalized, and nothing is called after it
 *
 * What a #CorkScroller does. Every function is called on the thread that runs GTK.
 */
typedef struct {
  void (*size_allocate) (void *context, GtkWidget *widget, int width, int height);
  void (*destroy) (void *context);
} CorkScrollerVTable;

#define CORK_TYPE_SCROLLER (cork_scroller_get_type ())
G_DECLARE_FINAL_TYPE (CorkScroller, cork_scroller, CORK, SCROLLER, GtkWidget)

/**
 * cork_scroller_new:
 * @vtable: what the widget does; copied
 * @context: handed to every function of @vtable
 *
 * Makes a scrollable widget around one child, for a #GtkScrolledWindow. Unlike #GtkViewport it leaves to @vtable how long
 * the content is, so that it can be longer than a widget. It asks to be allocated when an adjustment moves.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *cork_scroller_new (const CorkScrollerVTable *vtable, void *context);

G_END_DECLS
