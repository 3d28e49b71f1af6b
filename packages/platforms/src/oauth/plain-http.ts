import { isIP } from 'node:net'
import { networks } from '@seaport/contract/kernel/network'
import type { XSettings } from '@seaport/contract/kernel/network-settings.schema'

/** @returns whether tokens may travel without TLS: to a sandbox network, or within this machine */
export function isPlainHttpAllowed({
  network,
  token_url,
}: Pick<XSettings, 'network' | 'token_url'>): boolean {
  return networks[network].sandbox || isLoopback(new URL(token_url).hostname)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
}
