/* layout N - N labels in nested boxes, rows and columns by turns, in a scrolled window. */
#include "bench.h"
#include <stdlib.h>

enum { FAN_OUT = 5 };

static int n, made;
static GtkWidget *middle;

static GtkWidget *
make_tree (int count, GtkOrientation orientation)
{
  if (count == 1)
    {
      g_autofree char *text = g_strdup_printf ("Leaf %d", made);
      GtkWidget *label = gtk_label_new (text);
      if (made++ == n / 2)
        middle = label;
      return label;
    }
  GtkWidget *box = gtk_box_new (orientation, 2);
  GtkOrientation other = orientation == GTK_ORIENTATION_VERTICAL ? GTK_ORIENTATION_HORIZONTAL
                                                                 : GTK_ORIENTATION_VERTICAL;
  for (int i = 0; i < FAN_OUT; i++)
    {
      int part = count * (i + 1) / FAN_OUT - count * i / FAN_OUT;
      if (part > 0)
        gtk_box_append (GTK_BOX (box), make_tree (part, other));
    }
  return box;
}

static void
text (int i)
{
  g_autofree char *changed = g_strdup_printf ("Edit %d", i);
  gtk_label_set_text (GTK_LABEL (middle), changed);
}

static const BenchScenario scenarios[] = { { "text", 0, NULL, text } };

int
main (int argc, char **argv)
{
  n = argc > 1 ? atoi (argv[1]) : 2000;
  gtk_init ();
  bench_start ("c", "layout", n, scenarios, G_N_ELEMENTS (scenarios));
  bench_show (make_tree (n, GTK_ORIENTATION_VERTICAL));
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
