#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * cork_main_queue_attach:
 *
 * Lets GLib's default main context drain Dispatch's main queue, on which Swift's main actor runs. Attaches once however
 * often it is called. Call it on the process's first thread.
 *
 * A loop nested inside a main-queue item runs GLib's sources but no further item: Dispatch drains one at a time.
 */
void cork_main_queue_attach (void);

/**
 * cork_main_queue_dispatch_count:
 *
 * Returns: how often the source has run since the process started
 */
guint64 cork_main_queue_dispatch_count (void);

G_END_DECLS
