/** Zones that IANA renamed and that runtimes (ICU) still list by the older name: the older name and today's (tzdata, file `backward`). */
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

/** Links of three letters in tzdata. Runtimes know more, of which most mean several zones: CST, IST and BST are also those of China, Israel and Britain. */
const shortLinks = new Set('UTC GMT UCT PRC ROC ROK EST MST HST CET MET EET WET'.split(' '))

/** @returns today's id of a zone, given by whatever name; null = the runtime knows no such zone */
export function zoneOf(name: string): string | null {
  const text = name.trim().replaceAll(' ', '_')
  // Runtimes also take bare offsets, which may lie at any minute and know no summer.
  if (/^[+-]|^SystemV\//i.test(text)) return null
  if (/^[a-z]{3}$/i.test(text) && !shortLinks.has(text.toUpperCase())) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
    return renamed[timeZone] ?? timeZone
  } catch {
    return null
  }
}

/** A zone as it is chosen from a list. */
export interface ZoneChoice {
  /** Today's id. */
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
