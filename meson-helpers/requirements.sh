# shellcheck shell=bash
# Finds what building and testing need, and offers to install it. Sourced by run, test and bench.
#
#   require GROUP...   returns when all of the groups (build, display, drawings, desktop, bench, end-to-end) is there, and stops otherwise
#   require_swift      the same for Swift, which it puts on PATH
#
# On a terminal they ask before they install anything. With assume_yes=true, or CI=true, they do not ask.

assume_yes=${assume_yes:-${CI:-false}}
swift_at_least=6.2

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

# check_requirement WHAT APT DNF PACMAN COMMAND...: notes what is missing when COMMAND fails.
check_requirement() {
    local what=$1 apt=$2 dnf=$3 pacman=$4
    shift 4
    "$@" >/dev/null 2>&1 && return
    missing+=("$what")
    apt_packages+=("$apt")
    dnf_packages+=("$dnf")
    pacman_packages+=("$pacman")
}

check_group() {
    case $1 in
        build)
            check_requirement git git git git command -v git
            check_requirement pkg-config pkg-config pkgconf-pkg-config pkgconf command -v pkg-config
            check_requirement 'GTK 4' libgtk-4-dev gtk4-devel gtk4 pkg-config --exists gtk4
            check_requirement SQLite libsqlite3-dev sqlite-devel sqlite pkg-config --exists sqlite3
            check_requirement zlib zlib1g-dev zlib-devel zlib pkg-config --exists zlib
            check_requirement 'Little CMS' liblcms2-dev lcms2-devel lcms2 pkg-config --exists lcms2
            check_requirement 'the JPEG library' libjpeg-dev libjpeg-turbo-devel libjpeg-turbo pkg-config --exists libjpeg
            check_requirement 'the TIFF library' libtiff-dev libtiff-devel libtiff pkg-config --exists libtiff-4
            check_requirement uchardet libuchardet-dev uchardet-devel uchardet pkg-config --exists uchardet
            ;;
        display)
            check_requirement Xvfb xvfb xorg-x11-server-Xvfb xorg-server-xvfb command -v xvfb-run
            check_requirement xauth xauth xorg-x11-xauth xorg-xauth command -v xauth
            check_requirement 'a D-Bus session' dbus dbus-daemon dbus command -v dbus-run-session
            check_requirement 'the DejaVu fonts' fonts-dejavu-core dejavu-sans-fonts ttf-dejavu has_dejavu
            check_requirement 'the Adwaita icons' adwaita-icon-theme adwaita-icon-theme adwaita-icon-theme \
                test -f /usr/share/icons/Adwaita/index.theme
            check_requirement 'what reads icons' librsvg2-common librsvg2 librsvg has_icon_reader
            ;;
        drawings)
            check_requirement 'the drawings of Open Clip Art' openclipart-svg '' '' test -d /usr/share/openclipart/svg
            check_requirement 'the tests of librsvg' librsvg2-tests '' '' \
                test -d /usr/libexec/installed-tests/RSVG/fixtures
            check_requirement rsvg-convert librsvg2-bin librsvg2-tools librsvg command -v rsvg-convert
            ;;
        desktop)
            check_requirement meson meson meson meson command -v meson
            check_requirement desktop-file-validate desktop-file-utils desktop-file-utils desktop-file-utils \
                command -v desktop-file-validate
            check_requirement appstreamcli appstream appstream appstream command -v appstreamcli
            check_requirement xmllint libxml2-utils libxml2 libxml2 command -v xmllint
            check_requirement 'the database of MIME types' shared-mime-info shared-mime-info shared-mime-info \
                command -v update-mime-database
            check_requirement gio libglib2.0-bin glib2 glib2 command -v gio
            check_requirement groff groff-base groff-base groff command -v groff
            ;;
        listings)
            check_requirement Python python3 python3 python test -x /usr/bin/python3
            ;;
        bench)
            check_requirement 'a C compiler' gcc gcc gcc command -v cc
            check_requirement make make make make command -v make
            check_requirement Python python3 python3 python test -x /usr/bin/python3
            ;;
        end-to-end)
            check_requirement 'the accessibility bus' at-spi2-core at-spi2-core at-spi2-core has_accessibility_bus
            check_requirement 'PyGObject' python3-gi python3-gobject python-gobject /usr/bin/python3 -c 'import gi'
            check_requirement 'Atspi for Python' gir1.2-atspi-2.0 at-spi2-core at-spi2-core \
                /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")'
            check_requirement xdotool xdotool xdotool xdotool command -v xdotool
            check_requirement Weston weston weston weston command -v weston
            ;;
        *) stop "requirements.sh knows no group '$1'." ;;
    esac
}

