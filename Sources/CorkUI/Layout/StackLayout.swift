import Foundation

/// Spacing where nobody says otherwise, in points.
let defaultSpacing: CGFloat = 8

/// Arranges subviews in a row.
public struct HStackLayout: Layout {
    /// How subviews of different heights line up.
    public var alignment: VerticalAlignment
    /// The gap between two, in points; nil for the default of 8.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: StackArithmetic {
        StackArithmetic(axis: .horizontal, spacing: spacing ?? defaultSpacing) { $0[alignment] }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.size(proposal, subviews)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.place(in: bounds, proposal, subviews)
    }
}

/// Arranges subviews in a column.
public struct VStackLayout: Layout {
    /// How subviews of different widths line up.
    public var alignment: HorizontalAlignment
    /// The gap between two, in points; nil for the default of 8.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: StackArithmetic {
        StackArithmetic(axis: .vertical, spacing: spacing ?? defaultSpacing) { $0[alignment] }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.size(proposal, subviews)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.place(in: bounds, proposal, subviews)
    }
}

/// Arranges subviews on top of each other.
public struct ZStackLayout: Layout {
    /// How subviews of different sizes line up.
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: CGSize.zero) { result, subview in
            let size = subview.sizeThatFits(proposal)
            result.width = max(result.width, size.width)
            result.height = max(result.height, size.height)
        }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let size = subview.sizeThatFits(proposal)
            subview.place(at: alignment.origin(of: size, in: bounds), proposal: proposal)
        }
    }
}

/// How stacks share a length among their subviews (R7.1–R7.3).
///
/// Gaps come off first. Subviews are served by priority, within one by flexibility, least flexible first; lower
/// priorities keep their minimum in reserve, and each subview is offered an equal part of what is left in its group.
@MainActor
struct StackArithmetic {
    let axis: Axis
    let spacing: CGFloat
    let guide: (ViewDimensions) -> CGFloat

    private func sizes(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGSize] {
        // One alone has all there is: nothing has to be asked of how flexible it is.
        guard let total = proposal[axis], subviews.count > 1 else { return subviews.map { $0.sizeThatFits(proposal) } }
        var sizes = [CGSize](repeating: .zero, count: subviews.count)
        var rest = total - spacing * CGFloat(max(subviews.count - 1, 0))
        let bounds = subviews.map { subview in
            var probe = proposal
            probe[axis] = 0
            let least = subview.sizeThatFits(probe)[axis]
            probe[axis] = .infinity
            return (least: least, most: subview.sizeThatFits(probe)[axis])
        }
        let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }.sorted { $0.key > $1.key }
        var reserved = bounds.reduce(0) { $0 + $1.least }
        for (_, members) in groups {
            reserved -= members.reduce(0) { $0 + bounds[$1].least }
            let order = members.sorted {
                bounds[$0].most - bounds[$0].least < bounds[$1].most - bounds[$1].least
            }
            for (served, index) in order.enumerated() {
                var offer = proposal
                offer[axis] = max((rest - reserved) / CGFloat(order.count - served), 0)
                sizes[index] = subviews[index].sizeThatFits(offer)
                rest -= sizes[index][axis]
            }
        }
        return sizes
    }

    private func guides(_ sizes: [CGSize]) -> [CGFloat] {
        sizes.map { guide(ViewDimensions(width: $0.width, height: $0.height)) }
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let sizes = sizes(proposal, subviews)
        let guides = guides(sizes)
        let before = guides.max()!
        let after = zip(sizes, guides).map { $0[axis.cross] - $1 }.max()!
        var result = CGSize.zero
        result[axis] = sizes.reduce(0) { $0 + $1[axis] } + spacing * CGFloat(sizes.count - 1)
        result[axis.cross] = before + after
        return result
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        guard !subviews.isEmpty else { return }
        let sizes = sizes(proposal, subviews)
        let guides = guides(sizes)
        let line = guides.max()!
        var position = bounds.origin
        for (index, subview) in subviews.enumerated() {
            var point = position
            point[axis.cross] = bounds.origin[axis.cross] + line - guides[index]
            subview.place(at: point, proposal: ProposedViewSize(sizes[index]))
            position[axis] += sizes[index][axis] + spacing
        }
    }
}
