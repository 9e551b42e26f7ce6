/* columns PEOPLE CARDS - GtkFlowBoxes of cards side by side, edited as a board is. */
#include "bench.h"
#include <stdlib.h>

typedef struct {
  GtkLabel *count;
  GtkFlowBox *cards;
} Column;

static int people, cards;
static Column *columns;
static GtkAdjustment *hadjustment, *vadjustment;
static GtkWidget *toast;

static GtkWidget *
make_card (int i)
{
  g_autofree char *text = g_strdup_printf ("Card %d", i);
  GtkWidget *frame = gtk_frame_new (NULL), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (box), gtk_check_button_new ());
  gtk_box_append (GTK_BOX (box), bench_song (text, i));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_widget_set_visible (gtk_widget_get_last_child (box), FALSE);
  gtk_widget_set_size_request (box, 140, 60);
  gtk_frame_set_child (GTK_FRAME (frame), box);
  return frame;
}

static GtkWidget *
child_at (const Column *column, int i)
{
  return GTK_WIDGET (gtk_flow_box_get_child_at_index (column->cards, i));
}

static GtkWidget *
card_at (const Column *column, int i)
{
  return gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child_at (column, i)));
}

static GtkWidget *
check_of (GtkWidget *card)
{
  return gtk_widget_get_first_child (gtk_frame_get_child (GTK_FRAME (card)));
}

static GtkWidget *
song_of (GtkWidget *card)
{
  return gtk_widget_get_next_sibling (check_of (card));
}

static GtkLabel *
label_of (GtkWidget *card)
{
  return GTK_LABEL (gtk_widget_get_first_child (song_of (card)));
}

static void
count (const Column *column)
{
  int all = 0, left = 0;
  for (GtkWidget *child = child_at (column, 0); child; child = gtk_widget_get_next_sibling (child), all++)
    left += !gtk_check_button_get_active (
        GTK_CHECK_BUTTON (check_of (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)))));
  g_autofree char *text = g_strdup_printf ("%d of %d left", left, all);
  gtk_label_set_text (column->count, text);
}

static GtkWidget *
make_column (int p)
{
  Column *column = &columns[p];
  g_autofree char *name = g_strdup_printf ("Person %d", p);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  column->count = GTK_LABEL (gtk_label_new (NULL));
  column->cards = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (column->cards, GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (column->cards, 1);
  gtk_widget_set_valign (GTK_WIDGET (column->cards), GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (column->count));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (column->cards));
  for (int i = 0; i < cards; i++)
    gtk_flow_box_append (column->cards, make_card (i));
  count (column);
  return box;
}

static void
show_middle (void)
{
  bench_center (hadjustment, 0.5);
  bench_center (vadjustment, 0.5);
}

static void
crossoff (int i)
{
  GtkWidget *card = card_at (&columns[people / 2], cards / 2);
  gboolean is_crossed_off = i % 2 == 0;
  PangoAttrList *attributes = pango_attr_list_new ();
  if (is_crossed_off)
    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
  gtk_label_set_attributes (label_of (card), attributes);
  pango_attr_list_unref (attributes);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check_of (card)), is_crossed_off);
  count (&columns[people / 2]);
}

static void
choose (int i)
{
  GtkWidget *card = card_at (&columns[people / 2], cards / 2);
  gboolean is_chosen = i % 2 == 0;
  if (is_chosen)
    gtk_widget_add_css_class (card, "accent");
  else
    gtk_widget_remove_css_class (card, "accent");
  gtk_widget_set_visible (gtk_widget_get_next_sibling (song_of (card)), is_chosen);
  count (&columns[people / 2]);
  gtk_widget_set_visible (toast, is_chosen);
}

static void
retitle (int i)
{
  g_autofree char *text = g_strdup_printf ("Edit %d", i);
  gtk_label_set_text (label_of (card_at (&columns[people / 2], cards / 2)), text);
}

static void
move_card (Column *from, int at, Column *to, int place)
{
  GtkWidget *child = g_object_ref (child_at (from, at));
  gtk_flow_box_remove (from->cards, child);
  gtk_flow_box_insert (to->cards, child, place);
  g_object_unref (child);
}

static void
reorder (int i)
{
  Column *column = &columns[people / 2];
  move_card (column, cards / 2 + i % 2, column, cards / 2 + 1 - i % 2);
}

static void
column (int i)
{
  Column *middle = &columns[people / 2], *next = middle + 1;
  if (i % 2 == 0)
    move_card (middle, cards / 2, next, cards / 2);
  else
    move_card (next, cards / 2, middle, cards / 2);
  count (middle);
  count (next);
}

static void
remove_card (int i)
{
  Column *column = &columns[people / 2];
  if (i % 2 == 0)
    gtk_flow_box_remove (column->cards, child_at (column, cards / 2));
  else
    gtk_flow_box_insert (column->cards, make_card (cards / 2), cards / 2);
  count (column);
  gtk_widget_set_visible (toast, i % 2 == 0);
}

static void
add_card (int i)
{
  Column *column = &columns[people / 2];
  if (i % 2 == 0)
    gtk_flow_box_append (column->cards, make_card (cards));
  else
    gtk_flow_box_remove (column->cards, child_at (column, cards));
  count (column);
  gtk_widget_set_visible (toast, i % 2 == 0);
}

static const BenchScenario scenarios[] = {
  { "crossoff", 0, show_middle, crossoff }, { "choose", 0, show_middle, choose },
  { "retitle", 0, show_middle, retitle },   { "reorder", 0, show_middle, reorder },
  { "column", 0, show_middle, column },     { "remove", 0, show_middle, remove_card },
  { "addsong", 0, show_middle, add_card },
};

int
main (int argc, char **argv)
{
  people = argc > 1 ? atoi (argv[1]) : 6;
  cards = argc > 2 ? atoi (argv[2]) : 40;
  gtk_init ();
  bench_start ("c", "columns", people * cards, scenarios, G_N_ELEMENTS (scenarios));

  columns = g_new0 (Column, people);
  GtkWidget *board = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  for (int p = 0; p < people; p++)
    gtk_box_append (GTK_BOX (board), make_column (p));
  vadjustment = bench_show (board);
  GtkWidget *scrolled = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  hadjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));

  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (scrolled));
  GtkWidget *overlay = gtk_overlay_new ();
  g_object_ref (scrolled);
  gtk_window_set_child (window, overlay);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), scrolled);
  g_object_unref (scrolled);
  toast = gtk_label_new ("The last edit");
  gtk_widget_add_css_class (toast, "osd");
  gtk_widget_set_halign (toast, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (toast, GTK_ALIGN_END);
  gtk_widget_set_visible (toast, FALSE);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), toast);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
