#include "CorkMainQueue.h"

#include <gdk/gdk.h>
#include <glib-unix.h>
#include <errno.h>
#include <unistd.h>

/* Functions of Dispatch for an outer event loop, which are exported but not declared in a header. */
extern int _dispatch_get_main_queue_handle_4CF (void);
extern void _dispatch_main_queue_callback_4CF (void *message);

static guint64 dispatch_count;

static gboolean
drain (int event_fd, GIOCondition condition, void *unused)
{
  /* Cleared first, or the source stays ready for ever and frames starve; items enqueued while draining set it again. */
  guint64 wakeups;
  while (read (event_fd, &wakeups, sizeof wakeups) < 0 && errno == EINTR)
    ;
  dispatch_count++;
  _dispatch_main_queue_callback_4CF (NULL);
  return G_SOURCE_CONTINUE;
}

void
cork_main_queue_attach (void)
{
  static gboolean attached;
  if (attached)
    return;
  attached = TRUE;

  GSource *source = g_unix_fd_source_new (_dispatch_get_main_queue_handle_4CF (), G_IO_IN);
  g_source_set_static_name (source, "Dispatch main queue");
  g_source_set_callback (source, G_SOURCE_FUNC (drain), NULL, NULL);
  /* Ready sources of one priority take turns: a task that never ends cannot keep a frame from being drawn. */
  g_source_set_priority (source, GDK_PRIORITY_REDRAW);
  g_source_set_can_recurse (source, TRUE);
  g_source_attach (source, NULL);
  g_source_unref (source);
}

guint64
cork_main_queue_dispatch_count (void)
{
  return dispatch_count;
}
