import type { DesktopPlatform } from '@seaport/contract/platform/version.schema'

/** The visitor's platform, as far as the browser reveals it; null = any Mac build, or none. */
export type ClientPlatform =
  | { system: 'mac'; build: 'm1' | 'intel' | null }
  | { system: 'windows'; build: 'windows' }
  | { system: 'other'; build: null }

/** The part of the browser's `navigator` that reveals it; TypeScript does not know `userAgentData` yet. */
export interface Navigator {
  readonly userAgent: string
  readonly maxTouchPoints: number
  readonly userAgentData?: {
    readonly platform: string
    getHighEntropyValues(hints: string[]): Promise<{ architecture?: string }>
  }
}

const OTHER: ClientPlatform = { system: 'other', build: null }

/** Determines the visitor's build. Every Mac has an Intel user agent: only the browser's client hints reveal the chip. */
export async function detectPlatform(navigator: Navigator): Promise<ClientPlatform> {
  const { userAgent, userAgentData, maxTouchPoints } = navigator
  const platform = userAgentData?.platform || platformOf(userAgent, maxTouchPoints)
  if (platform === 'Windows') return { system: 'windows', build: 'windows' }
  if (platform !== 'macOS') return OTHER
  return { system: 'mac', build: (await chipOf(userAgentData)) ?? null }
}

/** iPads call themselves Macs, but Macs have no touch screen. */
function platformOf(userAgent: string, maxTouchPoints: number): string | undefined {
  if (/Windows NT/.test(userAgent)) return 'Windows'
  return /Macintosh/.test(userAgent) && maxTouchPoints <= 1 ? 'macOS' : undefined
}

async function chipOf(data: Navigator['userAgentData']): Promise<'m1' | 'intel' | undefined> {
  // A browser may withhold the hint.
  const { architecture } = (await data?.getHighEntropyValues(['architecture']).catch(() => undefined)) ?? {}
  return architecture === 'arm' ? 'm1' : architecture === 'x86' ? 'intel' : undefined
}

/** The builds to offer first: the visitor's own, or both for a Mac that does not tell its chip. */
export function recommendedBuilds({ system, build }: ClientPlatform): readonly DesktopPlatform[] {
  if (build) return [build]
  return system === 'mac' ? ['m1', 'intel'] : []
}
