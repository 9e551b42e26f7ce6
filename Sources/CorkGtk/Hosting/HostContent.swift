import CGtk
import CorkUI
import Foundation

/// A block of mounts that are drawn as one render node.
///
/// Blocks outside of the visible part are skipped as a whole. When a mount moves, GTK compares only the nodes of its
/// block.
final class HostBlock {
    /// The maximum number of mounts, few enough to iterate over and many enough to limit the number of blocks.
    private static let limit = 64

    private(set) var mounts: [Mount] = []
    private var knownBounds: CGRect?

    var isFull: Bool { mounts.count == Self.limit }

    func append(_ mount: Mount) {
        mounts.append(mount)
        mount.block = self
        knownBounds = nil
    }

    /// The union of the visible frames of the mounts on their host.
    var bounds: CGRect {
        if let knownBounds { return knownBounds }
        var bounds = CGRect.null
        // A loop, because a closure would check its actor isolation at each call.
        for mount in mounts { bounds = bounds.union(mount.seenFrame) }
        knownBounds = bounds
        return bounds
    }

    /// Called when a mount moves.
    func moved() { knownBounds = nil }
}

/// A step in drawing the content of a host.
indirect enum HostDrawing {
    case show(HostBlock)
    /// The content below the mount, which the mount draws; each picture belongs to a node that is visible only there.
    case wrap(Mount, content: [HostDrawing], pictures: [[HostDrawing]])
    /// Content that is blended with everything drawn before it.
    case blend(BlendMode, below: [HostDrawing], content: [HostDrawing])
    /// A node with a transition, and the content below it.
    case effect(_ViewNode, content: [HostDrawing])
}

/// The content of a host, from back to front.
struct HostContent {
    private(set) var widgets: [WidgetMount] = []
    /// The mounts of the visible widgets.
    private(set) var placed: [WidgetMount] = []
    private(set) var drawings: [HostDrawing] = []
    /// The content of each node of a lazy container.
    private var cells: [ObjectIdentifier: HostCell] = [:]
    private unowned let host: HostView
    /// The unchanged cells of the former content.
    private var knownCells: [ObjectIdentifier: HostCell] = [:]

    /// A Boolean value that indicates whether the content has a lazy container.
    var hasCells: Bool { !cells.isEmpty }

    /// Creates an empty content.
    init(on host: HostView) { self.host = host }

    /// Collects the content of a host.
    ///
    /// - Parameters:
    ///   - nodes: The nodes on the host.
    ///   - host: The host.
    ///   - former: The previous content of the host.
    ///   - changed: The cells that have changed.
    init(of nodes: [_ViewNode], on host: HostView, after former: HostContent, changed: Set<ObjectIdentifier>) {
        self.host = host
        knownCells = former.cells
        for cell in changed { knownCells[cell] = nil }
        var drawings: [HostDrawing] = []
        let around = HostSurroundings(isAccessibilityHidden: host.isAccessibilityHidden)
        for node in nodes { collect(node, around, into: &drawings) }
        self.drawings = drawings
        knownCells = [:]
    }

    /// Collects the content of a cell.
    fileprivate init(ofCell node: _ViewNode, _ around: HostSurroundings, on host: HostView) {
        self.host = host
        var drawings: [HostDrawing] = []
        collect(node, around, into: &drawings)
        self.drawings = drawings
    }

    private mutating func collect(_ node: _ViewNode, _ around: HostSurroundings, into drawings: inout [HostDrawing]) {
        var around = around
        around.isHidden = around.isHidden || node.isHidden
        around.isLeaving = around.isLeaving || node.isLeaving
        guard node.shownEffect != nil, !around.isHidden else {
            return collectWithoutEffect(node, around, into: &drawings)
        }
        var content: [HostDrawing] = []
        collectWithoutEffect(node, around, into: &content)
        drawings.append(.effect(node, content: content))
    }

