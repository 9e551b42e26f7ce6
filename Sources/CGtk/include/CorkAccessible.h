#pragma once

#include <gtk/gtk.h>
#include <math.h>

G_BEGIN_DECLS

/* The accessible attributes of a widget; accessible is any GtkAccessible. */

/**
 * cork_accessible_set_string:
 * @property: a text property: label, description, role description, value text, placeholder, key shortcuts
 * @text: (nullable): the text; NULL resets the property
 */
static inline void
cork_accessible_set_string (void *accessible, GtkAccessibleProperty property, const char *text)
{
  if (!text)
    {
      gtk_accessible_reset_property (accessible, property);
      return;
    }
  GValue value = G_VALUE_INIT;
  gtk_accessible_property_init_value (property, &value);
  g_value_set_string (&value, text);
  gtk_accessible_update_property_value (accessible, 1, &property, &value);
  g_value_unset (&value);
}

/**
 * cork_accessible_set_number:
 * @property: a number property: value now, minimum, maximum; heading level
 * @number: the number; one that isn't finite resets the property
 */
static inline void
cork_accessible_set_number (void *accessible, GtkAccessibleProperty property, double number)
{
  if (!isfinite (number))
    {
      gtk_accessible_reset_property (accessible, property);
      return;
    }
  GValue value = G_VALUE_INIT;
  gtk_accessible_property_init_value (property, &value);
  if (G_VALUE_HOLDS_INT (&value))
    g_value_set_int (&value, (int) number);
  else
    g_value_set_double (&value, number);
  gtk_accessible_update_property_value (accessible, 1, &property, &value);
  g_value_unset (&value);
}

/**
 * cork_accessible_set_state:
 * @state: checked, pressed, selected, expanded, disabled, busy, invalid
 * @flag: TRUE or FALSE; for checked and pressed also GTK_ACCESSIBLE_TRISTATE_MIXED; for selected and expanded also
 *   GTK_ACCESSIBLE_VALUE_UNDEFINED, "cannot be"
 */
static inline void
cork_accessible_set_state (void *accessible, GtkAccessibleState state, int flag)
{
  /* Variadic: the form with GValues reads checked and pressed as integers although it declares them enumerations. */
  gtk_accessible_update_state (accessible, state, flag, -1);
}

/**
 * cork_accessible_set_hidden:
 * @widget: a widget
 * @hidden: TRUE to hide the widget and its descendants from assistive technologies
 *
 * Hides a visible widget from assistive technologies, even after GTK has mapped it again.
 */
void cork_accessible_set_hidden (GtkWidget *widget, gboolean hidden);

/**
 * cork_accessible_set_modal:
 * @is_modal: TRUE if nothing outside of the widget can be used
 */
static inline void
cork_accessible_set_modal (void *accessible, gboolean is_modal)
{
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_MODAL, is_modal, -1);
}

/**
 * cork_accessible_set_role:
 * @accessible: a widget outside of a window
 */
static inline void
cork_accessible_set_role (void *accessible, GtkAccessibleRole role)
{
  g_object_set (accessible, "accessible-role", role, NULL);
}

/**
 * cork_accessible_set_id:
 * @id: (nullable): an identifier for tests; NULL resets it
 */
static inline void
cork_accessible_set_id (void *widget, const char *id)
{
  GtkBuildable *buildable = widget;
  GtkBuildableIface *iface = g_type_interface_peek (((GTypeInstance *) buildable)->g_class, GTK_TYPE_BUILDABLE);
  iface->set_id (buildable, id);
}

/**
 * cork_accessible_set_relation:
 * @relation: a relation to a list of widgets: labelled by, described by, controls, details, owns, flow to
 * @other: (nullable): the related widget; NULL resets the relation
 */
static inline void
cork_accessible_set_relation (void *accessible, GtkAccessibleRelation relation, void *other)
{
  if (other)
    gtk_accessible_update_relation (accessible, relation, other, NULL, -1);
  else
    gtk_accessible_reset_relation (accessible, relation);
}

/**
 * cork_accessible_set_place:
 * @place: the position of the element in its set, from 1
 * @count: the number of elements
 */
static inline void
cork_accessible_set_place (void *accessible, int place, int count)
{
  gtk_accessible_update_relation (accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET, place,
                                  GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}

G_END_DECLS
