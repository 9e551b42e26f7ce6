import CGtk
import CGtkTestMain
import CorkGtk
import CorkUI
import Glibc
import Testing

extension GtkTests {
    @MainActor
    @Suite struct MainLoopTests {
        private var isOnFirstThread: Bool { cork_test_is_first_thread() != 0 }

        @Test func `tests run on the first thread inside the loop`() async throws {
            #expect(cork_test_main_loop_runs() != 0)
            #expect(isOnFirstThread)
            await Task.yield()
            #expect(isOnFirstThread)
            try await Task.sleep(for: .milliseconds(1))
            #expect(isOnFirstThread)
        }

        @Test func `task started by a click goes on on the main thread`() async {
            let button = gtk_button_new()!
            let label = gtk_label_new("before")!
            gtk_button_set_child(button.cast(), label)
            let window = await TestWindow(button)
            var continuedOnFirstThread = false

            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                window.signals.connect("clicked", to: button) {
                    Task {
                        let text = await Task.detached {
                            cork_test_is_first_thread() != 0 ? "on the main thread" : "after"
                        }.value
                        continuedOnFirstThread = cork_test_is_first_thread() != 0
                        gtk_label_set_text(label.opaque, text)
                        done.resume()
                    }
                }
                click(button)
                #expect(String(cString: gtk_label_get_text(label.opaque)) == "before")
            }

            #expect(continuedOnFirstThread)
            #expect(String(cString: gtk_label_get_text(label.opaque)) == "after")
        }

        @Test func `sleep resumes on the main thread`() async throws {
            let clock = ContinuousClock()
            let elapsed = try await clock.measure { try await Task.sleep(for: .milliseconds(20)) }
            #expect(elapsed >= .milliseconds(20))
            #expect(isOnFirstThread)
        }

        @Test func `frames are drawn beside a task that never rests`() async {
            let window = await TestWindow(gtk_label_new("")!)
            let busy = Task {
                while !Task.isCancelled {
                    await Task.yield()
                }
            }
            await window.frames(5)
            busy.cancel()
            await busy.value
        }

        @Test(.timeLimit(.minutes(3)))
        func `run returns when quit`() {
            var ran = false
            let idle: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
                data!.assumingMemoryBound(to: Bool.self).pointee = true
                onMainActor { MainLoop.quit() }
                return 0
            }
            withUnsafeMutablePointer(to: &ran) { ran in
                _ = g_idle_add(idle, ran)
                MainLoop.run()
            }
            #expect(ran)
            MainLoop.quit()
        }

        @Test func `idle window uses no time and wakes nobody`() async throws {
            let window = await TestWindow(gtk_label_new("Idle")!)
            await window.frames(1)
            let dispatches = cork_main_queue_dispatch_count()
            let before = processTime()

            try await Task.sleep(for: .seconds(2))

            #expect(processTime() - before < .milliseconds(20))
            // The end of the sleep, and nothing else.
            #expect(cork_main_queue_dispatch_count() - dispatches <= 2)
            withExtendedLifetime(window) {}
        }

        private func processTime() -> Duration {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
    }
}
