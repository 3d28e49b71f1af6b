/** A visitor's region, from a public geo-IP service. */
export interface Region {
  ip: string
  /** Two capital letters. */
  country: string
}

/** A public service that answers with the caller's address and country, and the name under which it gives the country. */
export interface RegionLookup {
  url: string
  countryField: 'country_code' | 'country'
}

export interface ResolveRegionOptions {
  /** Tried in order until one answers. */
  lookups: readonly RegionLookup[]
  /** How long each may take, in milliseconds; 6000 (specification, section 9). */
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

const TIMEOUT = 6000

/** Looks up the visitor's region; undefined if no service gave a usable answer, which restricts nothing. */
export async function resolveRegion(options: ResolveRegionOptions): Promise<Region | undefined> {
  for (const lookup of options.lookups) {
    const region = await ask(lookup, options)
    if (region) return region
  }
  return undefined
}

/** Whether the notice is due. */
export function isRestricted(region: Region | undefined): boolean {
  return region?.country === 'CN'
}

async function ask(
  lookup: RegionLookup,
  { timeoutMs = TIMEOUT, fetch = globalThis.fetch }: ResolveRegionOptions,
): Promise<Region | undefined> {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), timeoutMs)
  try {
    const answer = await fetch(lookup.url, {
      signal: end.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    return answer.ok ? readRegion(await answer.json(), lookup.countryField) : undefined
  } catch {
    // Unreachable, too slow, or not JSON: try the next one.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function readRegion(answer: unknown, countryField: RegionLookup['countryField']): Region | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { ip, [countryField]: country } = answer as Record<string, unknown>
  if (typeof ip !== 'string' || ip === '' || typeof country !== 'string') return undefined
  const code = country.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? { ip, country: code } : undefined
}
