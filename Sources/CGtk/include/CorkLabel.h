#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GType cork_label_get_type (void);

/**
 * cork_label_new:
 *
 * Makes an inscription that can draw a layout made elsewhere, as where its text was measured: that is not shaped once more.
 * Another text asks for no layout of the window, as it would in a label of GTK.
 *
 * Returns: (transfer floating): a #GtkInscription
 */
GtkWidget *cork_label_new (void);

/**
 * cork_label_set_layout:
 * @label: made with cork_label_new()
 * @layout: (nullable): its text as it is drawn; NULL: in a layout of its own, as any label
 * @color: (nullable): of the text; NULL: that of the theme
 *
 * Says what @label draws until it is told otherwise: from its top on, and from side to side where its alignment has it. This
 * is also the size that it asks for.
 */
void cork_label_set_layout (GtkWidget *label, PangoLayout *layout, const GdkRGBA *color);

/**
 * cork_label_get_layout:
 * @label: made with cork_label_new()
 *
 * Returns: (nullable) (transfer none): what it draws in place of a layout of its own
 */
PangoLayout *cork_label_get_layout (GtkWidget *label);

G_END_DECLS
