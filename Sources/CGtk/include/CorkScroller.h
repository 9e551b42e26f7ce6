#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CorkScrollerVTable:
 * @size_allocate: (required) allocates the child and sets the scroll range with gtk_adjustment_configure()
 * @destroy: releases @context; called once, after all other functions, when the widget is finalized
 *
 * The functions of a #CorkScroller, which are called on GTK's thread.
 */
typedef struct {
  void (*size_allocate) (void *context, GtkWidget *widget, int width, int height);
  void (*destroy) (void *context);
} CorkScrollerVTable;

#define CORK_TYPE_SCROLLER (cork_scroller_get_type ())
G_DECLARE_FINAL_TYPE (CorkScroller, cork_scroller, CORK, SCROLLER, GtkWidget)

/**
 * cork_scroller_new:
 * @vtable: the functions of the widget; copied
 * @context: passed to every function of @vtable
 *
 * Creates a scrollable widget with one child, for a #GtkScrolledWindow. Unlike for #GtkViewport, @vtable determines the
 * length of the content, which can be longer than a widget. Changes of the adjustments request allocation.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *cork_scroller_new (const CorkScrollerVTable *vtable, void *context);

G_END_DECLS
