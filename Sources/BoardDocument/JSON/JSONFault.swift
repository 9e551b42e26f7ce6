/// What is wrong at a place of a text.
struct JSONFault: Error, Equatable {
    /// The place, in bytes from the beginning.
    var offset: Int

    /// A clause that ends the sentence "At this place …", without a full stop.
    var reason: String

    /// The version that the text asks for, if that is what is wrong.
    var newerVersion: Int?
}
