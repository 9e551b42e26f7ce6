import CorkUI
import Foundation
import GtkTestSupport
import Observation
import Testing

@testable import CorkGtk

private let blue = Color(hex: 0x1C71D8)
private let yellow = Color(hex: 0xF6D32D)
private let red = Color(hex: 0xC01C28)

extension GtkTests {
    /// Pictures of animations at half of their duration.
    @MainActor
    @Suite struct MotionGoldenTests {
        @Observable
        final class Change {
            var isOn = false
        }

        private final class Clock { var time = 0.0 }

        /// Shows views, animates a change, and compares the middle of the animation with a golden picture.
        private func compare<V: View>(
            _ name: String, rows: Int, @ViewBuilder _ content: @escaping @MainActor (Bool) -> V,
            sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            let (change, clock) = (Change(), Clock())
            let window = await ViewWindow(width: 440, height: CGFloat(72 * rows) + 8) {
                ZStack {
                    Color(hex: 0xFFFFFF)
                    Sheet { content(change.isOn) }
                }
            }
            window.controller.graph.motions.clock = { clock.time }
            withAnimation(.linear(duration: 1)) { change.isOn = true }
            await window.frames(2)
            clock.time = 0.5
            await window.frames(2)
            try Golden.compare(window.host.widget, name, sourceLocation: sourceLocation)
        }

        /// A transition that rotates and scales a view.
        private struct Spin: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.rotationEffect(.degrees(90 * phase.value)).scaleEffect(phase.isIdentity ? 1 : 0.5)
            }
        }

        /// A fixed frame with a card that is added or removed.
        private struct Cell: View {
            let isShown: Bool
            let transition: AnyTransition

            var body: some View {
                ZStack {
                    Rectangle().strokeBorder(Color(hex: 0xDEDDDA)).frame(width: 32, height: 32)
                    if isShown {
                        LinearGradient(
                            colors: [blue, yellow],
                            startPoint: .top, endPoint: .bottom
                        )
                        .frame(width: 32, height: 32).transition(transition)
                    }
                }
                .frame(width: 60, height: 60)
            }
        }

        @Test func `transitions in their middle`() async throws {
            let transitions: [AnyTransition] = [
                .opacity, .scale, .slide, .move(edge: .bottom), .push(from: .leading),
                .asymmetric(insertion: .scale(scale: 0.5, anchor: .topLeading), removal: .opacity),
                .offset(x: 20, y: -20), .scale.combined(with: .opacity), .move(edge: .top).combined(with: .opacity),
                AnyTransition(Spin()), .modifier(active: Tilt(degrees: 60), identity: Tilt(degrees: 0)), .identity,
            ]
            try await compare("transitions", rows: 4) { isOn in
                ForEach(0..<6) { Cell(isShown: isOn, transition: transitions[$0]) }
                ForEach(0..<6) { Cell(isShown: !isOn, transition: transitions[$0]) }
                ForEach(6..<12) { Cell(isShown: isOn, transition: transitions[$0]) }
                ForEach(6..<12) { Cell(isShown: !isOn, transition: transitions[$0]) }
            }
        }

        private struct Tilt: ViewModifier {
            let degrees: Double

            func body(content: Content) -> some View {
                content.rotationEffect(.degrees(degrees), anchor: .bottomLeading)
            }
        }

        @Test func `values between two`() async throws {
            let two = [Gradient(colors: [red, yellow]), Gradient(colors: [blue, blue])]
            try await compare("motion", rows: 6) { isOn in
                // The states before, during and after the animation.
                ForEach(0..<3) { row in Values(isOn: row == 0 ? false : row == 1 ? isOn : true, gradients: two) }
                ForEach(0..<3) { row in Effects(isOn: row == 0 ? false : row == 1 ? isOn : true, gradients: two) }
            }
        }

        private struct Values: View {
            let isOn: Bool
            let gradients: [Gradient]

            var body: some View {
                Circle().trim(from: 0, to: isOn ? 1 : 0.25).stroke(blue, lineWidth: isOn ? 12 : 4).padding(6)
                RoundedRectangle(cornerRadius: isOn ? 30 : 0).fill(isOn ? blue : red)
                Rectangle().inset(by: isOn ? 20 : 2).fill(blue)
                UnevenRoundedRectangle(topLeadingRadius: isOn ? 0 : 40, bottomTrailingRadius: isOn ? 40 : 0).fill(blue)
                Rectangle().strokeBorder(blue, style: StrokeStyle(lineWidth: 4, dash: [12], dashPhase: isOn ? 12 : 0))
                Rectangle().fill(
                    LinearGradient(gradient: gradients[isOn ? 1 : 0], startPoint: .top, endPoint: .bottom))
            }
        }

        private struct Effects: View {
            let isOn: Bool
            let gradients: [Gradient]

            var body: some View {
                Rectangle().fill(blue).padding(16).rotationEffect(.degrees(isOn ? 90 : 0))
                Rectangle().fill(blue).padding(10).scaleEffect(isOn ? 0.25 : 1)
                Rectangle().fill(blue).frame(width: 20, height: 20).offset(x: isOn ? 18 : -18, y: isOn ? 18 : -18)
                    .frame(width: 60, height: 60)
                Rectangle().fill(blue).padding(14).shadow(color: red, radius: isOn ? 8 : 0, x: isOn ? 8 : 0)
                Rectangle().fill(gradients[0]).clipShape(RoundedRectangle(cornerRadius: isOn ? 30 : 0))
                    .frame(width: isOn ? 60 : 30).frame(width: 60)
                Circle().fill(blue).padding(6).opacity(isOn ? 0.1 : 1).blur(radius: isOn ? 4 : 0)
            }
        }
    }
}
