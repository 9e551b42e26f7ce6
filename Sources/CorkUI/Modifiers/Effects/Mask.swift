import Foundation

/// A modifier that masks a view by the opacity of another one.
public struct _MaskModifier<Mask: View>: DecorationModifier {
    typealias Decoration = Mask
    var side: DecorationSide { .front }
    let alignment: Alignment
    let mask: Mask

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { MaskNode<Mask>(item, inputs) }
}

/// The node of a masked view, whose mask is a child that is not itself visible.
final class MaskNode<Mask: View>: DecorationNode<_MaskModifier<Mask>> {
    override func makeDecoration(for content: _ViewNode) -> Mask { modifier.mask }
    override func showsInPicture(_ child: _ViewNode) -> Bool { child === children.last }
}

extension View {
    /// Masks the view by the opacity of other views in its frame.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskModifier(alignment: alignment, mask: mask()))
    }

    /// Masks the view by the opacity of another view in its frame.
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
