/* empty - a window with nothing in it. */
#include "bench.h"

int
main (void)
{
  gtk_init ();
  bench_start ("c", "empty", 0, NULL, 0);

  GtkWidget *window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  gtk_window_present (GTK_WINDOW (window));
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
