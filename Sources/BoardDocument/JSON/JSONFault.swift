/// An error at a place of a text.
struct JSONFault: Error, Equatable {
    /// The offset in bytes.
    var offset: Int

    /// A clause that ends the sentence "At this place …", without a full stop.
    var reason: String

    /// A Boolean value that indicates whether the repair loses something of the text.
    var leavesOut = false

    /// The version that the text requires, if it is too new.
    var newerVersion: Int?
}
