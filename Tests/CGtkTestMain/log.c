#include "CGtkTestMain.h"

static GMutex lock;
static GString *complaints;

/* What GTK says of itself, as it does in a C program:
   half a second after the pointer came upon a popover, 4.8 looks for a tooltip there, also where it was closed;
   4.24 submits frames of popovers twice with Cairo on X11. */
static const char *const known[] = {
  "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed",
  "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE (surface)' failed",
  "gdk_frame_timings_submitted() called on submitted frame.",
  NULL
};

static GLogWriterOutput
collect (GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data)
{
  const GLogLevelFlags complaint = G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING;

  if (level & complaint)
    {
      const char *message = "";
      const char *domain = "GLib";

      for (gsize i = 0; i < count; i++)
        {
          if (g_str_equal (fields[i].key, "MESSAGE"))
            message = fields[i].value;
          else if (g_str_equal (fields[i].key, "GLIB_DOMAIN"))
            domain = fields[i].value;
        }
      if (g_strv_contains (known, message))
        return G_LOG_WRITER_HANDLED;
      g_mutex_lock (&lock);
      g_string_append_printf (complaints, "%s: %s\n", domain, message);
      g_mutex_unlock (&lock);
    }
  return g_log_writer_default (level, fields, count, data);
}

char *
cork_test_log_take (void)
{
  char *taken;

  g_mutex_lock (&lock);
  if (complaints == NULL)
    {
      complaints = g_string_new (NULL);
      g_log_set_writer_func (collect, NULL, NULL);
    }
  taken = g_strdup (complaints->str);
  g_string_truncate (complaints, 0);
  g_mutex_unlock (&lock);
  return taken;
}
