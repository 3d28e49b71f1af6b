import { allZones } from '@seaport/contract/kernel/time-zone'
import type { Option } from '@seaport/ui/select-field'
import { cityNames } from './city-names.ts'

/** By language: building the names of four hundred zones takes tens of milliseconds. */
const known = new Map<string, Option[]>()

/** @returns every zone, and the chosen one if it is missing, such as the link US/Pacific */
export function zoneOptions(locale: string, chosen: string): readonly Option[] {
  const options = known.get(locale) ?? allZones().map(({ id, older }) => optionOf(locale, id, older))
  known.set(locale, options)
  const isListed = chosen === '' || options.some(({ value }) => value === chosen)
  return isListed ? options : [...options, optionOf(locale, chosen, '')]
}

function optionOf(locale: string, id: string, older: string): Option {
  const words = [older.replaceAll('_', ' '), cityNames[id] ?? '', ...nowIn(locale, id), id]
  return { value: id, label: id.replaceAll('_', ' '), keywords: words.join(' ') }
}

/**
 * @returns the country of zones that are the only one of theirs, as "Vietnam Time" or "越南时间", and what the clock is ahead of UTC today, as "UTC+7 GMT+7 UTC+07:00 GMT+07:00". From
 * one formatter, since making it is what costs time.
 */
function nowIn(locale: string, timeZone: string): string[] {
  const now = Math.floor(Date.now() / MINUTE) * MINUTE
  const parts = clockIn(locale, timeZone)?.formatToParts(now)
  if (!parts) return []
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const [year = 0, month = 1, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((name) =>
    Number(part(name)),
  )
  const ahead = (Date.UTC(year, month - 1, day, hour, minute) - now) / MINUTE
  const sign = ahead < 0 ? '-' : '+'
  const clock = `${Math.floor(Math.abs(ahead) / 60)}:${String(Math.abs(ahead) % 60).padStart(2, '0')}`
  const offsets = [clock.replace(/:00$/, ''), clock.padStart('00:00'.length, '0')]
  return [
    part('timeZoneName'),
    ...offsets.flatMap((offset) => [`UTC${sign}${offset}`, `GMT${sign}${offset}`]),
  ]
}

/** @returns undefined for a zone that the server knows and an older browser does not */
function clockIn(locale: string, timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, {
      ...{ timeZone, timeZoneName: 'shortGeneric', hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    })
  } catch {
    return undefined
  }
}

const MINUTE = 60_000
