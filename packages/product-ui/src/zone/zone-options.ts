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
  const words = [older.replaceAll('_', ' '), cityNames[id] ?? '', countryName(locale, id), id]
  return { value: id, label: id.replaceAll('_', ' '), keywords: words.join(' ') }
}

/** "Vietnam Time", "越南时间": the country for zones that are the only one of theirs. */
function countryName(locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
