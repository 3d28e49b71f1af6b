import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { toTag } from '@seaport/i18n/lang'
import { translatePlace } from '@seaport/i18n/server'
import ipaddr from 'ipaddr.js'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { lazily } from '../../../kernel/lazily.ts'

/** The package's data on a network: only a country code. */
type Known = CountryResponse & { country_code?: string }

const data = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** The data is 8 MB: read with the first address, kept from then on. */
const openReader = lazily(
  async () => new Reader<Known>(await readFile(fileURLToPath(import.meta.resolve(data)))),
)

/** @returns the country that an address is used in, as ISO 3166-1 alpha-2; empty = unknown, or no public address */
export async function countryOf(ip: string): Promise<string> {
  if (kindOf(ip) !== 'public') return ''
  return (await openReader()).get(ipaddr.process(ip).toString())?.country_code ?? ''
}

/** @returns where an address is, for people: the country, or that it belongs to the local network; empty = unknown */
export function placeOf(ip: string, country: string, locale: Locale): string {
  if (country) return countryNames(locale).of(country) ?? country
  return kindOf(ip) === 'local' ? translatePlace(locale, 'local_network') : ''
}

const names = new Map<Locale, Intl.DisplayNames>()
function countryNames(locale: Locale): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames(toTag(locale), { type: 'region' })
  names.set(locale, known)
  return known
}

const localRanges = ['private', 'loopback', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']

function kindOf(ip: string): 'public' | 'local' | 'none' {
  if (!ipaddr.isValid(ip)) return 'none'
  const range = ipaddr.process(ip).range()
  if (range === 'unicast') return 'public'
  return localRanges.includes(range) ? 'local' : 'none'
}
