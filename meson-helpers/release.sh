# shellcheck shell=bash
# Builds programs for release; sourced, after requirements.sh, by all who run or measure them.
#
#   build_release ROOT PRODUCT   builds PRODUCT of the package in ROOT and prints the path of the program

# Types of views are made by what the compiler knows of them: looked up by their names when they are first shown, they
# would have the runtime go through every conformance there is. Large values are copied and destroyed field by field: left
# to what their types know of it at run time, counting the sections of a list would take a fifth longer.
# Packages that others depend on may not set such flags themselves.
release_flags=(
    --configuration release --static-swift-stdlib
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
    -Xswiftc -Xfrontend -Xswiftc -disable-type-layout
)

# What the build says goes to standard error: standard output belongs to whoever asked for the program.
build_release() {
    local build=(swift build --package-path "$1" "${release_flags[@]}" --product "$2") folder
    "${build[@]}" >&2 || stop "$2 could not be built; the reason stands above."
    folder=$("${build[@]}" --show-bin-path) || exit 1
    printf '%s/%s\n' "$folder" "$2"
}
