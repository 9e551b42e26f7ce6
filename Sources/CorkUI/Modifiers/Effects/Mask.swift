import Foundation

/// Masks a view by the opacity of another one.
public struct _MaskModifier<Mask: View>: DecorationModifier {
    typealias Decoration = Mask
    var side: DecorationSide { .front }
    let alignment: Alignment
    let mask: Mask

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { MaskNode<Mask>(item, inputs) }
}

/// A masked view, placed: the mask is a node in its frame that is not seen itself.
final class MaskNode<Mask: View>: DecorationNode<_MaskModifier<Mask>> {
    override func makeDecoration(for content: _ViewNode) -> Mask { modifier.mask }
    override func showsInPicture(_ child: _ViewNode) -> Bool { child === children.last }
}

extension View {
    /// Shows the view as far as other views, in its frame, are opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskModifier(alignment: alignment, mask: mask()))
    }

    /// Shows the view as far as another one, in its frame, is opaque.
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
