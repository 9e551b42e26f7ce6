#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GType cork_label_get_type (void);

/**
 * cork_label_new:
 *
 * Creates an inscription that can draw an existing layout, such as the one that measured its text, without shaping the
 * text again. Unlike for a GtkLabel, a change of the text requests no layout of the window.
 *
 * Returns: (transfer floating): a #GtkInscription
 */
GtkWidget *cork_label_new (void);

/**
 * cork_label_set_layout:
 * @label: an inscription of cork_label_new()
 * @layout: (nullable): the layout to draw; NULL to use the inscription's own layout
 * @color: (nullable): the color of the text; NULL for that of the theme
 *
 * Sets the layout that @label draws from its top, aligned horizontally as its text. The size of the layout is also the
 * requested size.
 */
void cork_label_set_layout (GtkWidget *label, PangoLayout *layout, const GdkRGBA *color);

/**
 * cork_label_get_layout:
 * @label: an inscription of cork_label_new()
 *
 * Returns: (nullable) (transfer none): the layout set with cork_label_set_layout()
 */
PangoLayout *cork_label_get_layout (GtkWidget *label);

G_END_DECLS
