#include "CorkCheckButton.h"
#include "CorkHost.h"

typedef GtkCheckButton CorkCheckButton;
typedef GtkCheckButtonClass CorkCheckButtonClass;

static GType cork_check_button_get_type (void);
G_DEFINE_FINAL_TYPE (CorkCheckButton, cork_check_button, GTK_TYPE_CHECK_BUTTON)

static void
cork_check_button_click (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate (widget);
}

static void
cork_check_button_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  gtk_widget_action_set_enabled (widget, CORK_ACTION_CLICK, gtk_widget_is_sensitive (widget));
  GTK_WIDGET_CLASS (cork_check_button_parent_class)->state_flags_changed (widget, previous);
}

static void
cork_check_button_class_init (CorkCheckButtonClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  widget_class->state_flags_changed = cork_check_button_state_flags_changed;
  gtk_widget_class_install_action (widget_class, CORK_ACTION_CLICK, NULL, cork_check_button_click);
}

static void
cork_check_button_init (CorkCheckButton *self)
{
}

GtkWidget *
cork_check_button_new (const char *label)
{
  return g_object_new (cork_check_button_get_type (), "label", label, NULL);
}
