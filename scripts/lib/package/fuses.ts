import { FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses'

/** Electron's security fuses, in electron-builder's names. They prevent that the program is started as plain Node or with other code. */
export const fuses = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
} as const

/**
 * Compares the fuses of a packaged program with the configured ones.
 * @param program the executable, or a Mac's `.app`
 * @returns what differs, one line each
 */
export async function fuseFaults(program: string): Promise<string[]> {
  const wire = await getCurrentFuseWire(program).catch(String)
  if (typeof wire === 'string') return [`its fuses can't be read: ${wire}`]
  if (wire.version !== FuseVersion.V1) return [`its fuses are of version ${wire.version}, which is not known`]
  return Object.entries(fuses).flatMap(([name, on]) => {
    const state = wire[fuseNumber(name)]
    const wanted = on ? FuseState.ENABLE : FuseState.DISABLE
    return state === wanted ? [] : `fuse ${name}: ${nameOf(state)} instead of ${nameOf(wanted)}`
  })
}

/** electron-builder writes the library's names with a lower-case first letter. */
function fuseNumber(name: string): FuseV1Options {
  return FuseV1Options[(name.charAt(0).toUpperCase() + name.slice(1)) as keyof typeof FuseV1Options]
}

const nameOf = (state: FuseState | undefined) =>
  state === undefined ? 'missing' : (FuseState[state] ?? String(state))
