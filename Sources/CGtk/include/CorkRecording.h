#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Appends the pixels of an image surface in their own size at a position. */
void cork_snapshot_append_pixels (GtkSnapshot *snapshot, float x, float y, cairo_surface_t *pixels);

/* Draws a node like gsk_render_node_draw(), but draws appended pixels without an intermediate surface. */
void cork_render_node_draw (GskRenderNode *node, cairo_t *cr);

G_END_DECLS
