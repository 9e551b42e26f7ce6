import SwiftUI

extension ContainerValues {
    /// The number of cards from which on the section's column is too full; nil for any number.
    @Entry var columnLimit: Int?
    /// The color of a stripe at the leading edge of a card; nil for none.
    @Entry var stripe: Color?
}

extension View {
    /// Sets the number of cards from which on the section's column says that it is too full.
    public func columnLimit(_ limit: Int?) -> some View { containerValue(\.columnLimit, limit) }

    /// Sets the color of the stripe on a card.
    public func cardStripe(_ color: Color?) -> some View { containerValue(\.stripe, color) }
}

/// A container that shows each section as a column, and each view in it as a card.
public struct KanbanColumns<Content: View>: View {
    private let content: Content

    /// Makes columns of sections.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The columns, side by side.
    public var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 12) {
                Group(sections: content) { sections in
                    ForEach(sections) { Column(section: $0) }
                }
            }
            .padding(12)
        }
    }
}

/// A column of a board.
private struct Column: View {
    let section: SectionConfiguration

    private var isTooFull: Bool { section.containerValues.columnLimit.map { section.content.count > $0 } ?? false }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                section.header.font(.headline)
                Spacer()
                if let limit = section.containerValues.columnLimit {
                    Wedge(fraction: Double(section.content.count) / Double(max(limit, 1)))
                        .fill(isTooFull ? .red : .gray)
                        .frame(width: 12, height: 12)
                        .animation(.default, value: section.content.count)
                        .accessibilityHidden(true)
                }
                Text(verbatim: count).font(.caption).foregroundStyle(isTooFull ? .red : .secondary)
            }
            VStack(spacing: 6) {
                ForEach(section.content) { card in
                    HStack(spacing: 0) {
                        if let stripe = card.containerValues.stripe { stripe.frame(width: 4) }
                        card.padding(8).frame(maxWidth: .infinity, alignment: .leading)
                    }
                    .background(Color.white.opacity(0.6), in: RoundedRectangle(cornerRadius: 6))
                }
            }
            section.footer
        }
        .frame(width: 200)
        .accessibilityElement(children: .contain)
    }

    private var count: String {
        let count = "\(section.content.count)"
        return section.containerValues.columnLimit.map { "\(count) of \($0)" } ?? count
    }
}

/// A part of a circle, clockwise from the top, which grows and shrinks in an animation.
@Animatable
public struct Wedge: Shape {
    /// The part of the circle, from 0 to 1.
    public var fraction: Double

    /// Makes a wedge.
    public init(fraction: Double) { self.fraction = fraction }

    /// Returns the outline of the wedge.
    public func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        return Path { path in
            path.move(to: center)
            path.addArc(
                center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
                endAngle: .degrees(360 * min(max(fraction, 0), 1) - 90), clockwise: false)
            path.closeSubpath()
        }
    }
}