    private mutating func collectWithoutEffect(
        _ node: _ViewNode, _ around: HostSurroundings, into drawings: inout [HostDrawing]
    ) {
        guard let mount = node.gtkMount else { return collectBelow(node, around, into: &drawings) }
        mount.attach(to: host)
        var around = around
        around.isAccessibilityHidden = around.isAccessibilityHidden || mount.isAccessibilityHidden
        if !around.isHidden, let mode = mount.blendMode {
            var content: [HostDrawing] = []
            collect(mount, around, into: &content)
            drawings = [.blend(mode, below: drawings, content: content)]
        } else {
            collect(mount, around, into: &drawings)
        }
    }

    private mutating func collect(_ mount: Mount, _ around: HostSurroundings, into drawings: inout [HostDrawing]) {
        let node = mount.node
        if mount.widgetOnHost != nil { take(unsafeDowncast(mount, to: WidgetMount.self), around) }
        if mount.drawsNodesBelow {
            var content: [HostDrawing] = []
            collectBelow(node, around, into: &content)
            var pictures: [[HostDrawing]] = []
            for child in node.children where child.isPicture {
                var around = around
                around.isPicture = true
                pictures.append([])
                collect(child, around, into: &pictures[pictures.count - 1])
            }
            if !around.isHidden { drawings.append(.wrap(mount, content: content, pictures: pictures)) }
        } else {
            if !around.isHidden { show(mount, in: &drawings) }
            collectBelow(node, around, into: &drawings)
        }
    }

    private func show(_ mount: Mount, in drawings: inout [HostDrawing]) {
        if case .show(let block) = drawings.last, !block.isFull { return block.append(mount) }
        let block = HostBlock()
        block.append(mount)
        drawings.append(.show(block))
    }

    private mutating func collectBelow(
        _ node: _ViewNode, _ around: HostSurroundings, into drawings: inout [HostDrawing]
    ) {
        if node.isHost { return }
        if node.isLazy { return collectCells(of: node, around, into: &drawings) }
        for child in node.shownChildren where !child.isPicture { collect(child, around, into: &drawings) }
    }

    /// Reuses the content of unchanged cells, as most are while scrolling.
    private mutating func collectCells(
        of node: _ViewNode, _ around: HostSurroundings, into drawings: inout [HostDrawing]
    ) {
        let nodes = node.shownChildren
        for child in nodes {
            if child.isHost {
                collect(child, around, into: &drawings)
                continue
            }
            let known = knownCells[ObjectIdentifier(child)]
            let cell =
                known?.around == around ? known! : HostCell(child, around, HostContent(ofCell: child, around, on: host))
            // A single cell may represent the whole content of the host.
            if nodes.count > 1 { cells[ObjectIdentifier(child)] = cell }
            widgets += cell.content.widgets
            placed += cell.content.placed
            add(cell.content.drawings, to: &drawings)
        }
        // Don't draw later content as part of a cell.
        drawings.append(.show(HostBlock()))
    }

    private func add(_ others: [HostDrawing], to drawings: inout [HostDrawing]) {
        guard case .blend(let mode, let below, let content) = others.first else { return drawings += others }
        add(below, to: &drawings)
        drawings = [.blend(mode, below: drawings, content: content)] + others.dropFirst()
    }

    private mutating func take(_ mount: WidgetMount, _ around: HostSurroundings) {
        widgets.append(mount)
        mount.setHidden(around.isHidden)
        mount.setReachable(!around.isLeaving && !around.isPicture && !around.isHidden)
        mount.setAccessibilityHidden(around.isAccessibilityHidden, because: .hidden)
        if !around.isHidden { placed.append(mount) }
    }
}

/// The effects of enclosing nodes on a node's appearance.
private struct HostSurroundings: Equatable {
    var isHidden = false
    var isPicture = false
    var isLeaving = false
    var isAccessibilityHidden = false
}

/// The content that a node of a lazy container has on a host; the node lives at least as long.
private final class HostCell {
    let node: _ViewNode
    let around: HostSurroundings
    let content: HostContent

    init(_ node: _ViewNode, _ around: HostSurroundings, _ content: HostContent) {
        self.node = node
        self.around = around
        self.content = content
    }
}

