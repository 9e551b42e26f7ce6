import CorkUI

/// A container that numbers its subviews.
public struct Cards<Content: View>: View {
    private let content: Content

    /// Makes cards of content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The cards.
    public var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) cards")
                ForEach(subviews: subviews) { $0 }
            }
        }
    }
}
