#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CORK_TYPE_LABEL (cork_label_get_type ())
G_DECLARE_FINAL_TYPE (CorkLabel, cork_label, CORK, LABEL, GtkWidget)

/**
 * cork_label_new:
 *
 * Creates a label that draws an existing layout, such as the one that measured its text, without shaping the text again.
 * Unlike for a #GtkLabel, a change of the text requests no layout of the window. The theme styles it as a label.
 *
 * Returns: (transfer floating): a #CorkLabel
 */
GtkWidget *cork_label_new (void);

/** Sets the text for assistive technologies, which is also the accessible label. */
void cork_label_set_text (CorkLabel *self, const char *text);
const char *cork_label_get_text (CorkLabel *self);

/** Sets the horizontal alignment: 0 for the leading edge, 1 for the trailing one. */
void cork_label_set_xalign (CorkLabel *self, float xalign);

/**
 * cork_label_set_layout:
 * @layout: (nullable): the layout to draw; NULL to draw nothing
 * @color: (nullable): the color of the text; NULL for that of the theme
 *
 * Sets the layout that the label draws from its top. The size of the layout is also the natural size.
 */
void cork_label_set_layout (CorkLabel *self, PangoLayout *layout, const GdkRGBA *color);

/**
 * cork_label_get_layout:
 *
 * Returns: (nullable) (transfer none): the layout set with cork_label_set_layout()
 */
PangoLayout *cork_label_get_layout (CorkLabel *self);

G_END_DECLS
