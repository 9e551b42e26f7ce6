/// What the showcase shows, a page each.
package enum ShowcasePage: String, CaseIterable, Identifiable {
    case composition, sections, highlights, feed, awards, columns, laziness, keyedValues, viewAs, gestures, dragging,
        controls
    case flights, presentation, split, documents

    package var id: Self { self }

    /// What the page is called.
    package var title: String {
        switch self {
        case .composition: "Composition"
        case .sections: "Sections and their values"
        case .highlights: "A list of one’s own"
        case .feed: "Feed"
        case .awards: "Awards"
        case .columns: "Columns that adapt"
        case .laziness: "Eager and lazy"
        case .keyedValues: "Which way values go"
        case .viewAs: "View as"
        case .gestures: "Gestures"
        case .dragging: "Drag and drop"
        case .controls: "Controls"
        case .flights: "Flights"
        case .presentation: "Sheets and questions"
        case .split: "Sidebar and detail"
        case .documents: "Documents"
        }
    }

    /// What there is to see, in a sentence.
    package var summary: String {
        switch self {
        case .composition: "A container takes any composition, and gets the views that it comes to."
        case .sections: "Sections and single rows say by container values how they want to be shown."
        case .highlights: "Rows that are highlighted are bold in whatever list reads it."
        case .feed: "Sections scroll down or sideways, and show some of their items or all."
        case .awards: "Rows of columns made by hand, for elements of any type."
        case .columns: "Three columns always, beside as many as there is room for."
        case .laziness: "One stack makes all its rows at once, the other those in sight."
        case .keyedValues: "The environment goes down, preferences go up, container values go up one level."
        case .viewAs: "The same content as board, list, grid and outline."
        case .gestures: "Taps, presses that last, drags and fingers, and which of several takes place."
        case .dragging: "Values go between views, between the rows of a list, and to other programs."
        case .controls: "Every control in every style."
        case .flights: "A native list that a coordinator fills with rows."
        case .presentation: "Sheets, alerts, popovers and file dialogs over the window."
        case .split: "Two columns with a line that can be moved; F9 hides the first."
        case .documents: "A text with a file: new, opened, saved, undone, and safe against a crash."
        }
    }

    /// The name of the file that the page is written in.
    package var sourceFile: String { "\(rawValue.prefix(1).uppercased() + rawValue.dropFirst())Page.swift" }
}
