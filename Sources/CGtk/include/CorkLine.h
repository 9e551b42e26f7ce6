#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CorkLineHeld:
 * @context: the context of the line
 * @item: the list view's item widget that now shows the line
 */
typedef void (*CorkLineHeld) (void *context, GtkWidget *item);

#define CORK_TYPE_LINE (cork_line_get_type ())
G_DECLARE_FINAL_TYPE (CorkLine, cork_line, CORK, LINE, GObject)

/**
 * cork_line_new:
 * @content: the content of the line's list item
 * @held: called when another item widget shows the line
 * @context: passed to @held
 *
 * Creates an item for the model of a list view.
 *
 * Returns: (transfer full): the line
 */
CorkLine *cork_line_new (GtkWidget *content, CorkLineHeld held, void *context);

/**
 * cork_line_set_selected:
 *
 * Sets whether the line is selected, before it is added to a model.
 */
void cork_line_set_selected (CorkLine *self, gboolean selected);

/**
 * cork_line_release:
 *
 * Removes the content from the list view. The function passed to cork_line_new() isn't called anymore.
 */
void cork_line_release (CorkLine *self);

#define CORK_TYPE_LINES (cork_lines_get_type ())
G_DECLARE_FINAL_TYPE (CorkLines, cork_lines, CORK, LINES, GObject)

/**
 * cork_lines_new:
 *
 * Creates a model of lines for a list view, including their selection.
 *
 * Returns: (transfer full): the model
 */
CorkLines *cork_lines_new (void);

/**
 * cork_lines_splice:
 * @position: the first removed line
 * @removed: the number of removed lines
 * @additions: (array length=added): the added lines
 * @added: the number of added lines
 *
 * Replaces lines in one change; lines that are removed and added again keep their widgets.
 */
void cork_lines_splice (CorkLines *self, guint position, guint removed, CorkLine *const *additions, guint added);

/**
 * cork_lines_set_selected:
 * @position: a line
 *
 * Selects or deselects a line in the list view.
 */
void cork_lines_set_selected (CorkLines *self, guint position, gboolean selected);

/**
 * cork_line_view_new:
 * @lines: (transfer none): the model
 *
 * Creates a GtkListView whose items contain the contents of lines. It doesn't handle the pointer and the keyboard,
 * since its controllers and those of its items are disabled.
 *
 * Returns: (transfer floating): the view
 */
GtkWidget *cork_line_view_new (CorkLines *lines);

G_END_DECLS
