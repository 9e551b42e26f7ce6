import CorkUI
import Foundation
import PictureFolder
import Thumbnails

/// The properties of a picture in a sheet.
struct PictureProperties: Identifiable, Equatable {
    let picture: Picture
    /// The properties by name; those of the content once they are read.
    var fields: [PictureDetails.Field]

    var id: Picture.ID { picture.id }

    init(_ picture: Picture, _ rating: PictureRating) {
        self.picture = picture
        let date = Date(timeIntervalSince1970: TimeInterval(picture.modified.seconds))
        fields = [
            PictureDetails.Field("Name", picture.name),
            PictureDetails.Field("Folder", picture.folder),
            PictureDetails.Field(
                "Size",
                "\(Int64(picture.byteCount).formatted(.byteCount(style: .file))) (\(picture.byteCount.formatted()) bytes)"
            ),
            PictureDetails.Field("Date Modified", date.formatted(date: .abbreviated, time: .standard)),
            PictureDetails.Field("Format", picture.kind?.name ?? "Unknown"),
            PictureDetails.Field("Rating", rating.name.capitalized),
        ]
    }
}

extension GalleryModel {
    /// Shows the properties of the picture that keys act on.
    func showProperties() { if let picture = targets.first { showProperties(of: picture) } }

    /// Shows the properties of a picture.
    func showProperties(of picture: Picture) {
        properties = PictureProperties(picture, ratings[picture.id] ?? .unrated)
        Task {
            let found = await Self.fields(of: picture)
            if properties?.id == picture.id { properties?.fields += found }
        }
    }

    @concurrent
    nonisolated private static func fields(of picture: Picture) async -> [PictureDetails.Field] {
        var fields: [PictureDetails.Field] = []
        if let size = PictureSize(of: picture.path) {
            let megapixels = (Double(size.width * size.height) / 1e6).formatted(.number.precision(.fractionLength(1)))
            fields.append(
                PictureDetails.Field("Dimensions", "\(size.width) × \(size.height) pixels (\(megapixels) megapixels)"))
        }
        if let profile = PictureSize.profileName(of: picture.path) {
            fields.append(PictureDetails.Field("Color Profile", profile))
        }
        return fields + PictureDetails(of: picture).fields
    }
}

extension View {
    /// Presents a sheet with the properties of a picture.
    func pictureProperties(_ model: GalleryModel) -> some View {
        sheet(
            isPresented: Binding {
                model.properties != nil
            } set: {
                if !$0 { model.properties = nil }
            }
        ) {
            if let properties = model.properties { PropertiesSheet(properties: properties, model: model) }
        }
    }
}

private struct PropertiesSheet: View {
    let properties: PictureProperties
    let model: GalleryModel
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ScrollView {
                Form {
                    ForEach(properties.fields) { field in
                        LabeledContent(field.name) {
                            Text(field.value).textSelection(.enabled).multilineTextAlignment(.leading)
                        }
                    }
                }
            }
            .frame(minHeight: 200, idealHeight: 480)
            HStack {
                Spacer()
                Button("Close") { model.properties = nil }.keyboardShortcut(.cancelAction).focused($isFocused)
            }
        }
        .padding(24)
        .frame(minWidth: 320, idealWidth: 520)
        .navigationTitle("Properties")
        // A field with the focus would look selected.
        .onAppear { isFocused = true }
    }
}
