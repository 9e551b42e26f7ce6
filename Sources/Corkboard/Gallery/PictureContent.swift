import CorkUI
import Foundation
import PictureFolder

/// The loading state of a picture.
enum PictureContent: Equatable {
    case waiting
    case image(_PixelImage)
    case fault(PictureFault)

    var fault: PictureFault? { if case .fault(let fault) = self { fault } else { nil } }
}

/// A picture, or the reason why it can't be shown.
struct PictureContentView: View {
    let content: PictureContent
    /// A Boolean value that indicates whether the picture fills its frame instead of fitting into it.
    let isFilled: Bool

    var body: some View {
        switch content {
        case .waiting: EmptyView()
        case .image(let image): PictureImage(image: image, isFilled: isFilled)
        case .fault(let fault): PictureFaultView(fault: fault, isUnderBanner: isFilled)
        }
    }
}

/// A decoded picture; a small one keeps its size.
private struct PictureImage: View {
    let image: _PixelImage
    /// A Boolean value that indicates whether the picture fills its frame instead of fitting into it.
    let isFilled: Bool

    var body: some View {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let covers = isFilled && max(width, height) >= Self.smallestFilled
        Image(image).resizable()
            .aspectRatio(contentMode: covers ? .fill : .fit)
            .frame(maxWidth: covers ? nil : width, maxHeight: covers ? nil : height)
    }

    /// The size in pixels below which a picture would be blurred if it filled a cell.
    private static let smallestFilled: CGFloat = 96
}

/// The reason why a picture can't be shown.
private struct PictureFaultView: View {
    let fault: PictureFault
    /// A Boolean value that indicates whether a banner covers the lower edge.
    let isUnderBanner: Bool
    @Environment(\.textScale) private var textScale

    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: "image-missing-symbolic")
            Text(fault.errorDescription ?? "").font(.caption).lineLimit(4).multilineTextAlignment(.center)
        }
        .padding(6)
        .padding(.bottom, isUnderBanner ? PictureBanner.height * textScale : 0)
    }
}
