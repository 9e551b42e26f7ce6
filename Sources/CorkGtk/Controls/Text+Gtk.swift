import CGtk
import CorkUI
import Foundation

extension Text: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { TextMount(node, renderer) }
}

/// A mount for text, drawn as it was measured; a GtkLabel shows text that is selectable or needs another layout.
final class TextMount: WidgetMount {
    private var shown: (text: ResolvedText, color: Color.Resolved?)?
    /// The size for which lines were counted, or `nil` to count them again.
    private var placedSize: CGSize?
    /// A Boolean value that indicates whether the widget draws the text as it was measured.
    private var isMeasured: Bool
    /// The timeout for the next change of a text that depends on the time.
    private var timeout: UInt32?

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        isMeasured = Self.isMeasured(node)
        super.init(node, renderer, Self.makeWidget(isMeasured: isMeasured))
        if !isMeasured { followLinks() }
        update()
    }

    private func followLinks() {
        signals.answer("activate-link", of: child) { [unowned self] (address: String) -> Bool in
            if let url = URL(string: address) { node.environment.openURL(url) }
            return true
        }
    }

    isolated deinit { timeout.map(MainLoop.cancel) }

    private static func makeWidget(isMeasured: Bool) -> UnsafeMutablePointer<GtkWidget> {
        if isMeasured { return cork_label_new() }
        let label = gtk_label_new(nil)!
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        cork_text_picture_draw_in(gtk_widget_get_pango_context(label))
        return label
    }

    /// A text with links needs a GtkLabel, whose links are focusable and accessible.
    private static func isMeasured(_ node: _ViewNode) -> Bool {
        let environment = node.environment
        return !environment._allowsTextSelection && environment.lineSpacing == 0
            && environment.layoutDirection.gtk == measuring(node).direction
            && node.item.value(as: Text.self).links.isEmpty
    }

    private static func measuring(_ node: _ViewNode) -> PangoTextMeasuring {
        node.graph.textMeasuring as! PangoTextMeasuring
    }

    override var resizesItself: Bool { false }

    private var text: Text { node.item.value(as: Text.self) }

    override func update() {
        placedSize = nil
        let isMeasured = Self.isMeasured(node)
        if isMeasured != self.isMeasured {
            self.isMeasured = isMeasured
            replaceWidget(by: Self.makeWidget(isMeasured: isMeasured))
            if !isMeasured { followLinks() }
            shown = nil
        }
        show(text.resolve(in: node.environment))
        if !isMeasured { gtk_label_set_selectable(child.opaque, node.environment._allowsTextSelection ? 1 : 0) }
        waitForChange()
    }

    /// Schedules an update for the next change of a text that depends on the time.
    private func waitForChange() {
        timeout.map(MainLoop.cancel)
        timeout = text.nextChange.map { change in
            let milliseconds = min(max((change.timeIntervalSinceNow * 1000).rounded(.up), 1), 86_400_000)
            return MainLoop.after(milliseconds: UInt32(milliseconds)) { [weak self] in
                guard let self else { return }
                timeout = nil
                node.textChangedInTime()
            }
        }
    }

    override func place(_ frame: CGRect) {
        // A label adds half the line spacing above the first line and below the last one.
        super.place(frame.insetBy(dx: 0, dy: -(shown?.text.lineSpacing ?? 0) / 2))
        guard frame.size != placedSize else { return }
        placedSize = frame.size
        let (text, metrics) = text._placed(node)
        guard !isMeasured else {
            show(text)
            return draw(text)
        }
        var cut = text
        if metrics.isTruncated { cut.lineLimit = metrics.lineCount }
        show(cut)
    }

    private func draw(_ text: ResolvedText) {
        let proposal = node.proposal
        let layout = Self.measuring(node).layout(of: text, width: proposal.width, height: proposal.height)
        if var color = shown?.color?.gdk {
            cork_label_set_layout(child.opaque, layout?.opaque, &color)
        } else {
            cork_label_set_layout(child.opaque, layout?.opaque, nil)
        }
    }

    private func show(_ text: ResolvedText) {
        let color = text.color ?? node.environment._foregroundColor
        if let shown, shown == (text, color) { return }
        if shown?.text.string != text.string || shown?.text.links != text.links {
            if isMeasured {
                // The widget draws the layout; its own text is for screen readers.
                cork_label_set_text(
                    child.opaque, text.runs.contains { $0.image != nil } ? self.text.content : text.string)
            } else if text.links.isEmpty {
                gtk_label_set_text(child.opaque, text.string)
            } else {
                gtk_label_set_markup(child.opaque, text.linkMarkup)
            }
            if shown != nil { renderer.accessibleTextChanged(at: node) }
        }
        if !isMeasured {
            showAttributes(text, color)
            showLines(text)
        }
        if shown?.text.alignment != text.alignment { showAlignment(text.alignment) }
        shown = (text, color)
    }

    private func showAttributes(_ text: ResolvedText, _ color: Color.Resolved?) {
        guard
            shown?.text.font != text.font || shown?.text.isUnderlined != text.isUnderlined
                || shown?.text.isStruckThrough != text.isStruckThrough
                || shown?.text.letterSpacing != text.letterSpacing || shown?.text.lineSpacing != text.lineSpacing
                || shown?.color != color || shown?.text.runs != text.runs
        else { return }
        let measuring = Self.measuring(node)
        let attributes = text.attributes(color: color, size: measuring.size)
        defer { pango_attr_list_unref(attributes) }
        if text.lineSpacing > 0 {
            let height = measuring.lineHeight(of: text) + text.lineSpacing
            pango_attr_list_insert(
                attributes, pango_attr_line_height_new_absolute(Int32(height * CGFloat(PANGO_SCALE))))
        }
        gtk_label_set_attributes(child.opaque, attributes)
    }

    private func showLines(_ text: ResolvedText) {
        guard shown?.text.lineLimit != text.lineLimit || shown?.text.truncation != text.truncation else { return }
        let label = child.opaque
        gtk_label_set_wrap(label, text.lineLimit == 1 ? 0 : 1)
        gtk_label_set_ellipsize(label, text.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : text.truncation.pango)
        gtk_label_set_lines(label, text.lineLimit.map { Int32(clamping: $0) } ?? -1)
    }

    private func showAlignment(_ alignment: TextAlignment) {
        let (justification, place): (GtkJustification, Float) =
            switch alignment {
            case .leading: (GTK_JUSTIFY_LEFT, 0)
            case .center: (GTK_JUSTIFY_CENTER, 0.5)
            case .trailing: (GTK_JUSTIFY_RIGHT, 1)
            }
        if isMeasured { return cork_label_set_xalign(child.opaque, place) }
        gtk_label_set_justify(child.opaque, justification)
        gtk_label_set_xalign(child.opaque, place)
    }
}

extension ResolvedText {
    /// The parts that are links.
    fileprivate var links: [ResolvedTextRun] { runs.filter { $0.link != nil } }

    /// The text as Pango markup with links only.
    fileprivate var linkMarkup: String {
        func escaped(_ text: String) -> String {
            text.reduce(into: "") { result, character in
                switch character {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                case "\"": result += "&quot;"
                default: result.append(character)
                }
            }
        }
        let bytes = Array(string.utf8)
        var (result, link): (String, URL?) = ("", nil)
        for run in runs {
            if run.link != link {
                if link != nil { result += "</a>" }
                if let link = run.link { result += "<a href=\"\(escaped(link.absoluteString))\">" }
                link = run.link
            }
            result += escaped(String(decoding: bytes[run.range], as: UTF8.self))
        }
        return link == nil ? result : result + "</a>"
    }
}
