import CGtk
import CorkGtk
import GtkTestSupport
import Testing

extension GtkTests {
    @MainActor
    @Suite struct DrawingTests {
        @Test func `rounded fill leaves its corners`() async throws {
            let picture = try await draw { snapshot in
                cork_snapshot_fill_rounded(snapshot, cork_rounded_rect(cork_rect(0, 0, 100, 50), 25, 25), .blue)
                let uneven = cork_uneven_rounded_rect(
                    cork_rect(100, 50, 100, 50), [0, 0, 20, 20, 0, 0, 20, 20])
                cork_snapshot_fill_rounded(snapshot, uneven, .blue)
            }
            #expect(picture[1, 1] == 0xFF0000)
            #expect(picture[50, 25] == 0x0000FF)
            #expect(picture[101, 51] == 0x0000FF)
            #expect(picture[198, 51] == 0xFF0000)
            #expect(picture[198, 98] == 0x0000FF)
            #expect(picture[101, 98] == 0xFF0000)
        }

        @Test func `border has a width and a colour ForEach side`() async throws {
            let green = GdkRGBA(red: 0, green: 1, blue: 0, alpha: 1)
            let black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
            let white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
            let outline = cork_rounded_rect(cork_rect(0, 0, 200, 100), 0, 0)
            let picture = try await draw { snapshot in
                cork_snapshot_border(snapshot, outline, 4, 8, 12, 16, green, .blue, black, white)
            }
            #expect(picture[100, 3] == 0x00FF00 && picture[100, 4] == 0xFF0000)
            #expect(picture[192, 50] == 0x0000FF && picture[191, 50] == 0xFF0000)
            #expect(picture[100, 88] == 0x000000 && picture[100, 87] == 0xFF0000)
            #expect(picture[15, 50] == 0xFFFFFF && picture[16, 50] == 0xFF0000)
        }

        @Test func `gradients run from the first stop to the last`() async throws {
            let stops = [GskColorStop(offset: 0, color: .blue), GskColorStop(offset: 1, color: .red)]
            let linear = try await draw { snapshot in
                cork_snapshot_linear_gradient(snapshot, cork_rect(0, 0, 200, 100), 50, 0, 150, 0, stops, 2)
            }
            #expect(linear[40, 50] == 0x0000FF)
            #expect(linear[160, 50] == 0xFF0000)
            #expect((0x70...0x90).contains(linear[100, 50] >> 16))
            let radial = try await draw { snapshot in
                cork_snapshot_radial_gradient(snapshot, cork_rect(0, 0, 200, 100), 100, 50, 80, 40, 0, 1, stops, 2)
            }
            #expect(radial[100, 50] & 0xFF > 0xF0)
            #expect(radial[100, 95] == 0xFF0000)
            #expect((0x70...0x90).contains(radial[140, 50] >> 16))
        }

        @Test func `shadow falls outside its outline`() async throws {
            let outline = cork_rounded_rect(cork_rect(50, 20, 100, 40), 0, 0)
            let picture = try await draw { snapshot in
                cork_snapshot_outset_shadow(snapshot, outline, .blue, 10, 20, 0, 0)
            }
            #expect(picture[100, 40] == 0xFF0000)
            #expect(picture[155, 70] == 0x0000FF)
            #expect(picture[55, 70] == 0xFF0000)
        }

        @Test func `cairo draws within its bounds`() async throws {
            let picture = try await draw { snapshot in
                let cairo = cork_snapshot_cairo(snapshot, cork_rect(10, 10, 20, 20))
                cairo_set_source_rgb(cairo, 0, 0, 1)
                cairo_paint(cairo)
                cairo_destroy(cairo)
            }
            #expect(picture[10, 10] == 0x0000FF && picture[29, 29] == 0x0000FF)
            #expect(picture[9, 9] == 0xFF0000 && picture[30, 30] == 0xFF0000)
        }

        @Test func `picture is scaled to the requested size`() async throws {
            let probe = HostProbe()
            probe.snapshot = { _, snapshot in
                cork_snapshot_fill(snapshot, cork_rect(0, 0, 100, 100), .red)
                cork_snapshot_fill(snapshot, cork_rect(100, 0, 100, 100), .blue)
            }
            let host = probe.makeWidget()
            let window = await TestWindow(host, width: 200, height: 100)
            let picture = try Picture(of: host, width: 20, height: 10)
            #expect(picture.width == 20 && picture.height == 10)
            #expect(picture[8, 5] == 0xFF0000 && picture[11, 5] == 0x0000FF)
            #expect(cork_snapshot_to_png(host, "/dev/null/none.png", 0, 0) == 0)
            withExtendedLifetime(window) {}
        }

        @Test func `a picture includes pending drawing`() async throws {
            let probe = HostProbe()
            var colour = GdkRGBA.red
            probe.snapshot = { _, snapshot in cork_snapshot_fill(snapshot, cork_rect(0, 0, 20, 20), colour) }
            let host = probe.makeWidget()
            let window = await TestWindow(host, width: 20, height: 20)
            colour = .blue
            gtk_widget_queue_draw(host)
            #expect(try Picture(of: host)[10, 10] == 0x0000FF)
            withExtendedLifetime(window) {}
        }

        /// Draws on red, 200 x 100 pixels.
        private func draw(_ content: @escaping (OpaquePointer) -> Void) async throws -> Picture {
            let probe = HostProbe()
            probe.snapshot = { _, snapshot in
                cork_snapshot_fill(snapshot, cork_rect(0, 0, 200, 100), .red)
                content(snapshot)
            }
            let host = probe.makeWidget()
            let window = await TestWindow(host, width: 200, height: 100)
            defer { withExtendedLifetime(window) {} }
            return try Picture(of: host)
        }
    }
}
