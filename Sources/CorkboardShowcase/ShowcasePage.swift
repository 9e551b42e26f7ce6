/// The pages of the showcase.
package enum ShowcasePage: String, CaseIterable, Identifiable {
    case composition, sections, highlights, feed, awards, columns, laziness, messages, keyedValues, viewAs, gestures,
        dragging, reordering, songBook, setList, controls
    case flights, presentation, split, documents

    package var id: Self { self }

    /// The title of the page.
    package var title: String {
        switch self {
        case .composition: "Composition"
        case .sections: "Sections and their values"
        case .highlights: "A list of one’s own"
        case .feed: "Feed"
        case .awards: "Awards"
        case .columns: "Columns that adapt"
        case .laziness: "Eager and lazy"
        case .messages: "Messages"
        case .keyedValues: "Which way values go"
        case .viewAs: "View as"
        case .gestures: "Gestures"
        case .dragging: "Drag and drop"
        case .reordering: "Reordering"
        case .songBook: "Song book"
        case .setList: "Set list"
        case .controls: "Controls"
        case .flights: "Flights"
        case .presentation: "Sheets and questions"
        case .split: "Sidebar and detail"
        case .documents: "Documents"
        }
    }

    /// A sentence that describes the page.
    package var summary: String {
        switch self {
        case .composition: "Mix fixed views and loops in one container. It receives every view one by one."
        case .sections: "Sections and single rows tell their container how to show them."
        case .highlights: "Rows are marked as highlights, and each list shows them in its own way."
        case .feed: "Sections scroll vertically or horizontally and show three items or all."
        case .awards: "A grid made of stacks, for elements of any type."
        case .columns: "A grid with three columns, beside one with as many as fit."
        case .laziness: "One stack makes all rows at once, the other only the rows in view."
        case .messages: "A list of 10,000 rows of different heights."
        case .keyedValues: "Environment values go down, preferences go up, container values go up one level."
        case .viewAs: "The same content as a board, a list, a grid and an outline."
        case .gestures: "Taps, long presses, drags, swipes and two-finger gestures, and which one wins."
        case .dragging: "Drag values between views, between rows of a list and to other programs."
        case .reordering: "Drag items to another place in columns, a grid or a circle, or press Alt and an arrow key."
        case .songBook: "A list with a section index, from which several rows are dragged at once."
        case .setList: "In a narrow window, less important buttons of the toolbar move to a menu."
        case .controls: "Every control in every style."
        case .flights: "A native list that a coordinator fills with rows."
        case .presentation: "Sheets, alerts, popovers and file dialogs over the window."
        case .split: "Two columns with a movable divider. F9 hides the sidebar."
        case .documents: "A text document: create, open, save, undo, and recover it after a crash."
        }
    }

    /// The name of the page's source file.
    package var sourceFile: String { "\(rawValue.prefix(1).uppercased() + rawValue.dropFirst())Page.swift" }
}
