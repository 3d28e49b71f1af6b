import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { note } from './world.ts'

interface Options {
  targets: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
  config: {
    directories: { output: string }
    electronDist?: (of: { platformName: string; arch: string }) => string
    afterPack: (context: object) => Promise<void>
  }
}

class WinPackager {
  readonly platform = 'win'
  readonly appInfo = { productFilename: 'Seaport', updaterCacheDirName: 'seaport-updater' }
  readonly signingManager = {
    value: Promise.resolve({ computedPublisherName: { value: Promise.resolve(['Seaport Ltd']) } }),
  }
  readonly getResourcesDir = (folder: string) => join(folder, 'resources')
}

const packagers = {
  mac: {
    appInfo: { productFilename: 'Seaport', updaterCacheDirName: 'seaport-updater' },
    getResourcesDir: (folder: string) => join(folder, 'Seaport.app/Contents/Resources'),
  },
  win: new WinPackager(),
  linux: {
    appInfo: { productFilename: 'Seaport', updaterCacheDirName: 'seaport-updater' },
    executableName: 'seaport',
    getResourcesDir: (folder: string) => join(folder, 'resources'),
  },
} as const
const names = { mac: 'darwin', win: 'win32', linux: 'linux' } as const

/** Packs each system as electron-builder does: an unpacked application, the hook after it, an archive beside it. */
async function build(options: Options): Promise<void> {
  const { targets, config } = options
  note('packages', { ...options, targets })
  const dist = config.electronDist
  if (dist) note('  with Electron from', dist({ platformName: 'win32', arch: 'x64' }))
  for (const system of targets.keys() as Iterable<keyof typeof packagers>) {
    const packager = packagers[system]
    const appOutDir = join(config.directories.output, `${system}-unpacked`)
    const resources = packager.getResourcesDir(appOutDir)
    mkdirSync(resources, { recursive: true })
    writeFileSync(join(resources, 'app.asar'), 'an archive')
    symlinkSync('app.asar', join(resources, 'link'))
    await config.afterPack({ appOutDir, electronPlatformName: names[system], packager })
    writeFileSync(join(config.directories.output, `Seaport-${system}.zip`), `for ${system}`)
  }
}

/** Instead of electron-builder, which needs Electron's downloads. */
export const standIn = {
  build,
  WinPackager,
  Arch: { x64: 'x64', arm64: 'arm64' },
  Platform: { MAC: 'mac', WINDOWS: 'win', LINUX: 'linux' },
}
