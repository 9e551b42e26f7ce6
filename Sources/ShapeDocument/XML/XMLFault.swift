/// An error in an XML document.
struct XMLFault: Error, Hashable {
    /// The offset of the byte at which the error was detected.
    var offset: Int
    /// The error, as a clause without a full stop.
    var reason: String
}
