/* drawing N - a drawing area of N filled five-pointed stars, drawn anew in each step. */
#include "bench.h"
#include <math.h>
#include <stdlib.h>

enum { WIDTH = 760, HEIGHT = 560, COLUMNS = 100 };

static int n, turn;
static GtkWidget *area;

static void
draw (GtkDrawingArea *unused, cairo_t *cr, int width, int height, gpointer data)
{
  double rows = (n + COLUMNS - 1) / COLUMNS;
  for (int i = 0; i < n; i++)
    {
      double x = (i % COLUMNS + 0.5) * width / COLUMNS, y = (i / COLUMNS + 0.5) * height / rows;
      for (int point = 0; point < 5; point++)
        {
          double angle = point * 0.8 * M_PI + (i + turn) * 0.1;
          double px = x + 10 * cos (angle), py = y + 10 * sin (angle);
          if (point == 0)
            cairo_move_to (cr, px, py);
          else
            cairo_line_to (cr, px, py);
        }
      cairo_close_path (cr);
      cairo_set_source_rgba (cr, i % 7 / 6.0, i % 11 / 10.0, i % 13 / 12.0, 1);
      cairo_fill (cr);
    }
}

static void
redraw (int i)
{
  turn = i;
  gtk_widget_queue_draw (area);
}

static const BenchScenario scenarios[] = { { "redraw", 0, NULL, redraw } };

int
main (int argc, char **argv)
{
  n = argc > 1 ? atoi (argv[1]) : 5000;
  gtk_init ();
  bench_start ("c", "drawing", n, scenarios, G_N_ELEMENTS (scenarios));
  area = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, NULL, NULL);
  bench_show (area);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
