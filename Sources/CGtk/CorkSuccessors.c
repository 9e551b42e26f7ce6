#define _GNU_SOURCE
#include "CorkSuccessors.h"

#include <dlfcn.h>

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

typedef struct {
  void (*accessible_announce) (GtkAccessible *, const char *, int);
  void (*calendar_set_date) (GtkCalendar *, GDateTime *);
  GType (*color_dialog_get_type) (void);
  GType (*color_dialog_button_get_type) (void);
  void (*css_provider_load_from_string) (GtkCssProvider *, const char *);
  GType (*file_dialog_get_type) (void);
  void (*widget_get_color) (GtkWidget *, GdkRGBA *);
} Successors;

static const Successors *
get_successors (void)
{
  static gsize is_looked_up;
  static Successors found;
  if (g_once_init_enter (&is_looked_up))
    {
#define LOOK_UP(name) *(void **) &found.name = dlsym (RTLD_DEFAULT, "gtk_" #name)
      /* With GTK's test backend, the function would call a missing one. */
      if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
        LOOK_UP (accessible_announce);
      LOOK_UP (calendar_set_date);
      LOOK_UP (color_dialog_get_type);
      LOOK_UP (color_dialog_button_get_type);
      LOOK_UP (css_provider_load_from_string);
      LOOK_UP (file_dialog_get_type);
      LOOK_UP (widget_get_color);
#undef LOOK_UP
      g_once_init_leave (&is_looked_up, 1);
    }
  return &found;
}

void
cork_accessible_announce (GtkAccessible *accessible, const char *text)
{
  /* GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM */
  if (get_successors ()->accessible_announce)
    get_successors ()->accessible_announce (accessible, text, 1);
}

void
cork_css_provider_load (GtkCssProvider *provider, const char *style_sheet)
{
  if (get_successors ()->css_provider_load_from_string)
    get_successors ()->css_provider_load_from_string (provider, style_sheet);
  else
    gtk_css_provider_load_from_data (provider, style_sheet, -1);
}

void
cork_widget_get_color (GtkWidget *widget, GdkRGBA *color)
{
  if (get_successors ()->widget_get_color)
    get_successors ()->widget_get_color (widget, color);
  else
    gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
}

gboolean
cork_widget_lookup_color (GtkWidget *widget, const char *name, GdkRGBA *color)
{
  return gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, color);
}

void
cork_calendar_select (GtkCalendar *calendar, GDateTime *date)
{
  if (get_successors ()->calendar_set_date)
    get_successors ()->calendar_set_date (calendar, date);
  else
    gtk_calendar_select_day (calendar, date);
}

GType
cork_color_button_get_type (void)
{
  const Successors *successors = get_successors ();
  return successors->color_dialog_button_get_type ? successors->color_dialog_button_get_type () : GTK_TYPE_COLOR_BUTTON;
}

GtkWidget *
cork_color_button_new (void)
{
  const Successors *successors = get_successors ();
  if (!successors->color_dialog_button_get_type)
    return gtk_color_button_new ();
  GObject *dialog = g_object_new (successors->color_dialog_get_type (), NULL);
  GtkWidget *button = g_object_new (successors->color_dialog_button_get_type (), "dialog", dialog, NULL);
  g_object_unref (dialog);
  return button;
}

void
cork_color_button_get_color (GtkWidget *button, GdkRGBA *color)
{
  GdkRGBA *shown;
  g_object_get (button, "rgba", &shown, NULL);
  *color = *shown;
  gdk_rgba_free (shown);
}

void
cork_color_button_set_color (GtkWidget *button, const GdkRGBA *color)
{
  g_object_set (button, "rgba", color, NULL);
}

gboolean
cork_color_button_has_alpha (GtkWidget *button)
{
  if (GTK_IS_COLOR_CHOOSER (button))
    return gtk_color_chooser_get_use_alpha (GTK_COLOR_CHOOSER (button));
  GObject *dialog;
  gboolean has_alpha;
  g_object_get (button, "dialog", &dialog, NULL);
  g_object_get (dialog, "with-alpha", &has_alpha, NULL);
  g_object_unref (dialog);
  return has_alpha;
}

void
cork_color_button_set_has_alpha (GtkWidget *button, gboolean has_alpha)
{
  if (GTK_IS_COLOR_CHOOSER (button))
    return gtk_color_chooser_set_use_alpha (GTK_COLOR_CHOOSER (button), has_alpha);
  GObject *dialog;
  g_object_get (button, "dialog", &dialog, NULL);
  g_object_set (dialog, "with-alpha", has_alpha, NULL);
  g_object_unref (dialog);
}

