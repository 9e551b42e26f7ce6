#include "CGtkTestMain.h"

#include <sys/syscall.h>
#include <unistd.h>

#include "CGtk.h"

static int runs;

int
cork_test_main_loop_runs (void)
{
  return runs;
}

int
cork_test_is_first_thread (void)
{
  return syscall (SYS_gettid) == getpid ();
}

/* Takes the place of libdispatch's function, because the executable's symbols win. Swift's test runner ends in it; the
 * original retires the first thread and lets any thread be the main actor, which GTK cannot bear. */
__attribute__ ((noreturn, visibility ("default"))) void
dispatch_main (void)
{
  cork_main_queue_attach ();
  runs = TRUE;
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
