import type { SystemConfig } from '@seaport/contract/people/system.schema'
import { isRestricted, type Region, type RegionLookup, resolveRegion } from '@seaport/ui/resolve-region'

/** Local-storage names of the last answer (specification, section 3), and of the moment it came. */
const KEYS = { ip: 'ip', country: 'countryCode', at: 'countryCheckedAt' } as const
/** How long an unrestricted answer is valid; milliseconds. */
const FRESH_MS = 86_400_000

type Place = Pick<Storage, 'getItem' | 'setItem'>

/** The stored answer, if it is still valid; one that restricts is checked again at every start, so that visitors who moved get in. */
export function keptRegion(storage: Place, now: number): Region | undefined {
  const [ip, country] = [storage.getItem(KEYS.ip), storage.getItem(KEYS.country)]
  const age = now - Number(storage.getItem(KEYS.at) ?? Number.NaN)
  if (!ip || !country || !(age >= 0 && age < FRESH_MS)) return undefined
  const region = { ip, country }
  return isRestricted(region) ? undefined : region
}

/** The two lookups as configured; unconfigured ones are skipped. */
export function lookupsOf({ geo }: Pick<SystemConfig, 'geo'>): readonly RegionLookup[] {
  return [
    ...(geo.lookup_url ? [{ url: geo.lookup_url, countryField: 'country_code' } as const] : []),
    ...(geo.fallback_url ? [{ url: geo.fallback_url, countryField: 'country' } as const] : []),
  ]
}

/** The visitor's country: stored, else looked up. Undefined if no lookup knows it. */
export async function findRegion(
  lookups: readonly RegionLookup[],
  storage: Place,
): Promise<Region | undefined> {
  const kept = keptRegion(storage, Date.now())
  if (kept) return kept
  const region = await resolveRegion({ lookups })
  if (!region) return undefined
  storage.setItem(KEYS.ip, region.ip)
  storage.setItem(KEYS.country, region.country)
  storage.setItem(KEYS.at, String(Date.now()))
  return region
}
