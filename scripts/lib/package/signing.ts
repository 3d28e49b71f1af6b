/** Systems that clients are packaged for. */
export const targets = ['mac', 'win', 'linux'] as const
export type Target = (typeof targets)[number]

/** What can be signed with the credentials in the environment. */
export interface Signing {
  mac: boolean
  notarize: boolean
  win: boolean
  /** One line for each missing credential. */
  warnings: string[]
}

const has = (env: NodeJS.ProcessEnv, ...names: string[]) => names.every((name) => !!env[name])

/** Whether the build will be signed and notarised, by the variables that electron-builder reads. */
export function signingFrom(
  env: NodeJS.ProcessEnv,
  wanted: readonly Target[],
  system: NodeJS.Platform,
): Signing {
  const warnings: string[] = []
  const mac = system === 'darwin' && (has(env, 'CSC_LINK') || has(env, 'CSC_NAME'))
  const notarize =
    mac &&
    (has(env, 'APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER') ||
      has(env, 'APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'))
  const win = has(env, 'WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD')
  if (wanted.includes('mac') && !mac)
    warnings.push(
      system === 'darwin'
        ? 'macOS: not signed (CSC_LINK or CSC_NAME is not set). Such a client runs on this Mac only and can’t update itself.'
        : 'macOS: not signed (that needs a Mac). Such a client starts nowhere but for tests.',
    )
  if (wanted.includes('mac') && mac && !notarize)
    warnings.push(
      'macOS: not notarised (APPLE_API_KEY, APPLE_API_KEY_ID and APPLE_API_ISSUER are not set). Gatekeeper will refuse it on other Macs.',
    )
  if (wanted.includes('win') && !win)
    warnings.push(
      'Windows: not signed (WIN_CSC_LINK and WIN_CSC_KEY_PASSWORD are not set). SmartScreen will warn of it.',
    )
  return { mac, notarize, win, warnings }
}
