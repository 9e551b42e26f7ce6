import CorkUI
import Foundation
import Observation

/// The part of a picture that the viewer shows, and its size.
///
/// Lengths are in points, and places in the coordinates of the viewer.
@Observable
final class PictureZoom {
    /// The points of a pixel of the picture; `nil` fits the picture into the viewer.
    private(set) var givenScale: CGFloat?
    /// The place in the middle of the viewer, as fractions of the picture's sides.
    private(set) var center = UnitPoint.center
    /// A Boolean value that indicates whether the next picture is shown in the same size.
    var isKept = false
    /// The size of the viewer.
    private(set) var room = CGSize.zero
    /// The size of the picture in pixels.
    private(set) var pictureSize = CGSize.zero
    private(set) var displayScale: CGFloat = 1

    /// The maximum size of a pixel of the picture, in pixels of the display.
    private static let largest: CGFloat = 16
    /// The part of the viewer that a key moves the picture by.
    private static let panStep: CGFloat = 0.125

    /// The scale at which a picture fills the viewer; small pictures keep their size.
    var fittingScale: CGFloat {
        guard pictureSize.width > 0, pictureSize.height > 0 else { return originalScale }
        return min(room.width / pictureSize.width, room.height / pictureSize.height, originalScale)
    }

    /// The scale at which a pixel of the picture is one of the display.
    var originalScale: CGFloat { 1 / displayScale }

    var scale: CGFloat { givenScale.map { min(max($0, smallest), Self.largest * originalScale) } ?? fittingScale }

    private var smallest: CGFloat { min(fittingScale, originalScale) / 4 }

    /// A Boolean value that indicates whether the picture is larger than the viewer.
    var isLarger: Bool { frame.width > room.width + 0.5 || frame.height > room.height + 0.5 }

    /// The frame of the whole picture, on whole pixels of the display.
    var frame: CGRect {
        let (width, height) = (pictureSize.width * scale, pictureSize.height * scale)
        func start(_ length: CGFloat, _ room: CGFloat, _ center: CGFloat) -> CGFloat {
            let start = length <= room ? (room - length) / 2 : min(max(room / 2 - center * length, room - length), 0)
            return (start * displayScale).rounded() / displayScale
        }
        return CGRect(
            x: start(width, room.width, center.x), y: start(height, room.height, center.y), width: width, height: height
        )
    }

    /// The scale as a percentage, where 100 is the picture's own size.
    var percentage: Int { Int((scale / originalScale * 100).rounded()) }

    /// Takes the size of the viewer.
    func setRoom(_ room: CGSize, displayScale: CGFloat) {
        if room != self.room { self.room = room }
        if displayScale != self.displayScale { self.displayScale = displayScale }
    }

    /// Takes the size of the picture, which may be in the viewer already.
    func setPictureSize(_ size: CGSize) { if size != pictureSize { pictureSize = size } }

    /// Begins with another picture.
    func begin() {
        center = .center
        if !isKept { givenScale = nil }
    }

    func fit() {
        givenScale = nil
        center = .center
    }

    /// Shows the picture in its own size, or fits it again.
    func toggleOriginal(at place: CGPoint? = nil) {
        if let givenScale, abs(givenScale - originalScale) < 0.001 {
            fit()
        } else {
            magnify(to: originalScale, at: place)
        }
    }

    /// Magnifies by a factor; what is at a place stays there.
    ///
    /// - Parameters:
    ///   - factor: The factor.
    ///   - place: The place; `nil` for the middle.
    func magnify(by factor: CGFloat, at place: CGPoint? = nil) { magnify(to: scale * factor, at: place) }

    private func magnify(to wanted: CGFloat, at place: CGPoint?) {
        let before = frame
        guard before.width > 0, before.height > 0 else { return }
        let place = place ?? CGPoint(x: room.width / 2, y: room.height / 2)
        let fixed = CGPoint(x: (place.x - before.minX) / before.width, y: (place.y - before.minY) / before.height)
        givenScale = min(max(wanted, smallest), Self.largest * originalScale)
        let (width, height) = (pictureSize.width * scale, pictureSize.height * scale)
        center = Self.clamped(
            UnitPoint(
                x: fixed.x + (room.width / 2 - place.x) / width, y: fixed.y + (room.height / 2 - place.y) / height))
    }

    /// Moves the picture with the pointer.
    func pan(by distance: CGSize) {
        let now = frame
        guard now.width > 0, now.height > 0 else { return }
        // From where the picture is, which may have stopped at an edge.
        center = Self.clamped(
            UnitPoint(
                x: (room.width / 2 - now.minX - distance.width) / now.width,
                y: (room.height / 2 - now.minY - distance.height) / now.height))
    }

    /// Moves what is shown by a key.
    ///
    /// - Returns: `false` if the picture isn't larger than the viewer.
    func step(_ x: CGFloat, _ y: CGFloat) -> Bool {
        guard isLarger else { return false }
        pan(by: CGSize(width: -x * room.width * Self.panStep, height: -y * room.height * Self.panStep))
        return true
    }

    private static func clamped(_ point: UnitPoint) -> UnitPoint {
        UnitPoint(x: min(max(point.x, 0), 1), y: min(max(point.y, 0), 1))
    }
}
