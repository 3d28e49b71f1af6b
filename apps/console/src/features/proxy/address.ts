import { hostAndPort } from '@seaport/contract/address/proxy-address'
import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import type { Format } from '@seaport/i18n/format'

/** The full address for other programs; without the password, which a console never has. */
export function fullAddressOf({
  scheme,
  username,
  ...place
}: Pick<ProxyEntry, 'scheme' | 'username' | 'ip' | 'port'>): string {
  return `${scheme}://${username && `${encodeURIComponent(username)}@`}${hostAndPort(place)}`
}

/** Exit address and country of a proxy, by the country's name; null = no check has found them. */
export function exitOf(
  { exit_address, exit_country }: Pick<ProxyEntry, 'exit_address' | 'exit_country'>,
  { region }: Pick<Format, 'region'>,
): string | null {
  return exit_address && exit_country ? `${exit_address} · ${region(exit_country)}` : exit_address
}
