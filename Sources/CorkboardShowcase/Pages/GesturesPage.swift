import CorkUI
import Foundation

/// A page with a card that can be dragged, magnified and tapped, and pads that report gestures.
struct GesturesPage: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                HStack(alignment: .top, spacing: 24) {
                    MovableCard()
                    VStack(spacing: 12) {
                        TapPad()
                        LongPressPad()
                        HoverPad()
                    }
                }
                PriorityPad()
                SwipedCards()
            }
            .frame(maxWidth: .infinity)
            .padding(24)
        }
    }
}

/// A card that follows the pointer and returns when released; two fingers magnify it permanently.
private struct MovableCard: View {
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var drag = CGSize.zero
    @GestureState private var pinch = 1.0
    @State private var scale = 1.0

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(drag == .zero ? Color.blue : .indigo)
            .frame(width: 160, height: 120)
            .overlay { Text("Drag me, spread me").foregroundStyle(.white) }
            .scaleEffect(scale * pinch)
            .offset(drag)
            .gesture(DragGesture().updating($drag) { value, drag, _ in drag = value.translation })
            .simultaneousGesture(
                MagnifyGesture()
                    .updating($pinch) { value, pinch, _ in pinch = value.magnification }
                    .onEnded { scale = min(max(scale * $0.magnification, 0.5), 2) }
            )
            .frame(width: 260, height: 220)
    }
}

private struct Pad: View {
    let text: String
    var color = Color.gray

    var body: some View {
        Text(verbatim: text)
            .frame(width: 280, height: 44)
            .background(color.opacity(0.25).clipShape(RoundedRectangle(cornerRadius: 8)))
    }
}

/// A pad that distinguishes single and double taps.
private struct TapPad: View {
    @State private var singles = 0
    @State private var doubles = 0

    var body: some View {
        Pad(text: "Tapped \(singles) times, twice \(doubles) times", color: .green)
            .onTapGesture(count: 2) { doubles += 1 }
            .onTapGesture { singles += 1 }
    }
}

private struct LongPressPad: View {
    @State private var isPressed = false
    @State private var count = 0

    var body: some View {
        Pad(text: isPressed ? "Keep it down…" : "Pressed for long \(count) times", color: .orange)
            .onLongPressGesture {
                count += 1
            } onPressingChanged: {
                isPressed = $0
            }
    }
}

private struct HoverPad: View {
    @State private var place: CGPoint?

    var body: some View {
        let text = place.map { "The pointer is at \(Int($0.x)), \(Int($0.y))" } ?? "The pointer is elsewhere"
        Pad(text: text, color: .purple)
            .onContinuousHover { phase in
                if case .active(let point) = phase { place = point } else { place = nil }
            }
            .help("Move the pointer over it")
    }
}

/// A pad with a gesture around others that waits for them, takes precedence, or is simultaneous.
private struct PriorityPad: View {
    private enum Priority: String, CaseIterable {
        case normal = "gesture", high = "highPriorityGesture", both = "simultaneousGesture"
    }

    @State private var priority = Priority.normal
    @State private var heard = "Nothing yet"

    var body: some View {
        VStack(spacing: 12) {
            Picker("The outer gesture is a", selection: $priority) {
                ForEach(Priority.allCases, id: \.self) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            pads
            Text(verbatim: heard)
        }
    }

    @ViewBuilder private var pads: some View {
        let outer = TapGesture().onEnded { hear("outer") }
        let inner = Pad(text: "Tap the inner view", color: .red).onTapGesture { hear("inner") }
            .padding(16)
            .background(Color.gray.opacity(0.15))
        switch priority {
        case .normal: inner.gesture(outer)
        case .high: inner.highPriorityGesture(outer)
        case .both: inner.simultaneousGesture(outer)
        }
    }

    private func hear(_ name: String) { heard = heard == "inner" && name == "outer" ? "inner, outer" : name }
}

package struct GesturesPreviews: PreviewProvider {
    package static var previews: some View { GesturesPage().previewDisplayName("Gestures") }
}

/// Messages outside of a list with swipe actions that mark or delete them.
private struct SwipedCards: View {
    @State private var messages = ["Rehearsal at six", "New chairs", "Song list"]
    @State private var marked: Set<String> = []

    var body: some View {
        VStack(spacing: 8) {
            Text("Swipe a message, or open its menu").foregroundStyle(.secondary)
            ForEach(messages, id: \.self) { message in
                HStack {
                    Text(verbatim: message)
                    Spacer()
                    if marked.contains(message) { Image(systemName: "star.fill") }
                }
                .padding(12)
                .background(Color.orange.opacity(0.25).clipShape(RoundedRectangle(cornerRadius: 8)))
                .swipeActions {
                    Button("Delete", role: .destructive) { messages.removeAll { $0 == message } }
                }
                .swipeActions(edge: .leading) {
                    Button(marked.contains(message) ? "Unmark" : "Mark") { marked.formSymmetricDifference([message]) }
                }
            }
            if messages.isEmpty { Button("Restore") { messages = ["Rehearsal at six", "New chairs", "Song list"] } }
        }
        .frame(width: 420)
        .swipeActionsContainer()
    }
}
