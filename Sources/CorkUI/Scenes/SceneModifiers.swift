import Foundation

/// A scene whose windows are somewhat different.
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
    /// Sets how large windows open for the first time; later they open as the person left them.
    ///
    /// - Parameters:
    ///   - width: in points.
    ///   - height: in points.
    /// - Returns: The scene.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets how large windows open for the first time, in points.
    public func defaultSize(_ size: CGSize) -> some Scene {
        _ModifiedScene(content: self) { $0.size = CGSize(width: max(size.width, 1), height: max(size.height, 1)) }
    }

    /// Sets how far a person can change the size of windows.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        _ModifiedScene(content: self) {
            $0.resizability = resizability
            if resizability == .contentSize { $0.size = nil }
        }
    }
}
