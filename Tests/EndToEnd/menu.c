/* menu: shows two faults of GTK without Corkboard: of 4.18 and later and of 4.24.
 *
 *   cc menu.c -o menu $(pkg-config --cflags --libs gtk4) && GDK_BACKEND=x11 ./menu
 *
 * A window opens its menu and redraws for as long. Accerciser shows that the items of the menu have no names, for GTK gives
 * their labels the role "presentation", whose names it prohibits. On X11, the window and the menu share a frame clock, and
 * each of them reports the frame as submitted: "gdk_frame_timings_submitted() called on submitted frame."
 */
#include <gtk/gtk.h>

static gboolean
redraw (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_queue_draw (widget);
  gtk_widget_queue_draw (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget))));
  return G_SOURCE_CONTINUE;
}

static void
activate (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *button = gtk_menu_button_new ();
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, "First", NULL);
  g_menu_append (menu, "Second", NULL);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  gtk_widget_add_tick_callback (button, redraw, NULL, NULL);
}

int
main (void)
{
  GtkApplication *application = gtk_application_new ("io.github.corkboard.Menu", G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}