has_dejavu() {
    [ -n "$(find /usr/share/fonts /usr/local/share/fonts -iname 'DejaVuSans.ttf' -print -quit 2>/dev/null)" ]
}

# Icons are SVG files, which a module of gdk-pixbuf or of glycin reads.
has_icon_reader() {
    [ -n "$(find /usr/lib /usr/lib64 /usr/libexec \( -name 'libpixbufloader*svg*' -o -name 'glycin-svg' \) -print -quit 2>/dev/null)" ]
}

has_accessibility_bus() {
    [ -x /usr/libexec/at-spi-bus-launcher ] || [ -x /usr/lib/at-spi-bus-launcher ]
}

require() {
    local missing=() apt_packages=() dnf_packages=() pacman_packages=() group
    for group; do check_group "$group"; done
    [ ${#missing[@]} -eq 0 ] && return

    local list
    list=$(printf ', %s' "${missing[@]}")
    list=${list:2}
    local by_hand=(
        "Missing: $list. Install it with the line of your system, then run this command again."
        "  Debian, Ubuntu:  sudo apt install ${apt_packages[*]}"
        "  Fedora:          sudo dnf install ${dnf_packages[*]}"
        "  Arch:            sudo pacman -S ${pacman_packages[*]}")
    may_install_packages || stop "${by_hand[@]}"
    confirm "Missing: $list. Install ${apt_packages[*]}?" || stop "${by_hand[@]}"
    install_packages "${apt_packages[@]}" || stop 'apt could not install them.' "${by_hand[@]}"

    missing=() apt_packages=() dnf_packages=() pacman_packages=()
    for group; do check_group "$group"; done
    [ ${#missing[@]} -eq 0 ] || stop "Still missing after installing ${apt_packages[*]}: ${missing[*]}."
}

# Whether there is apt, and root's rights or a way to them.
may_install_packages() {
    command -v apt-get >/dev/null || return 1
    [ "$(id -u)" -eq 0 ] && return
    command -v sudo >/dev/null || return 1
    [ -t 0 ] || sudo -n true 2>/dev/null
}

apt_is_updated=false

install_packages() {
    local as_root=(env DEBIAN_FRONTEND=noninteractive)
    [ "$(id -u)" -eq 0 ] || as_root=(sudo "${as_root[@]}")
    if [ "$apt_is_updated" = false ]; then
        "${as_root[@]}" apt-get update || return
        apt_is_updated=true
    fi
    "${as_root[@]}" apt-get install -y --no-install-recommends "$@"
}

# confirm QUESTION: true when told not to ask, or when asked on a terminal and answered with yes.
confirm() {
    [ "$assume_yes" = true ] && return
    [ -t 0 ] && [ -t 2 ] || return 1
    local answer
    read -r -p "$1 [Y/n] " answer
    case $answer in '' | [Yy]*) ;; *) return 1 ;; esac
}

require_swift() {
    find_swift && return
    local lack="Corkboard needs Swift $swift_at_least or later (found: ${swift_found:-none})"
    local advice="$lack; install it as https://www.swift.org/install/linux says, then run this command again."
    confirm "$lack. Install it with swiftly?" || stop "$advice"
    install_swift || stop 'swiftly could not be installed.' "$advice"
    find_swift || stop "$advice"
}

# Puts the first new enough Swift on PATH; `swift_found` tells what was seen last.
find_swift() {
    local bin version
    swift_found=
    for bin in "$(dirname "$(command -v swift || echo /nowhere/swift)")" /opt/swift/usr/bin \
        "${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}" /usr/libexec/swift/bin; do
        [ -x "$bin/swift" ] || continue
        version=$("$bin/swift" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
        [ -n "$version" ] || continue
        swift_found="$version in $bin"
        if [ "$(printf '%s\n' "$swift_at_least" "$version" | sort -V | head -n 1)" = "$swift_at_least" ]; then
            export PATH="$bin:$PATH"
            return
        fi
    done
    return 1
}

# Installs swiftly, which installs the newest Swift for this user.
install_swift() {
    local folder archive result
    folder=$(mktemp -d)
    archive="swiftly-$(uname -m).tar.gz"
    curl --fail --location --silent --show-error --output "$folder/$archive" \
        "https://download.swift.org/swiftly/linux/$archive" &&
        tar -xzf "$folder/$archive" -C "$folder" &&
        "$folder/swiftly" init --assume-yes --quiet-shell-followup
    result=$?
    rm -rf "$folder"
    return $result
}
