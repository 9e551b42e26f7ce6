#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Functions that newer versions of GTK have other names for. The newer ones are looked up when the program runs; where
 * there are none, the deprecated ones are called, here and nowhere else. */

/**
 * cork_accessible_announce:
 * @accessible: a widget of the window that the text is about
 * @text: the text
 *
 * Makes assistive technologies announce a text; has no effect before GTK 4.14.
 */
void cork_accessible_announce (GtkAccessible *accessible, const char *text);

/** Loads a style sheet into a provider. */
void cork_css_provider_load (GtkCssProvider *provider, const char *style_sheet);

/** Gets the foreground color of a widget. */
void cork_widget_get_color (GtkWidget *widget, GdkRGBA *color);

/**
 * cork_widget_lookup_color:
 * @name: the name of a color in the theme, such as "borders"
 *
 * Returns: FALSE if the theme does not define the color
 */
gboolean cork_widget_lookup_color (GtkWidget *widget, const char *name, GdkRGBA *color);

/** Selects the day of a date in a calendar. */
void cork_calendar_select (GtkCalendar *calendar, GDateTime *date);

/** Returns the type of the button that cork_color_button_new() makes. */
GType cork_color_button_get_type (void);

/**
 * cork_color_button_new:
 *
 * Makes a button that shows a color and opens a dialog to choose another one. "notify::rgba" is emitted when the color
 * changes.
 *
 * Returns: (transfer floating): a GtkColorDialogButton, or a GtkColorButton before GTK 4.10
 */
GtkWidget *cork_color_button_new (void);
void cork_color_button_get_color (GtkWidget *button, GdkRGBA *color);
void cork_color_button_set_color (GtkWidget *button, const GdkRGBA *color);
gboolean cork_color_button_has_alpha (GtkWidget *button);
void cork_color_button_set_has_alpha (GtkWidget *button, gboolean has_alpha);

typedef enum {
  CORK_FILE_DIALOG_OPEN,
  CORK_FILE_DIALOG_OPEN_MULTIPLE,
  CORK_FILE_DIALOG_SAVE,
  CORK_FILE_DIALOG_SELECT_FOLDER,
} CorkFileDialogAction;

/**
 * CorkFilesCallback:
 * @files: (nullable): the chosen #GFile objects, valid during the call; NULL if none was chosen
 */
typedef void (*CorkFilesCallback) (GListModel *files, void *data);

/**
 * cork_file_dialog_run:
 * @parent: (nullable): the window that waits
 * @accept: the label of the button that accepts, with an underscore before the mnemonic
 * @name: (nullable): the suggested name of a file to save
 * @filters: the #GtkFileFilter objects
 * @cancellable: closes the dialog
 * @done: called exactly once
 *
 * Shows the file dialog of the desktop: GtkFileDialog, or GtkFileChooserNative before GTK 4.10.
 */
void cork_file_dialog_run (GtkWindow *parent, CorkFileDialogAction action, const char *title, const char *accept,
                           const char *name, GListModel *filters, GCancellable *cancellable, CorkFilesCallback done,
                           void *data);

G_END_DECLS
