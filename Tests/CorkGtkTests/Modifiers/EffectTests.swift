import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct EffectTests {
        private static let red = Color(hex: 0xFF0000)

        /// The label of the button that the pointer would find at a place of the content.
        private func picked(_ window: ViewWindow, _ x: Double, _ y: Double) -> String? {
            var widget = gtk_widget_pick(window.host.widget, x, y, GTK_PICK_DEFAULT)
            while let current = widget, gtk_accessible_get_accessible_role(current.opaque) != GTK_ACCESSIBLE_ROLE_BUTTON
            {
                widget = gtk_widget_get_parent(current)
            }
            return widget?.descendants.first { $0.isLabel }?.labelText
        }

        @Test func `the pointer finds a turned button where it is drawn`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                Button {
                } label: {
                    Text(verbatim: "long").frame(width: 120, height: 10)
                }.rotationEffect(.degrees(90))
            }
            #expect(picked(window, 100, 45) == "long" && picked(window, 100, 155) == "long")
            #expect(picked(window, 45, 100) == nil && picked(window, 155, 100) == nil)
            let frame = try #require(window.frame(of: window.nodes("Button")[0]))
            #expect(frame.width < 60 && frame.height > 120 && abs(frame.midX - 100) < 1 && abs(frame.midY - 100) < 1)
        }

        @Test func `the pointer finds a scaled and a slanted button where it is drawn`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Button {
                    } label: {
                        Text(verbatim: "large").frame(width: 40, height: 20)
                    }.buttonStyle(.plain)
                        .scaleEffect(3, anchor: .topLeading)
                    Button {
                    } label: {
                        Text(verbatim: "slanted").frame(width: 20, height: 60)
                    }.buttonStyle(.plain)
                        .transformEffect(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 20, ty: 120))
                }
            }
            #expect(picked(window, 110, 50) == "large" && picked(window, 130, 30) == nil)
            #expect(picked(window, 25, 125) == "slanted" && picked(window, 80, 175) == "slanted")
            #expect(picked(window, 60, 125) == nil && picked(window, 25, 175) == nil)
        }

        @Observable final class Model {
            var scale = 1.0
            var color: UInt32 = 0xFF0000
            var opacity = 1.0
            var mode = BlendMode.multiply
        }

        @Test func `a view scaled to zero is invisible until it grows`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 100, height: 100) {
                Color(hex: 0xFFFFFF).overlay {
                    Self.red.frame(width: 20, height: 20).scaleEffect(model.scale)
                }
            }
            #expect(try window.picture()[50, 50] == 0xFF0000)
            await window.change { model.scale = 0 }
            #expect(try window.picture()[50, 50] == 0xFFFFFF)
            await window.change { model.scale = 3 }
            #expect(try window.picture()[25, 50] == 0xFF0000)
            await window.change { model.scale = .nan }
            #expect(try window.picture()[50, 50] == 0xFFFFFF)
            #expect(window.controller.graph.warnings.count == 1)
        }

        @Test func `a view that is scaled into sight is drawn`() async throws {
            let window = await ViewWindow(width: 100, height: 100) {
                ScrollView {
                    Color(hex: 0xFFFFFF).frame(width: 100, height: 2000).overlay(alignment: .bottom) {
                        Self.red.frame(width: 50, height: 1).scaleEffect(x: 1, y: 2000, anchor: .bottom)
                    }
                }
            }
            #expect(try window.picture()[50, 50] == 0xFF0000)
        }

        @Test func `a masked picture follows what it shows`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 100, height: 100) {
                Color(hex: 0xFFFFFF).overlay { Color(hex: model.color).mask { Circle() } }
            }
            #expect(try window.picture()[50, 50] == 0xFF0000 && window.picture()[2, 2] == 0xFFFFFF)
            await window.change { model.color = 0x00FF00 }
            #expect(try window.picture()[50, 50] == 0x00FF00 && window.picture()[2, 2] == 0xFFFFFF)
        }

        @Test func `a mask made of text takes no clicks`() async throws {
            let window = await ViewWindow(width: 200, height: 100) {
                Button {
                } label: {
                    Text(verbatim: "below")
                }.mask { Text(verbatim: "mask").frame(width: 200, height: 100) }
            }
            #expect(picked(window, 100, 50) == "below")
        }

        @Test func `opacity fades a stack as one picture`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 100, height: 100) {
                Color(hex: 0xFFFFFF).overlay {
                    ZStack {
                        Self.red
                        Color(hex: 0x0000FF)
                    }
                    .opacity(model.opacity)
                }
            }
            await window.change { model.opacity = 0.5 }
            let pixel = try window.picture()[50, 50]
            #expect((0x7D...0x82).contains(pixel >> 16) && pixel & 0xFF > 0xFC)
            await window.change { model.opacity = 0 }
            #expect(try window.picture()[50, 50] == 0xFFFFFF)
        }

        @Test func `colours are changed of widgets too`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 100, height: 100) {
                Color(hex: model.color).overlay { Text(verbatim: "x") }.colorInvert()
            }
            #expect(try window.picture()[2, 2] == 0x00FFFF)
            await window.change { model.color = 0x0000FF }
            #expect(try window.picture()[2, 2] == 0xFFFF00)
        }

        @Test func `each colour effect is its matrix`() async throws {
            let grey = Color(hex: 0x408060)
            let window = await ViewWindow(width: 100, height: 100) {
                VStack(spacing: 0) {
                    grey.brightness(0.25)
                    grey.contrast(0)
                    grey.saturation(0)
                    grey.grayscale(1)
                    grey.hueRotation(.degrees(360))
                    grey.colorMultiply(Color(hex: 0xFF8000))
                    grey.brightness(.nan)
                    Canvas { context, size in
                        context.addFilter(.colorInvert())
                        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(grey))
                    }
                    Canvas { context, size in
                        context.addFilter(.colorMultiply(Color(hex: 0xFF8000)))
                        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(grey))
                    }
                }
            }
            let picture = try window.picture()
            let lines = (0..<9).map { picture[50, Int(Double($0) * 100 / 9) + 5] }
            func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
                [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
            }
            // 0.2126 * 0x40 + 0.7152 * 0x80 + 0.0722 * 0x60
            let expected: [UInt32] = [
                0x80C0A0, 0x808080, 0x707070, 0x707070, 0x408060, 0x404000, 0x408060, 0xBF7F9F, 0x404000,
            ]
            for (line, color) in zip(lines, expected) {
                #expect(isNear(line, color), "\(String(line, radix: 16)), not \(String(color, radix: 16))")
            }
        }

        @Test func `visual effects follow what scrolls`() async throws {
            let window = await ViewWindow(width: 100, height: 100) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color(hex: 0xFFFFFF).frame(height: 50)
                        Self.red.frame(height: 50).visualEffect { content, geometry in
                            content.brightness(geometry.frame(in: .global).minY < 30 ? 1 : 0)
                        }
                        Color(hex: 0xFFFFFF).frame(height: 500)
                    }
                }
            }
            #expect(try window.picture()[50, 75] == 0xFF0000)
            let scroll = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment = gtk_scrolled_window_get_vadjustment(scroll.opaque)!
            await window.change { gtk_adjustment_set_value(adjustment, 40) }
            #expect(try window.picture()[50, 35] == 0xFFFFFF)
            await window.change { gtk_adjustment_set_value(adjustment, 10) }
            #expect(try window.picture()[50, 65] == 0xFF0000)
        }

        @Test func `blend modes combine a view with the background of its group`() async throws {
            let model = Model()
            let (yellow, cyan) = (Color(hex: 0xFFFF00), Color(hex: 0x00FFFF))
            let window = await ViewWindow(width: 100, height: 100) {
                VStack(spacing: 0) {
                    yellow.overlay { cyan.blendMode(model.mode) }
                    yellow.overlay { cyan.blendMode(model.mode).allowsHitTesting(false) }
                    yellow.overlay { ZStack { cyan.blendMode(model.mode) }.compositingGroup() }
                    yellow.overlay { ScrollView { cyan.frame(height: 100).blendMode(model.mode) } }
                    yellow.overlay { cyan.overlay { Text(verbatim: "x") }.blendMode(model.mode).opacity(0.5) }
                }
            }
            func lines() throws -> [UInt32] {
                let picture = try window.picture()
                return (0..<5).map { picture[5, 20 * $0 + 10] }
            }
            #expect(try lines()[..<4] == [0x00FF00, 0x00FF00, 0x00FFFF, 0x00FFFF])
            #expect(try lines()[4] & 0xFF > 0x70)
            await window.change { model.mode = .difference }
            #expect(try lines()[..<4] == [0xFF00FF, 0xFF00FF, 0x00FFFF, 0x00FFFF])
            await window.change { model.mode = .normal }
            #expect(try lines()[..<4] == [0x00FFFF, 0x00FFFF, 0x00FFFF, 0x00FFFF])
            await window.change { model.mode = .destinationOver }
            #expect(try lines()[..<4] == [0xFFFF00, 0xFFFF00, 0x00FFFF, 0x00FFFF])
        }

        @Test func `nothing is painted while nothing changes`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                VStack {
                    Circle().fill(.tint).shadow(radius: 4)
                    Rectangle().fill(.red).rotationEffect(.degrees(20)).opacity(0.5)
                    Color.blue.mask { Circle() }
                    Canvas { context, _ in context.draw(Text(verbatim: "x"), at: .zero) }
                }
            }
            await window.frames(2)
            var frames = 0
            let signals = SignalOwner()
            signals.connect("after-paint", to: gtk_widget_get_frame_clock(window.widget)!) { frames += 1 }
            try await Task.sleep(for: .seconds(1))
            #expect(frames == 0)
            withExtendedLifetime(signals) {}
        }
    }
}
