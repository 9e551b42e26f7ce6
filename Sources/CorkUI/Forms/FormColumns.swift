import Foundation

/// A form in two columns: labels end where what they are for begins.
struct FormColumns<Rows: View>: LayoutView {
    let content: Rows

    var _kind: String? { "Form" }
    var _layout: VStackLayout { VStackLayout(alignment: .formColumns, spacing: 18) }

    var _content: some View {
        ForEach(sections: content) { section in
            VStack(alignment: .formColumns, spacing: 6) {
                ForEach(subviews: section.header) { $0.bold() }
                section.content
                ForEach(subviews: section.footer) { $0.foregroundStyle(.secondary) }
            }
        }
    }
}

extension HorizontalAlignment {
    private enum FormColumnsID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    /// Where a control begins that has its label before it; the leading edge of everything else.
    static let formColumns = HorizontalAlignment(FormColumnsID.self)
}