/* A file dialog that is shown. */
typedef struct {
  CorkFileDialogAction action;
  CorkFilesCallback done;
  void *data;
  GtkNativeDialog *chooser;
  GCancellable *cancellable;
  gulong cancelled;
} FileDialog;

static const char *const actions[] = { "open", "open_multiple", "save", "select_folder" };

static void
file_dialog_finished (GObject *dialog, GAsyncResult *result, void *data)
{
  FileDialog *self = data;
  char *name = g_strdup_printf ("gtk_file_dialog_%s_finish", actions[self->action]);
  void *(*finish) (GObject *, GAsyncResult *, GError **);
  *(void **) &finish = dlsym (RTLD_DEFAULT, name);
  g_free (name);
  GObject *chosen = finish (dialog, result, NULL);
  GListModel *files = NULL;
  if (G_IS_LIST_MODEL (chosen))
    files = G_LIST_MODEL (g_object_ref (chosen));
  else if (chosen)
    {
      files = G_LIST_MODEL (g_list_store_new (G_TYPE_FILE));
      g_list_store_append (G_LIST_STORE (files), chosen);
    }
  self->done (files, self->data);
  g_clear_object (&files);
  g_clear_object (&chosen);
  g_free (self);
}

static void
file_chooser_responded (GtkNativeDialog *chooser, int response, FileDialog *self)
{
  GListModel *files
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser)) : NULL;
  g_signal_handlers_disconnect_by_data (chooser, self);
  g_signal_handler_disconnect (self->cancellable, self->cancelled);
  self->done (files, self->data);
  g_clear_object (&files);
  gtk_native_dialog_destroy (chooser);
  g_object_unref (chooser);
  g_object_unref (self->cancellable);
  g_free (self);
}

static void
cancel_file_chooser (GCancellable *cancellable, FileDialog *self)
{
  file_chooser_responded (self->chooser, GTK_RESPONSE_CANCEL, self);
}

static void
show_file_chooser (FileDialog *self, GtkWindow *parent, const char *title, const char *accept, const char *name,
                   GListModel *filters, GCancellable *cancellable)
{
  static const GtkFileChooserAction chooser_actions[] = {
    GTK_FILE_CHOOSER_ACTION_OPEN,
    GTK_FILE_CHOOSER_ACTION_OPEN,
    GTK_FILE_CHOOSER_ACTION_SAVE,
    GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
  };
  GtkFileChooserNative *native
      = gtk_file_chooser_native_new (title, parent, chooser_actions[self->action], accept, "_Cancel");
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);
  for (guint index = 0; index < g_list_model_get_n_items (filters); index++)
    {
      GtkFileFilter *filter = g_list_model_get_item (filters, index);
      gtk_file_chooser_add_filter (chooser, filter);
      g_object_unref (filter);
    }
  if (self->action == CORK_FILE_DIALOG_OPEN_MULTIPLE)
    gtk_file_chooser_set_select_multiple (chooser, TRUE);
  if (name)
    gtk_file_chooser_set_current_name (chooser, name);
  self->chooser = GTK_NATIVE_DIALOG (native);
  self->cancellable = g_object_ref (cancellable);
  gtk_native_dialog_set_modal (self->chooser, TRUE);
  g_signal_connect (native, "response", G_CALLBACK (file_chooser_responded), self);
  self->cancelled = g_signal_connect (cancellable, "cancelled", G_CALLBACK (cancel_file_chooser), self);
  gtk_native_dialog_show (self->chooser);
}

void
cork_file_dialog_run (GtkWindow *parent, CorkFileDialogAction action, const char *title, const char *accept,
                      const char *name, GListModel *filters, GCancellable *cancellable, CorkFilesCallback done,
                      void *data)
{
  FileDialog *self = g_new0 (FileDialog, 1);
  self->action = action;
  self->done = done;
  self->data = data;
  if (!get_successors ()->file_dialog_get_type)
    return show_file_chooser (self, parent, title, accept, name, filters, cancellable);
  GObject *dialog = g_object_new (get_successors ()->file_dialog_get_type (), "title", title, "accept-label", accept,
                                  "initial-name", name, "filters", filters, NULL);
  char *function = g_strdup_printf ("gtk_file_dialog_%s", actions[action]);
  void (*show) (GObject *, GtkWindow *, GCancellable *, GAsyncReadyCallback, void *);
  *(void **) &show = dlsym (RTLD_DEFAULT, function);
  g_free (function);
  show (dialog, parent, cancellable, file_dialog_finished, self);
  g_object_unref (dialog);
}

G_GNUC_END_IGNORE_DEPRECATIONS
