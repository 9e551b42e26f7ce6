/// What is wrong with an XML document, and where.
struct XMLFault: Error, Hashable {
    /// The byte at which it was noticed.
    var offset: Int
    /// A clause without a full stop.
    var reason: String
}
