#include "CorkAccessible.h"

/* Mapped widgets that have to be hidden again. */
static GPtrArray *mapped;

static gboolean
hide_again (gpointer unused)
{
  g_autoptr (GPtrArray) widgets = g_steal_pointer (&mapped);
  for (guint i = 0; i < widgets->len; i++)
    {
      g_autoptr (GtkWidget) widget = g_weak_ref_get (widgets->pdata[i]);
      if (widget && g_object_get_data (G_OBJECT (widget), "cork-hidden"))
        gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
    }
  return G_SOURCE_REMOVE;
}

static void
free_reference (gpointer reference)
{
  g_weak_ref_clear (reference);
  g_free (reference);
}

static void
was_mapped (GtkWidget *widget)
{
  if (!mapped)
    {
      mapped = g_ptr_array_new_with_free_func (free_reference);
      /* Before the next frame. */
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, hide_again, NULL, NULL);
    }
  GWeakRef *reference = g_new (GWeakRef, 1);
  g_weak_ref_init (reference, widget);
  g_ptr_array_add (mapped, reference);
}

void
cork_accessible_set_hidden (GtkWidget *widget, gboolean hidden)
{
  gboolean follows = g_object_get_data (G_OBJECT (widget), "cork-hidden") != NULL;
  if (hidden != follows)
    {
      g_object_set_data (G_OBJECT (widget), "cork-hidden", hidden ? widget : NULL);
      /* Since GTK 4.10, mapping a widget makes it accessible again. */
      if (hidden && gtk_get_minor_version () >= 10)
        g_signal_connect (widget, "map", G_CALLBACK (was_mapped), NULL);
      else
        g_signal_handlers_disconnect_by_func (widget, was_mapped, NULL);
    }
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}
