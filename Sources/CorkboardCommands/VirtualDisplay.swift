import Foundation

/// A virtual X server for snapshots and descriptions of windows without a display.
///
/// The server ends with the program, since it terminates when its last client, GTK, disconnects. Signals that would
/// end the program are deferred until GTK has connected.
enum VirtualDisplay {
    /// The reason why there is no server.
    enum Problem: Error, Equatable {
        case notInstalled
        case notStarted(reason: String)

        /// A sentence about the problem and its solution.
        var sentence: String {
            switch self {
            case .notInstalled:
                """
                There is no display, and Xvfb, which stands in for one, is not installed. Install the package xvfb \
                (Debian, Ubuntu), xorg-x11-server-Xvfb (Fedora) or xorg-server-xvfb (Arch), or set DISPLAY.
                """
            case .notStarted(let reason):
                "There is no display, and Xvfb, which stands in for one, did not start: \(reason)."
            }
        }
    }

    /// A Boolean value that indicates whether the environment names no display.
    static var isNeeded: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["DISPLAY", "WAYLAND_DISPLAY"].allSatisfy { environment[$0]?.isEmpty ?? true }
    }

    /// Starts a server, makes it the display of this process, and connects to it.
    ///
    /// - Parameters:
    ///   - screen: The size of the largest window.
    ///   - program: The server, which is looked up in `PATH`.
    ///   - patience: The timeout for the server's start, in seconds.
    ///   - connect: A closure that opens the display in the environment.
    /// - Returns: The result of `connect`.
    /// - Throws: A ``Problem``.
    static func start<Result>(
        screen: WindowSize, program: String = "Xvfb", patience: Double = 10, connect: () -> Result
    ) throws(Problem) -> Result {
        let signals = HeldSignals()
        defer { signals.release() }
        let display = try spawn(program, screen: screen, patience: patience)
        setenv("DISPLAY", display, 1)
        for (name, value) in surroundings { setenv(name, value, 1) }
        return connect()
    }

    /// The environment for GTK on the server: no graphics card, and no desktop services it would wait for.
    ///
    /// Without the address GLib would launch a session bus, which then outlives the program and keeps the server.
    private static let surroundings = [
        "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
        "GIO_USE_VFS": "local", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]

    /// The process id of the server, for terminating it at exit.
    nonisolated(unsafe) private static var server: pid_t = 0

    /// Starts the server, and returns the name of its display, such as `:99`.
    private static func spawn(_ program: String, screen: WindowSize, patience: Double) throws(Problem) -> String {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .notStarted(reason: lastError(errno)) }
        keepFilesFromChildren()
        let answer = ends[0]
        defer { close(answer) }

        let arguments = [
            program, "-displayfd", "3", "-screen", "0", "\(screen.width + 200)x\(screen.height + 200)x24",
            "-nolisten", "tcp", "-terminate",
        ]
        let failure = launch(arguments, answering: ends[1])
        close(ends[1])
        if failure == ENOENT { throw .notInstalled }
        guard failure == 0 else { throw .notStarted(reason: lastError(failure)) }
        atexit { VirtualDisplay.stop() }

        guard let number = readLine(from: answer, within: patience) else {
            stop()
            throw .notStarted(reason: "it named no display. Running “Xvfb :99” by hand shows why")
        }
        return ":\(number)"
    }

    /// Prevents the server from inheriting files, so that a reader of a pipe waits for this process only.
    private static func keepFilesFromChildren() {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for file in files.compactMap({ Int32($0) }) where file > 2 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    }

    /// Spawns the server with its output directed to a file descriptor; returns an error number, or 0.
    private static func launch(_ arguments: [String], answering answers: Int32) -> Int32 {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        // This must be first, since the following actions may reuse the descriptor.
        posix_spawn_file_actions_adddup2(&files, answers, 3)
        posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        var words = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        return posix_spawnp(&server, arguments[0], &files, &attributes, &words, environ)
    }

    /// Reads up to the first line feed; returns `nil` at the end of the file or after a timeout.
    private static func readLine(from file: Int32, within seconds: Double) -> String? {
        let deadline = ContinuousClock.now + .seconds(seconds)
        var line: [UInt8] = []
        while true {
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            guard left > 0, poll(&waiting, 1, Int32(left.rounded(.up))) > 0 else { return nil }
            var byte: UInt8 = 0
            guard read(file, &byte, 1) == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
    }

    /// Terminates the server and waits for it, so that it removes its lock file.
    nonisolated private static func stop() {
        guard server > 0 else { return }
        kill(server, SIGTERM)
        waitpid(server, nil, 0)
        server = 0
    }

    private static func lastError(_ number: Int32) -> String { String(cString: strerror(number)) }
}

/// A hold on the signals that terminate the program, until they are released.
private struct HeldSignals {
    private var before = sigset_t()

    init() {
        var ending = sigset_t()
        sigemptyset(&ending)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ending, signal) }
        pthread_sigmask(SIG_BLOCK, &ending, &before)
    }

    func release() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
