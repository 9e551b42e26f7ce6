import Foundation

/// A scene with a modification of its windows.
public struct _ModifiedScene<Content: Scene>: Scene {
    let content: Content
    let change: @MainActor (inout _WindowDescription) -> Void

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("A modified scene has no body") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) {
        var own: [_WindowDescription] = []
        content._collectWindows(into: &own)
        for index in own.indices { change(&own[index]) }
        windows += own
    }
}

extension Scene {
    /// Sets the initial size of windows; later ones open with the size that the person chose.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    /// - Returns: The scene.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the initial size of windows, in points.
    public func defaultSize(_ size: CGSize) -> some Scene {
        _ModifiedScene(content: self) { $0.size = CGSize(width: max(size.width, 1), height: max(size.height, 1)) }
    }

    /// Sets how the person can resize the windows.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        _ModifiedScene(content: self) {
            $0.resizability = resizability
            if resizability == .contentSize { $0.size = nil }
        }
    }
}
