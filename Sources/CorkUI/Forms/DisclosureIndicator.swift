import Foundation

/// The arrow of a disclosure group, which points down while the group is expanded.
struct DisclosureIndicator: View {
    /// The width of the arrow and the gap behind it, in points, by which the content is indented.
    static var width: CGFloat { Image.iconSize.width + gap }
    /// The space between the arrow and the label, in points.
    static let gap: CGFloat = 4

    let isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(systemName: "pan-end-symbolic")
            .rotationEffect(.degrees(isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
    }
}

/// A button with the arrow and the label of a group, as wide as the proposed space.
struct DisclosureButton<Label: View>: View {
    let expansion: Expansion
    let label: Label
    @Environment(\.buttonAppearance) private var buttonAppearance
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button {
            expansion.toggle()
        } label: {
            HStack(spacing: 0) {
                DisclosureIndicator(isExpanded: expansion.isExpanded)
                HStack { label }.padding(.leading, DisclosureIndicator.gap)
                    .environment(\.buttonAppearance, buttonAppearance)
                Spacer(minLength: 0)
            }
        }
        .buttonStyle(.plain)
        .opens(expansion, direction)
    }
}

/// The button that expands and collapses a section of a list.
struct SectionIndicator: View {
    let isExpanded: Binding<Bool>
    let title: String
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let expansion = Expansion(isExpanded, isEnabled: isEnabled)
        Button {
            expansion.toggle()
        } label: {
            DisclosureIndicator(isExpanded: expansion.isExpanded)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
        .opens(expansion, direction)
    }
}