extension HostView {
    /// Draws the content of a host.
    ///
    /// - Parameters:
    ///   - drawings: The drawings, from back to front.
    ///   - rect: The rectangle outside of which drawings are skipped; `nil` to draw everything.
    ///   - snapshot: The snapshot to draw into.
    func draw(_ drawings: [HostDrawing], near rect: CGRect?, into snapshot: OpaquePointer) {
        for drawing in drawings {
            switch drawing {
            case .show(let block):
                let bounds = block.bounds
                if let rect, !rect.intersects(bounds) { continue }
                let isWhole = rect?.contains(bounds) != false
                // Renderers skip an unchanged or invisible node as a whole.
                let inner = gtk_snapshot_new()!
                for mount in block.mounts {
                    if !isWhole, let rect, !rect.intersects(mount.seenFrame) { continue }
                    if let child = mount.widgetOnHost {
                        guard unsafeDowncast(mount, to: WidgetMount.self).isPlaced else { continue }
                        gtk_widget_snapshot_child(widget, child, inner)
                    } else {
                        draw(mount, into: inner)
                    }
                }
                guard let node = gtk_snapshot_free_to_node(inner) else { continue }
                gtk_snapshot_append_node(snapshot, node)
                gsk_render_node_unref(node)
            case .wrap(let mount, let content, let pictures):
                let near = rect?.insetBy(dx: -effectReach, dy: -effectReach)
                mount.draw(
                    into: snapshot, frame: onWidget(mount.node.shownFrame),
                    content: { draw(content, near: near, into: $0) },
                    pictures: pictures.map { picture in { self.draw(picture, near: nil, into: $0) } })
            case .blend(let mode, let below, let content):
                mode.draw(
                    into: snapshot, below: { draw(below, near: rect, into: $0) },
                    content: { draw(content, near: rect, into: $0) })
            case .effect(let node, let content):
                guard let effect = node.shownEffect else {
                    draw(content, near: rect, into: snapshot)
                    continue
                }
                gtk_snapshot_save(snapshot)
                let isMirrored = node.environment.layoutDirection == .rightToLeft
                effect.push(onto: snapshot, around: onWidget(node.shownFrame), isMirrored: isMirrored)
                gtk_snapshot_push_opacity(snapshot, min(max(effect.opacity, 0), 1))
                draw(content, near: nil, into: snapshot)
                gtk_snapshot_pop(snapshot)
                gtk_snapshot_restore(snapshot)
            }
        }
    }

    /// Draws a mount relative to the nearest whole pixel, so that a move by whole pixels keeps its render node.
    ///
    /// A moving mount is drawn as at its destination.
    private func draw(_ mount: Mount, into snapshot: OpaquePointer) {
        let shown = mount.node.shownFrame
        let frame = shown.size == mount.node.frame.size ? mount.node.frame : shown
        let (x, y) = (frame.minX.rounded(.down), frame.minY.rounded(.down))
        let place = CGPoint(
            x: x + (shown.minX - frame.minX).rounded() - origin.x, y: y + (shown.minY - frame.minY).rounded() - origin.y
        )
        gtk_snapshot_save(snapshot)
        cork_snapshot_translate(snapshot, Float(place.x), Float(place.y))
        mount.draw(into: snapshot, frame: frame.offsetBy(dx: -x, dy: -y))
        gtk_snapshot_restore(snapshot)
    }
}

extension TransitionEffect {
    /// Pushes the translation and scale of an effect.
    fileprivate func push(onto snapshot: OpaquePointer, around frame: CGRect, isMirrored: Bool) {
        let translation = translation(of: frame, isMirrored: isMirrored)
        let fixed = fixedPoint(of: frame, isMirrored: isMirrored)
        cork_snapshot_translate(snapshot, Float(fixed.x + translation.width), Float(fixed.y + translation.height))
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        cork_snapshot_translate(snapshot, Float(-fixed.x), Float(-fixed.y))
    }
}
