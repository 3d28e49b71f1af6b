import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Methods of `resedit` in use; its own types would bring the browser's into every file of this project. */
interface ResourceEditor {
  NtExecutable: { createEmpty(is32Bit: boolean, isDll: boolean): { generate(): ArrayBuffer } }
  NtExecutableResource: {
    from(program: object): { entries: object[]; outputResource(program: object): void }
  }
  Resource: {
    VersionInfo: {
      createEmpty(): {
        setFileVersion(major: number, minor: number, micro: number, revision: number, lang: number): void
        setStringValues(language: { lang: number; codepage: number }, values: Record<string, string>): void
        outputToResourceEntries(entries: object[]): void
      }
    }
  }
}
const editor = createRequire(import.meta.url)('resedit') as ResourceEditor

/** What Electron's binary carries for @electron/fuses: a mark, a version, a length, and one byte per fuse. */
const FUSES = `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX${String.fromCharCode(1, 9)}${'0'.repeat(9)}`

/**
 * Writes stand-ins for Electron's own distributions, which need a download: what a packager reads is real (folders,
 * plists, version information, fuses), the programs run nothing.
 */
export function writeElectronDists(folder: string): void {
  for (const arch of ['x64', 'arm64']) writeMac(join(folder, `darwin-${arch}`))
  writeWindows(join(folder, 'win32-x64'))
  writeLinux(join(folder, 'linux-x64'))
}

function writeMac(folder: string): void {
  const app = join(folder, 'Electron.app/Contents')
  writeBundle(app, 'Electron')
  for (const kind of ['', ' (Renderer)', ' (GPU)', ' (Plugin)'])
    writeBundle(join(app, `Frameworks/Electron Helper${kind}.app/Contents`), `Electron Helper${kind}`)
  mkdirSync(join(app, 'Resources'), { recursive: true })
  writeFileSync(join(app, 'Resources/electron.icns'), '')
  const framework = join(app, 'Frameworks/Electron Framework.framework')
  const resources = join(framework, 'Versions/A/Resources')
  for (const language of ['en', 'vi', 'zh_CN', 'zh_TW', 'fr']) {
    mkdirSync(join(resources, `${language}.lproj`), { recursive: true })
    writeFileSync(join(resources, `${language}.lproj/locale.pak`), '')
  }
  writeFileSync(join(framework, 'Versions/A/Electron Framework'), FUSES)
  symlinkSync('A', join(framework, 'Versions/Current'))
  for (const name of ['Electron Framework', 'Resources'])
    symlinkSync(join('Versions/Current', name), join(framework, name))
}

function writeBundle(contents: string, name: string): void {
  mkdirSync(join(contents, 'MacOS'), { recursive: true })
  writeFileSync(join(contents, 'MacOS', name), 'stand-in', { mode: 0o755 })
  writeFileSync(
    join(contents, 'Info.plist'),
    `<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string><key>CFBundleName</key><string>${name}</string><key>CFBundleIdentifier</key><string>com.github.electron</string></dict></plist>`,
  )
}

/** A PE file with version information, as electron-builder's resource editor wants one; fuses lie behind its end. */
function writeWindows(folder: string): void {
  writeLocales(folder)
  mkdirSync(join(folder, 'resources'), { recursive: true })
  writeFileSync(join(folder, 'resources/kept'), '')
  const program = editor.NtExecutable.createEmpty(false, false)
  const resources = editor.NtExecutableResource.from(program)
  const info = editor.Resource.VersionInfo.createEmpty()
  info.setFileVersion(1, 0, 0, 0, 1033)
  info.setStringValues(
    { lang: 1033, codepage: 1200 },
    { ProductName: 'Electron', FileDescription: 'Electron' },
  )
  info.outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  writeFileSync(join(folder, 'electron.exe'), Buffer.from(program.generate()))
  appendFileSync(join(folder, 'electron.exe'), FUSES)
}

function writeLinux(folder: string): void {
  writeLocales(folder)
  mkdirSync(join(folder, 'resources'), { recursive: true })
  writeFileSync(join(folder, 'resources/kept'), '')
  writeFileSync(join(folder, 'electron'), FUSES, { mode: 0o755 })
  writeFileSync(join(folder, 'chrome-sandbox'), 'stand-in', { mode: 0o755 })
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, name), '')
}

function writeLocales(folder: string): void {
  mkdirSync(join(folder, 'locales'), { recursive: true })
  for (const name of ['en-US', 'vi', 'zh-CN', 'zh-TW', 'fr'])
    writeFileSync(join(folder, 'locales', `${name}.pak`), '')
}
