import { cpSync, globSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { AfterPackContext, Configuration, LinuxPackager } from 'electron-builder'
import { root } from '../root.ts'
import { asarFaults } from './asar-contents.ts'
import { lockedElectron } from './electron-support.ts'
import { fuseFaults, fuses } from './fuses.ts'
import { writeIcons } from './icons.ts'
import { type Signing, signingFrom, type Target } from './signing.ts'
import { type BuiltIn, stageApp } from './stage.ts'
import { writeUpdateConfig } from './update-config.ts'

/** Everything between the built client and the finished installers. */
const workFolder = join(root, '.cache/package')

interface Packaging {
  targets: readonly Target[]
  builtIn: BuiltIn
  /** Folder of the finished files; others of the same names are replaced. */
  output: string
  /** Instead of the installers of electron-builder.yml: plain archives, or only the unpacked application. */
  format?: 'zip' | 'dir' | undefined
  /** Folder with an unpacked Electron for each `<platform>-<arch>`; electron-builder downloads it otherwise. */
  electronDist?: string | undefined
}

/**
 * Where electron-builder works. It leaves a path out of the application if its output folder has the same path from the top of the project: with
 * `dist`, the client's own `dist`. From a folder whose path begins with a dot it leaves nothing out.
 */
const buildFolder = join(workFolder, 'out')

/**
 * Packages the built client. Files appear in the output folder only when all are built and have no faults.
 * @returns what is wrong with the result, one line each
 */
export async function packageClient(packaging: Packaging): Promise<string[]> {
  const { targets, builtIn, electronDist } = packaging
  stageApp(join(workFolder, 'app'), builtIn)
  await writeIcons(join(workFolder, 'icons'))
  rmSync(buildFolder, { recursive: true, force: true })
  const programs: string[] = []
  const signing = signingFrom(process.env, targets, process.platform)
  for (const warning of signing.warnings) console.warn(`! ${warning}`)
  // Imported lazily: it takes a second to load, and not every command that imports this file packages something.
  const { build } = await import('electron-builder')
  await build({
    projectDir: root,
    publish: 'never',
    targets: await platformTargets(packaging),
    config: overrides(signing, electronDist, programs),
  })
  const faults = await faultsOf(programs)
  if (faults.length === 0) moveInto(packaging.output)
  return faults
}

async function faultsOf(programs: readonly string[]): Promise<string[]> {
  const asars = globSync('**/{r,R}esources/app.asar', { cwd: buildFolder }).sort()
  const faults = asars.flatMap((asar) =>
    asarFaults(join(buildFolder, asar)).map((fault) => `${asar}: ${fault}`),
  )
  if (programs.length === 0) faults.push('no program was packaged')
  for (const program of programs)
    for (const fault of await fuseFaults(program)) faults.push(`${relative(buildFolder, program)}: ${fault}`)
  return faults
}

function moveInto(output: string): void {
  mkdirSync(output, { recursive: true })
  for (const name of readdirSync(buildFolder)) {
    const [from, to] = [join(buildFolder, name), join(output, name)]
    rmSync(to, { recursive: true, force: true })
    try {
      renameSync(from, to)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
      // macOS bundles contain relative links.
      cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
      rmSync(from, { recursive: true })
    }
  }
}

async function platformTargets({ targets, format }: Packaging) {
  const { Arch, Platform } = await import('electron-builder')
  const platforms = { mac: Platform.MAC, win: Platform.WINDOWS, linux: Platform.LINUX }
  // Without a format, electron-builder.yml decides on targets and architectures.
  const archs = (target: Target) => (target === 'mac' ? [Arch.x64, Arch.arm64] : [Arch.x64])
  const formats = format ? [format] : []
  const wanted = targets.map(
    (target) =>
      [platforms[target], new Map(format ? archs(target).map((arch) => [arch, formats]) : [])] as const,
  )
  return new Map(wanted)
}

function overrides(signing: Signing, electronDist: string | undefined, programs: string[]): Configuration {
  return {
    electronVersion: lockedElectron(),
    directories: { output: buildFolder },
    // Fuses are set after this hook: programs are collected here and checked when everything is built.
    afterPack: async (context) => {
      programs.push(programOf(context))
      await writeUpdateConfig(context)
    },
    ...(electronDist && {
      electronDist: ({ platformName, arch }: { platformName: string; arch: string }) =>
        join(electronDist, `${platformName}-${arch}`),
    }),
    // Setting fuses invalidates Electron's own signature; only a Mac can sign again.
    electronFuses: { ...fuses, resetAdHocDarwinSignature: process.platform === 'darwin' },
    mac: {
      // Apple silicon runs only signed programs; `-` signs ad hoc.
      ...(!signing.mac && { identity: process.platform === 'darwin' ? '-' : null }),
      notarize: signing.notarize,
    },
  }
}

/** The executable that was packed, or a Mac's bundle: what electron-builder sets the fuses of. */
function programOf({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
  const { productFilename } = packager.appInfo
  if (electronPlatformName === 'darwin') return join(appOutDir, `${productFilename}.app`)
  if (electronPlatformName === 'win32') return join(appOutDir, `${productFilename}.exe`)
  return join(appOutDir, (packager as LinuxPackager).executableName)
}
