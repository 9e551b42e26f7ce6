#pragma once

#include <gtk/gtk.h>

/**
 * cork_test_main_loop_runs:
 *
 * Returns: whether the process's first thread runs GLib's main loop in place of dispatch_main()
 */
int cork_test_main_loop_runs (void);

/**
 * cork_test_is_first_thread:
 *
 * Returns: whether the calling thread is the one the process started with
 */
int cork_test_is_first_thread (void);

/**
 * cork_test_accessible_state_is:
 *
 * Returns: whether assistive technologies are told that @state has this value
 */
static inline gboolean
cork_test_accessible_state_is (void *accessible, GtkAccessibleState state, int value)
{
  char *other = gtk_test_accessible_check_state (accessible, state, value);
  g_free (other);
  return other == NULL;
}

/**
 * cork_test_accessible_place_is:
 *
 * Returns: whether assistive technologies are told that it is element @place of @count
 */
static inline gboolean
cork_test_accessible_place_is (void *accessible, int place, int count)
{
  char *other = gtk_test_accessible_check_relation (accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET, place);
  char *size = gtk_test_accessible_check_relation (accessible, GTK_ACCESSIBLE_RELATION_SET_SIZE, count);
  g_free (other);
  g_free (size);
  return !other && !size;
}

/**
 * cork_test_accessible_level_is:
 *
 * Returns: whether assistive technologies are told that it is on @level of a tree, from 1
 */
static inline gboolean
cork_test_accessible_level_is (void *accessible, int level)
{
  char *other = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL, level);
  g_free (other);
  return other == NULL;
}

/**
 * cork_test_accessible_description:
 *
 * Returns: (transfer full) (nullable): what assistive technologies are told besides the name
 */
static inline char *
cork_test_accessible_description (void *accessible)
{
  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    return NULL;
  return gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

/**
 * cork_test_asks_for_tooltip:
 *
 * Returns: whether there is something to show where the pointer rests on @widget
 */
static inline gboolean
cork_test_asks_for_tooltip (GtkWidget *widget)
{
  GtkTooltip *tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean is_shown = FALSE;
  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &is_shown);
  g_object_unref (tooltip);
  return is_shown;
}

/**
 * cork_test_activate_link:
 *
 * Does what a click on a link of @label does.
 */
static inline void
cork_test_activate_link (GtkWidget *label, const char *address)
{
  gboolean is_handled = FALSE;
  g_signal_emit_by_name (label, "activate-link", address, &is_handled);
}

/**
 * cork_test_log_take:
 *
 * Collects what GLib and GTK complain about from the first call on: warnings, criticals, errors. They are printed all
 * the same.
 *
 * Returns: (transfer full): the complaints since the last call, a line each; for g_free()
 */
char *cork_test_log_take (void);
