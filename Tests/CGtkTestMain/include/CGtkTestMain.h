#pragma once

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
