import CorkUI
import Foundation

/// A page with awards in a grid of two columns that consists of stacks.
struct AwardsPage: View {
    private struct Award {
        let title: String
        let symbol: String
        let color: Color
    }

    private let activeAwards = [
        Award(title: "Early bird", symbol: "weather-clear-symbolic", color: .orange),
        Award(title: "Night owl", symbol: "weather-clear-night-symbolic", color: .indigo),
        Award(title: "Traveller", symbol: "mark-location-symbolic", color: .green),
        Award(title: "Favourite", symbol: "starred-symbolic", color: .yellow),
        Award(title: "Punctual", symbol: "alarm-symbolic", color: .red),
    ]

    var body: some View {
        VStack {
            Text("Your Awards (\(activeAwards.count))")
                .font(.title)
                .padding(.top)
            GridView(columns: 2, items: activeAwards) { award in
                VStack {
                    Image(systemName: award.symbol)
                        .resizable()
                        .frame(width: 40, height: 40)
                        .foregroundStyle(.white)
                        .frame(width: 90, height: 90)
                        .background(award.color.clipShape(.circle))
                    Text(award.title)
                }
                .padding(5)
            }
            .frame(maxWidth: 320)
        }
    }
}

/// A grid filled row by row from left to right, with blank space at the end of the last row.
private struct GridView<Content: View, T>: View {
    var columns: Int
    var items: [T]
    let content: (T) -> Content

    init(columns: Int, items: [T], @ViewBuilder content: @escaping (T) -> Content) {
        self.columns = columns
        self.items = items
        self.content = content
    }

    private var numberRows: Int { items.isEmpty ? 0 : (items.count - 1) / columns + 1 }

    private func elementFor(row: Int, column: Int) -> Int? {
        let index = row * columns + column
        return index < items.count ? index : nil
    }

    var body: some View {
        GeometryReader { geometry in
            let side = geometry.size.width / CGFloat(columns)
            ScrollView {
                ForEach(0..<numberRows, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<columns, id: \.self) { column in
                            Group {
                                if let index = elementFor(row: row, column: column) {
                                    content(items[index])
                                } else {
                                    Spacer()
                                }
                            }
                            .frame(width: side, height: side)
                        }
                    }
                }
            }
        }
    }
}

package struct AwardsPreviews: PreviewProvider {
    package static var previews: some View { AwardsPage().previewDisplayName("Awards") }
}
