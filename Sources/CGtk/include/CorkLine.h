#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CorkLineHeld:
 * @context: what the line was made with
 * @item: the widget of GtkListView that shows the line from now on
 */
typedef void (*CorkLineHeld) (void *context, GtkWidget *item);

#define CORK_TYPE_LINE (cork_line_get_type ())
G_DECLARE_FINAL_TYPE (CorkLine, cork_line, CORK, LINE, GObject)

/**
 * cork_line_new:
 * @content: what is shown in the line's list item
 * @held: called when another widget of a list view shows the line
 * @context: handed to @held
 *
 * Makes an item for the model of a list view.
 *
 * Returns: (transfer full): the line
 */
CorkLine *cork_line_new (GtkWidget *content, CorkLineHeld held, void *context);

/**
 * cork_line_set_selected:
 *
 * Says whether the line is selected, before it comes into a model.
 */
void cork_line_set_selected (CorkLine *self, gboolean selected);

/**
 * cork_line_release:
 *
 * Takes the content out of the list view. The function given to cork_line_new() is not called any more.
 */
void cork_line_release (CorkLine *self);

#define CORK_TYPE_LINES (cork_lines_get_type ())
G_DECLARE_FINAL_TYPE (CorkLines, cork_lines, CORK, LINES, GObject)

/**
 * cork_lines_new:
 *
 * Makes a model of lines for a list view, which knows which of them are selected.
 *
 * Returns: (transfer full): the model
 */
CorkLines *cork_lines_new (void);

/**
 * cork_lines_splice:
 * @position: the first line that goes
 * @removed: how many go
 * @additions: (array length=added): the lines that come in their place
 * @added: how many come
 *
 * Replaces lines in one change, in which those that go and come again keep their widgets.
 */
void cork_lines_splice (CorkLines *self, guint position, guint removed, CorkLine *const *additions, guint added);

/**
 * cork_lines_set_selected:
 * @position: a line
 *
 * Has the list view show and tell that a line is selected, or that it is not.
 */
void cork_lines_set_selected (CorkLines *self, guint position, gboolean selected);

/**
 * cork_line_view_new:
 * @lines: (transfer none): what it shows
 *
 * Makes a GtkListView whose items hold the contents of lines. It does nothing with the pointer and the keyboard itself: its
 * own controllers and those of its items are switched off.
 *
 * Returns: (transfer floating): the view
 */
GtkWidget *cork_line_view_new (CorkLines *lines);

G_END_DECLS
