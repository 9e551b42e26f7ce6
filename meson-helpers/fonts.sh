# shellcheck shell=bash
# Gives programs the DejaVu fonts and no others, so that they look the same whatever is installed. Sourced by test,
# test-elsewhere, bench and screenshots.

# use_dejavu FOLDER: writes a configuration of fontconfig into FOLDER, with a cache of its own, and exports FONTCONFIG_FILE.
use_dejavu() {
    local font family aliases=''
    mkdir -p "$1/fonts"
    for font in DejaVuSans DejaVuSans-Bold DejaVuSansMono DejaVuSansMono-Bold DejaVuSerif DejaVuSerif-Bold; do
        ln -s "$(find /usr/share/fonts /usr/local/share/fonts -name "$font.ttf" -print -quit 2>/dev/null)" "$1/fonts/"
    done
    for family in 'sans-serif:Sans' 'serif:Serif' 'monospace:Sans Mono'; do
        aliases+="<alias binding=\"same\"><family>${family%:*}</family><prefer><family>DejaVu ${family#*:}</family></prefer></alias>"
    done
    cat >"$1/fonts.conf" <<END
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>$1/fonts</dir><cachedir>$1/font-cache</cachedir>$aliases
<match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>
<include ignore_missing="yes">/usr/share/fontconfig/conf.avail/90-synthetic.conf</include>
</fontconfig>
END
    export FONTCONFIG_FILE="$1/fonts.conf"
}
