#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * cork_snapshot_to_png:
 * @widget: a widget that has been drawn in a window at least once
 * @path: the file to write; replaced if it exists
 * @width: the width of the picture in pixels; 0 or less for that of the widget
 * @height: the height of the picture in pixels; 0 or less for that of the widget
 *
 * Writes a picture of the widget, scaled to a size. The Cairo renderer draws it regardless of the window's renderer, so
 * that the bytes are the same everywhere. A widget with a pending redraw is drawn now; a window with one has no parent
 * to draw it, and can't be written until its next frame.
 *
 * Returns: FALSE if there is nothing to draw or the file can't be written
 */
gboolean cork_snapshot_to_png (GtkWidget *widget, const char *path, int width, int height);

G_END_DECLS
