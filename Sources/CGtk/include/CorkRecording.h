#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Appends the pixels of an image surface as they are, from a place on. */
void cork_snapshot_append_pixels (GtkSnapshot *snapshot, float x, float y, cairo_surface_t *pixels);

/* Draws a node as gsk_render_node_draw() does, but for pixels that were appended, without a picture in between. */
void cork_render_node_draw (GskRenderNode *node, cairo_t *cr);

G_END_DECLS
