import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import sevenZip from '7zip-bin'

/** Stand-in for NSIS: writes the uninstaller, or the installer (a program followed by the application's archive). */
const MAKENSIS = `#!/bin/sh
script=$(cat)
for word in "$@"; do
  case $word in
    -DUNINSTALLER_OUT_FILE=*) uninstaller=$(printf %s "\${word#*=}" | sed 's/^Z:\\\\//; s/\\\\/\\//g') ;;
    -DAPP_64=*) archive=\${word#*=} ;;
    -XOutFile*) out=$(printf %s "\${word#-XOutFile }" | tr -d '"') ;;
  esac
done
[ -n "$uninstaller" ] && [ ! -e "/\${uninstaller#/}" ] && cp "$(dirname "$0")/../../program.exe" "/\${uninstaller#/}"
cat "$(dirname "$0")/../../program.exe" \${archive:+"$archive"} > "$out"
`
/** Stand-in for dmgbuild: writes a file that ends like a disk image (a "koly" trailer of 512 bytes). */
const DMGBUILD = `#!/bin/sh
for out in "$@"; do :; done
{ head -c 4096 /dev/zero; printf 'koly\\000\\000\\000\\004\\000\\000\\002\\000'; head -c 500 /dev/zero; } > "$out"
`
/** mksquashfs <folder> <output> -offset <bytes>: leaves room for the runtime, then appends an archive of the folder. */
const MKSQUASHFS = `#!/bin/sh
{ head -c "$4" /dev/zero; printf hsqs; tar -C "$1" -cf - .; } > "$2"
`

/**
 * Writes stand-ins for electron-builder's downloads and a Mac's tools: NSIS, Wine, dmgbuild, sips and AppImage's tools.
 * Their output begins and ends like the real files, but can't be installed.
 * @param program a Windows program
 * @returns the environment in which `npm run dist` finds them
 */
export function standInInstallerTools(
  folder: string,
  { program, path }: { program: string; path: string },
): Record<string, string> {
  const at = (...names: string[]) => join(folder, ...names)
  for (const place of [
    'bin',
    'nsis/linux',
    'nsis/plugins/x86-unicode',
    'appimage/linux-x64',
    'appimage/lib/x64',
  ])
    mkdirSync(at(place), { recursive: true })
  const tool = (name: string, text: string) => writeFileSync(at(name), text, { mode: 0o755 })
  tool('bin/wine', '#!/bin/sh\n')
  tool('bin/sips', "#!/bin/sh\nprintf '  pixelWidth: 540\\n  pixelHeight: 380\\n'\n")
  tool('bin/dmgbuild', DMGBUILD)
  tool('nsis/linux/makensis', MAKENSIS)
  tool('appimage/linux-x64/mksquashfs', MKSQUASHFS)
  tool('appimage/linux-x64/desktop-file-validate', '#!/bin/sh\n')
  copyFileSync(program, at('program.exe'))
  copyFileSync(program, at('nsis/elevate.exe'))
  writeFileSync(at('appimage/runtime-x64'), appImageRuntime())
  // npm installs the program without execute permission.
  copyFileSync(sevenZip.path7za, at('7za'))
  chmodSync(at('7za'), 0o755)
  return {
    PATH: `${at('bin')}${delimiter}${path}`,
    ELECTRON_BUILDER_7ZIP_PATH: at('7za'),
    ELECTRON_BUILDER_NSIS_DIR: at('nsis'),
    ELECTRON_BUILDER_NSIS_RESOURCES_DIR: at('nsis'),
    CUSTOM_DMGBUILD_PATH: at('bin/dmgbuild'),
    APPIMAGE_TOOLS_PATH: at('appimage'),
    ELECTRON_BUILDER_OFFLINE: 'true',
  }
}

/** The beginning of an AppImage of type 2: an ELF header of 64 bytes with "AI" and 2 in its padding. */
function appImageRuntime(): Buffer {
  const header = Buffer.alloc(4096)
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0x41, 0x49, 2])
  return header
}
