import Foundation

/// A container for settings and controls, with one box for each section (R7.40).
///
/// Each resolved subview is a row. Labels of controls are at the leading edge and their inputs at the trailing edge. A
/// `DisclosureGroup` is a row, and its content adds rows after it. All rows are made at once.
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyling) private var styling

    /// Creates a form with rows and sections.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content and behavior of the view.
    public var body: some View {
        switch styling {
        case .native(.grouped):
            ScrollView { FormBoxes(content: content).padding(12).frame(maxWidth: .infinity) }
                .environment(\._isForm, true)
        case .native(.columns): FormColumns(content: content)
        case .made(let style, let outer): VStack { made(by: style) }.environment(\.formStyling, outer)
        }
    }

    private func made(by style: some FormStyle) -> AnyView {
        let configuration = FormStyleConfiguration(content: .init(view: AnyView(content)))
        let view = style._made(configuration)
        return AnyView(view)
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from the configuration of a style, with the look it has without that style.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The boxes of a form.
private struct FormBoxes<Rows: View>: _LayoutContainer {
    let content: Rows

    var _kind: String? { "Form" }
    var _layout: VStackLayout { VStackLayout(spacing: 18) }

    var _content: some View {
        ForEach(sections: InRows(content: content)) { section in
            FormSection(section: section).frame(maxWidth: 600)
        }
    }
}

/// A section of a form: a header, a box of rows, and a footer.
private struct FormSection: View {
    let section: SectionConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(subviews: section.header) { header in
                FormPart(kind: "Header") { header.bold() }
            }
            if !section.content.isEmpty {
                VStack(spacing: 0) {
                    ForEach(subviews: section.content) { row in
                        FormRow(row: row, isLast: row.id == section.content.last?.id)
                    }
                }
                .background(RoundedRectangle(cornerRadius: 12).fill(FormColor.box))
                .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(FormColor.edge, lineWidth: 1))
            }
            ForEach(subviews: section.footer) { footer in
                FormPart(kind: "Footer") { footer.foregroundStyle(.secondary) }
            }
        }
    }
}

/// A row of a form, with a separator below unless it is the last.
private struct FormRow: View {
    let row: Subview
    let isLast: Bool

    var body: some View {
        let values = row.containerValues
        FormPart(kind: "Row") {
            row.padding(.leading, 12 + CGFloat(values.disclosure?.level ?? 0) * DisclosureIndicator.width)
                .padding(.trailing, 12)
                .padding(.vertical, 6)
                .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
            if !isLast, values.row.separators.bottom != .hidden { Divider().padding(.leading, 12) }
        }
    }
}

/// A row, header, or footer of a form.
private struct FormPart<Shown: View>: _LayoutContainer {
    let kind: String
    @ViewBuilder let shown: Shown

    var _kind: String? { kind }
    var _layout: VStackLayout { VStackLayout(alignment: .leading, spacing: 0) }
    var _content: Shown { shown }
}

/// The colors of boxes.
@MainActor
enum FormColor {
    /// The background of a box.
    static let box = Color(light: Color(white: 1, opacity: 0.7), dark: Color(white: 1, opacity: 0.06))
    /// The border of a box.
    static let edge = Color.primary.opacity(0.15)
}

private struct FormKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether views are in a form with grouped sections.
    var _isForm: Bool {
        get { self[FormKey.self] }
        set { self[FormKey.self] = newValue }
    }
}
