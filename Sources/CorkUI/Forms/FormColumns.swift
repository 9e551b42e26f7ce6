import Foundation

/// A form in two columns, with labels that end where the second column begins.
struct FormColumns<Rows: View>: _LayoutContainer {
    let content: Rows

    var _kind: String? { "Form" }
    var _layout: FormColumnsLayout { FormColumnsLayout() }

    var _content: some View {
        ForEach(sections: content) { section in
            let isFirst = section.header.isEmpty
            ForEach(subviews: section.header) { $0.bold().layoutValue(key: StartsSection.self, value: true) }
            ForEach(subviews: section.content) { row in
                row.layoutValue(key: StartsSection.self, value: isFirst && row.id == section.content.first?.id)
            }
            ForEach(subviews: section.footer) { $0.foregroundStyle(.secondary) }
        }
    }
}

/// A Boolean value that indicates whether a row is the first of its section.
private struct StartsSection: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// A layout of rows whose second columns share an edge and the remaining width.
struct FormColumnsLayout: Layout {
    private static let spacing: CGFloat = 6
    private static let sectionSpacing: CGFloat = 18

    private struct Row {
        var frame: CGRect
        var proposal: ProposedViewSize
    }

    private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Row] {
        func first(_ row: LayoutSubview, _ width: CGFloat?) -> CGFloat {
            row.dimensions(in: ProposedViewSize(width: width, height: nil))[.formColumns]
        }
        let column = subviews.map { first($0, proposal.width) }.max() ?? 0
        var y: CGFloat = 0
        return subviews.enumerated().map { index, row in
            let room = proposal.width.map { max($0 - column + first(row, $0), 0) }
            let proposal = ProposedViewSize(width: room, height: nil)
            let x = column - first(row, room)
            if index > 0 { y += row[StartsSection.self] ? Self.sectionSpacing : Self.spacing }
            let frame = CGRect(origin: CGPoint(x: x, y: y), size: row.sizeThatFits(proposal))
            y = frame.maxY
            return Row(frame: frame, proposal: proposal)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = rows(proposal, subviews).map(\.frame)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.last?.maxY ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, row) in zip(subviews, rows(ProposedViewSize(bounds.size), subviews)) {
            let (x, y) = (bounds.minX + row.frame.minX, bounds.minY + row.frame.minY)
            subview.place(at: CGPoint(x: x, y: y), proposal: row.proposal)
        }
    }
}

extension HorizontalAlignment {
    private enum FormColumnsID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// The leading edge of the input of a control with its label before it, and of all other views.
    static let formColumns = HorizontalAlignment(FormColumnsID.self)
}
