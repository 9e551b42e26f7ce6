import CGtk
import Testing

extension GtkTests {
    @Suite struct MemoryTests {
        @Test func `freed memory is reused up to a limit that earlier frees do not raise`() {
            cork_keep_freed_memory()
            free(malloc(30 << 20))
            #expect(!isMadeAnew(7 << 20))
            #expect(isMadeAnew(9 << 20))
        }

        /// Returns a Boolean value that indicates whether an allocation of a size comes from the system.
        private func isMadeAnew(_ size: Int) -> Bool {
            let before = mallinfo2().hblks
            let memory = malloc(size)
            defer { free(memory) }
            return mallinfo2().hblks > before
        }
    }
}
