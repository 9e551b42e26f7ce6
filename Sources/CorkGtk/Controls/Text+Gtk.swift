import CGtk
import CorkUI
import Foundation

extension Text: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { TextMount(node, renderer) }
}

/// Text, shown by a label that draws what was measured.
final class TextMount: WidgetMount {
    private var shown: (text: ResolvedText, color: Color.Resolved?)?
    /// The size for which lines were counted; nil when that has to be done again.
    private var placedSize: CGSize?

    init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, cork_label_new())
        gtk_label_set_wrap_mode(child.opaque, PANGO_WRAP_WORD_CHAR)
        update()
    }

    override var resizesItself: Bool { false }

    private var text: Text { node.item.value(as: Text.self) }

    override func update() {
        placedSize = nil
        cork_label_set_layout(child, nil, nil)
        show(text.resolve(in: node.environment))
        gtk_label_set_selectable(child.opaque, node.environment._allowsTextSelection ? 1 : 0)
    }

    override func place(_ frame: CGRect) {
        // The label has the room between lines around each of them, and so half of it beyond the first and the last.
        super.place(frame.insetBy(dx: 0, dy: -(shown?.text.lineSpacing ?? 0) / 2))
        guard frame.size != placedSize else { return }
        placedSize = frame.size
        let (text, metrics) = text._placed(node)
        var cut = text
        if metrics.isTruncated { cut.lineLimit = metrics.lineCount }
        show(cut)
        drawAsMeasured(text)
    }

    /// Has the label draw what was measured, where it would draw the same in a layout of its own.
    private func drawAsMeasured(_ text: ResolvedText) {
        let measuring = node.graph.textMeasuring as! PangoTextMeasuring
        guard gtk_label_get_selectable(child.opaque) == 0, text.lineSpacing == 0,
            gtk_widget_get_direction(child) == measuring.direction,
            let layout = measuring.layout(of: text, width: node.proposal.width, height: node.proposal.height)
        else { return }
        if var color = shown?.color?.gdk {
            cork_label_set_layout(child, layout.opaque, &color)
        } else {
            cork_label_set_layout(child, layout.opaque, nil)
        }
    }

    private func show(_ text: ResolvedText) {
        let color = node.environment._foregroundColor
        if let shown, shown == (text, color) { return }
        let label = child.opaque
        if shown?.text.string != text.string {
            gtk_label_set_text(label, text.string)
            if shown != nil { renderer.spokenTextChanged(at: node) }
        }
        if shown?.text.font != text.font || shown?.text.isUnderlined != text.isUnderlined
            || shown?.text.isStruckThrough != text.isStruckThrough
            || shown?.text.letterSpacing != text.letterSpacing || shown?.text.lineSpacing != text.lineSpacing
            || shown?.color != color
        {
            let measuring = node.graph.textMeasuring as! PangoTextMeasuring
            let attributes = text.attributes(size: measuring.size(of: text.font), color: color)
            if text.lineSpacing > 0 {
                let height = measuring.lineHeight(of: text) + text.lineSpacing
                pango_attr_list_insert(
                    attributes, pango_attr_line_height_new_absolute(Int32(height * CGFloat(PANGO_SCALE))))
            }
            gtk_label_set_attributes(label, attributes)
            pango_attr_list_unref(attributes)
        }
        if shown?.text.lineLimit != text.lineLimit || shown?.text.truncation != text.truncation {
            gtk_label_set_wrap(label, text.lineLimit == 1 ? 0 : 1)
            gtk_label_set_ellipsize(label, text.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : text.truncation.pango)
            gtk_label_set_lines(label, text.lineLimit.map { Int32(clamping: $0) } ?? -1)
        }
        if shown?.text.alignment != text.alignment {
            let (justification, place): (GtkJustification, Float) =
                switch text.alignment {
                case .leading: (GTK_JUSTIFY_LEFT, 0)
                case .center: (GTK_JUSTIFY_CENTER, 0.5)
                case .trailing: (GTK_JUSTIFY_RIGHT, 1)
                }
            gtk_label_set_justify(label, justification)
            gtk_label_set_xalign(label, place)
        }
        shown = (text, color)
    }
}
