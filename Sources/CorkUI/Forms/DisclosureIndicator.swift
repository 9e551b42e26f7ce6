import Foundation

/// The arrow beside what is opened and closed: it points down to what is open.
struct DisclosureIndicator: View {
    /// The room it takes with the gap behind it, in points: that far what is open is set in.
    static var width: CGFloat { Image.iconSize.width + gap }
    /// The room between the arrow and the label, in points.
    static let gap: CGFloat = 4

    let isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(systemName: "pan-end-symbolic")
            .rotationEffect(.degrees(isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
    }
}

/// The label of a group of which all that is to be pressed is seen: a button as wide as there is room.
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

/// Opens and closes a section of a list.
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
