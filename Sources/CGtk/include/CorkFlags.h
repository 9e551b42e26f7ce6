#pragma once

#include <gio/gio.h>

/* Sets of GLib's flags. Swift imports the flags themselves under other names since GLib 2.88, which declares them as
 * options (flag_enum). */

static const GFileMonitorFlags cork_file_monitor_moves = G_FILE_MONITOR_WATCH_MOVES;
static const GApplicationFlags cork_application_opens_files = G_APPLICATION_HANDLES_OPEN;
static const GApplicationFlags cork_application_service = G_APPLICATION_HANDLES_OPEN | G_APPLICATION_IS_SERVICE;
static const GOutputStreamSpliceFlags cork_splice_closes_both =
    G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET;
