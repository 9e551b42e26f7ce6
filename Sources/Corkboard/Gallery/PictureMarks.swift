import Observation
import PictureFolder

/// The changing state of a picture in the grid.
///
/// Each cell observes its own object, so that changes update no other view.
@Observable
final class PictureMarks {
    /// The loading state of the picture.
    var content = PictureContent.waiting
    var rating = PictureRating.unrated
    var isSelected = false
    /// The number of times that the picture was turned here.
    var rotationCount = 0
    /// A Boolean value that indicates whether it has a visible keyboard focus.
    var isFocused = false
    /// A Boolean value that indicates whether the pointer is over it.
    var isPointedAt = false

    /// A Boolean value that indicates whether stars are shown for a picture without a rating, for rating it.
    var offersStars: Bool { isFocused || isPointedAt }
}
