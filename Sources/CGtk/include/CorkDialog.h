#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A modal question over parent, without buttons. Returns: (transfer none): the dialog, owned by GTK until destroyed */
static inline GtkWidget *
cork_message_dialog_new (GtkWindow *parent, const char *title, const char *message)
{
  GtkWidget *dialog = gtk_message_dialog_new (parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                                              GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", title);
  gtk_window_set_title (GTK_WINDOW (dialog), title);
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", message);
  return dialog;
}

G_END_DECLS
