#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Type checks, properties: object is any GObject; an unknown property is a GLib warning. */

static inline gboolean
cork_object_is_a (const void *object, GType type)
{
  return object && g_type_check_instance_is_a ((GTypeInstance *) object, type);
}

/* Integers, enumerations and flags. */
static inline void
cork_object_set_bool (void *object, const char *property, gboolean value)
{
  g_object_set (object, property, value, NULL);
}

/**
 * cork_box_new:
 * @role: the accessible role
 *
 * Returns: (transfer floating): a #GtkBox
 */
static inline GtkWidget *
cork_box_new (GtkOrientation orientation, GtkAccessibleRole role)
{
  return g_object_new (GTK_TYPE_BOX, "orientation", orientation, "accessible-role", role, NULL);
}

/**
 * cork_button_new:
 * @css_name: the CSS name
 *
 * Returns: (transfer floating): a #GtkButton without the theme's style of buttons
 */
static inline GtkWidget *
cork_button_new (const char *css_name)
{
  return g_object_new (GTK_TYPE_BUTTON, "css-name", css_name, NULL);
}

static inline void
cork_object_set_string (void *object, const char *property, const char *value)
{
  g_object_set (object, property, value, NULL);
}

static inline void
cork_object_set_object (void *object, const char *property, void *value)
{
  g_object_set (object, property, value, NULL);
}

static inline gboolean
cork_object_get_bool (void *object, const char *property)
{
  gboolean value = FALSE;
  g_object_get (object, property, &value, NULL);
  return value;
}

static inline gboolean
cork_object_has_property (void *object, const char *property)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (object), property) != NULL;
}

static inline void
cork_object_set_int (void *object, const char *property, int value)
{
  g_object_set (object, property, value, NULL);
}

static inline int
cork_object_get_int (void *object, const char *property)
{
  int value = 0;
  g_object_get (object, property, &value, NULL);
  return value;
}

static inline double
cork_object_get_double (void *object, const char *property)
{
  double value = 0;
  g_object_get (object, property, &value, NULL);
  return value;
}

/* Returns: (transfer full) (nullable): for g_free() */
static inline char *
cork_object_get_string (void *object, const char *property)
{
  char *value = NULL;
  g_object_get (object, property, &value, NULL);
  return value;
}

G_END_DECLS
