/// <reference path="./proxy-from-env.d.ts" />
import { proxyOf, type ServerRoute } from '@seaport/seat-client/egress/server-routes'
import { getProxyForUrl } from 'proxy-from-env'
import { SettingsError } from './settings.ts'

/**
 * The route that HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY name for an address, in small or capital letters.
 * @throws SettingsError where they name no proxy that is known here; nothing is sent past it
 */
export function routesFromEnvironment(url: string): readonly ServerRoute[] {
  const address = getProxyForUrl(url)
  if (address === '') return ['direct']
  const proxy = proxyOf(address)
  if (!proxy)
    throw new SettingsError(
      'The proxy in HTTPS_PROXY, HTTP_PROXY or ALL_PROXY is no http, https or socks5 address',
    )
  return [proxy]
}
