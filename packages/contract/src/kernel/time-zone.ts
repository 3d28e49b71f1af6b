/** Zones renamed by IANA that runtimes (ICU) still list under the older name: the older name, then the current one (tzdata, file `backward`). */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Three-letter links in tzdata. Runtimes know more, most of them ambiguous: CST, IST and BST also mean China, Israel and Britain. */
const shortLinks = new Set('UTC GMT UCT PRC ROC ROK EST MST HST CET MET EET WET'.split(' '))

/** @returns the current id of a zone, given by any of its names; null = the runtime does not know the zone */
export function zoneOf(name: string): string | null {
  const text = name.trim().replaceAll(' ', '_')
  // Runtimes also accept bare offsets, which have no daylight saving time.
  if (/^[+-]|^SystemV\//i.test(text)) return null
  if (/^[a-z]{3}$/i.test(text) && !shortLinks.has(text.toUpperCase())) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
    return renamed[timeZone] ?? timeZone
  } catch {
    return null
  }
}

/** Areas of IANA's zones, to which new ones are added every year or two. */
const area = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]/

/**
 * The zone in which a reader is answered: browsers tell what their system has. A bare offset holds for reading, and a zone that only a newer runtime
 * knows becomes UTC, because an answer with other midnights is better than none.
 * @returns null = it is no zone
 */
export function readerZoneOf(name: string): string | null {
  if (/^[+-](?:0\d|1[0-4]):(?:00|15|30|45)$/.test(name)) return isKnown(name) ? name : 'UTC'
  return zoneOf(name) ?? (area.test(name) ? 'UTC' : null)
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** A zone in a list to choose from. */
export interface ZoneChoice {
  /** Current id. */
  id: string
  /** The older name that runtimes may use; empty for most. */
  older: string
}

/** @returns UTC and every zone that the runtime knows, sorted by id */
export function allZones(): ZoneChoice[] {
  const olderOf = new Map(Object.entries(renamed).map(([older, id]) => [id, older]))
  const ids = new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone)])
  return [...ids].sort().map((id) => ({ id, older: olderOf.get(id) ?? '' }))
}
