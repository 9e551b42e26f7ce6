#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * cork_snapshot_to_png:
 * @widget: a widget that has been drawn in a window at least once
 * @path: the file to write; replaced if it exists
 * @width: the picture's width in pixels; 0 or less: the widget's own
 * @height: the picture's height in pixels; 0 or less: the widget's own
 *
 * Writes what the widget shows, scaled to the size asked for. It is drawn by the Cairo renderer whatever the window
 * uses, so that the same widget gives the same bytes everywhere. A widget that waits to be drawn anew is drawn now;
 * a window, which has no parent to draw it, cannot be written until its next frame.
 *
 * Returns: FALSE when there is nothing to draw or the file cannot be written
 */
gboolean cork_snapshot_to_png (GtkWidget *widget, const char *path, int width, int height);

G_END_DECLS
