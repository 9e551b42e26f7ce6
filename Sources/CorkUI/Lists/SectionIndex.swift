import Foundation

/// The section index of a list, a column of labels that scroll to their sections.
struct SectionIndex: View {
    let labels: [Text]
    let reference: ListReference
    @State private var current = 0

    /// A weak reference to the list, which owns the index.
    final class ListReference {
        weak var list: (any IndexedList)?
    }

    private var list: (any IndexedList)? { reference.list }

    var body: some View {
        let position = min(current, labels.count - 1)
        ViewThatFits(in: .vertical) {
            ForEach(steps, id: \.self) { column(step: $0) }
        }
        .padding(.horizontal, 6)
        .frame(maxHeight: .infinity)
        .accessibilityHidden(true)
        .background {
            Color.clear
                .accessibilityAdjustable(position, in: 0...labels.count - 1) { choose($0) }
                .accessibilityLabel("Section index")
                .accessibilityValue(labels[position])
        }
        .modifier(_SectionIndexModifier())
        .accessibilityLabel("Section index")
        .onKeyPress(keys: [.upArrow, .downArrow, .home, .end], action: press)
    }

    /// The distances between the labels of a column, doubled until a column of few labels is left.
    private var steps: [Int] {
        sequence(first: 1) { $0 * 2 }.prefix { $0 == 1 || labels.count / $0 > 1 }
            .filter { labels.count / $0 <= Self.mostLabels }
    }

    /// The number of labels that no window is high enough for.
    private static var mostLabels: Int { 500 }

    /// Returns a column with every label, or with one out of several and dots for those between.
    private func column(step: Int) -> some View {
        let lines = self.lines(step: step)
        return VStack(spacing: 0) {
            ForEach(lines, id: \.lowerBound) { line in
                if line.lowerBound.isMultiple(of: step) { labels[line.lowerBound] } else { Text(verbatim: "·") }
            }
        }
        .font(.caption.weight(.semibold))
        .foregroundStyle(.tint)
        .lineLimit(1)
        .overlay {
            GeometryReader { geometry in
                Color.clear
                    .contentShape(Rectangle())
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged { drag in
                            choose(position(at: drag.location.y / geometry.size.height, in: lines))
                        })
            }
        }
    }

    /// Returns the positions of the labels that each line of a column represents.
    private func lines(step: Int) -> [Range<Int>] {
        stride(from: 0, to: labels.count, by: step).flatMap { position in
            let rest = position + 1..<min(position + step, labels.count)
            return rest.isEmpty ? [position..<position + 1] : [position..<position + 1, rest]
        }
    }

    /// Returns the position at a fraction of the height of a column.
    private func position(at fraction: CGFloat, in lines: [Range<Int>]) -> Int {
        let position = min(max(fraction * CGFloat(lines.count), 0), CGFloat(lines.count).nextDown)
        let line = lines[Int(position)]
        return line.lowerBound + Int((position - position.rounded(.down)) * CGFloat(line.count))
    }

    private func choose(_ position: Int) {
        let position = min(max(position, 0), labels.count - 1)
        guard position != current || list?.currentLabel(after: current) != position else { return }
        current = position
        list?.scroll(toLabel: position)
    }

    private func press(_ press: KeyPress) -> KeyPress.Result {
        guard press.modifiers.isEmpty, let list else { return .ignored }
        let before = list.currentLabel(after: current)
        switch press.key {
        case .upArrow: choose(before - 1)
        case .downArrow: choose(before + 1)
        case .home: choose(0)
        default: choose(labels.count - 1)
        }
        if current != before { AccessibilityNotification.Announcement(labels[current].content).post() }
        return .handled
    }
}

/// A modifier that shows the section index with the background of its list, and lets it take the focus.
public struct _SectionIndexModifier: _PrimitiveModifier, Equatable {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { SectionIndexNode(item, inputs) }
}

/// The node of a section index.
final class SectionIndexNode: HostModifierNode<_SectionIndexModifier>, AnyFocusableNode {
    var isFocusable: Bool { environment.isEnabled }
}
