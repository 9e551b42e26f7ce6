import Observation
import PictureFolder

/// What of a picture may change while it is shown.
///
/// A cell follows its own, so that nothing else is made anew.
@Observable
final class PictureMarks {
    /// What there is to be seen of it.
    var content = PictureContent.waiting
    var rating = PictureRating.unrated
    var isSelected = false
    /// Whether it has the keyboard's focus, and the person uses that.
    var isFocused = false
    /// Whether the pointer is over it.
    var isPointedAt = false

    /// Whether stars are shown of a picture that has none, so that it can be given some.
    var offersStars: Bool { isFocused || isPointedAt }
}
