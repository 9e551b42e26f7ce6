import CorkUI
import Foundation
import PictureFolder
import Thumbnails

/// The pictures of a folder, as many side by side as there is room for.
struct PictureGrid: View {
    let model: GalleryModel
    @FocusState private var focused: Picture.ID?
    /// The room for cells, in points.
    @State private var width: CGFloat = 0

    var body: some View {
        let cellWidth = model.cellWidth
        let size = ThumbnailSize(covering: GalleryMetrics.shownWidth(cellWidth, in: width))
        let height = GalleryMetrics.cellHeight(cellWidth)
        ScrollViewReader { proxy in
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: cellWidth), spacing: GalleryMetrics.gap)],
                    spacing: GalleryMetrics.gap
                ) {
                    ForEach(model.pictures) { picture in
                        Button {
                            model.view(picture)
                        } label: {
                            PictureCell(picture: picture, store: model.store, size: size, height: height)
                        }
                        .buttonStyle(.plain)
                        .focused($focused, equals: picture.id)
                    }
                }
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
                .onKeyPress(keys: Set(GridStep.byKey.keys)) { press in
                    guard press.modifiers.isEmpty, let step = GridStep.byKey[press.key] else { return .ignored }
                    return move(step, proxy)
                }
                .padding(GalleryMetrics.gap)
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { [store = model.store] in
                store.sightHeight = $0
            }
            .onChange(of: model.cellWidth) {
                if let focused { proxy.scrollTo(focused) }
            }
            .onChange(of: model.viewed?.id) { before, now in
                guard now == nil, let before else { return }
                show(before, proxy)
            }
        }
    }

    /// Moves the focus to another cell.
    private func move(_ step: GridStep, _ proxy: ScrollViewProxy) -> KeyPress.Result {
        guard let index = focused.flatMap({ model.index(of: $0) }) else { return .ignored }
        let target = step.target(
            from: index, count: model.pictures.count, columns: GalleryMetrics.columns(model.cellWidth, in: width))
        guard let target else { return .ignored }
        show(model.pictures[target].id, proxy)
        return .handled
    }

    /// Gives a cell the focus, wherever it is.
    private func show(_ id: Picture.ID, _ proxy: ScrollViewProxy) {
        proxy.scrollTo(id)
        focused = id
    }
}

/// Where a key leads in a grid.
enum GridStep {
    case before, after, above, below, first, last

    static let byKey: [KeyEquivalent: GridStep] = [
        .leftArrow: .before, .rightArrow: .after, .upArrow: .above, .downArrow: .below, .home: .first, .end: .last,
    ]

    /// The place it leads to; nil where that is none.
    ///
    /// - Parameters:
    ///   - index: the place it leads from.
    ///   - count: of all cells.
    ///   - columns: how many cells stand side by side.
    func target(from index: Int, count: Int, columns: Int) -> Int? {
        let target =
            switch self {
            case .before: index - 1
            case .after: index + 1
            case .above: index - columns
            // The last row may have nothing below a cell that has a row below it.
            case .below: index / columns == (count - 1) / columns ? count : min(index + columns, count - 1)
            case .first: 0
            case .last: count - 1
            }
        return (0..<count).contains(target) && target != index ? target : nil
    }
}
