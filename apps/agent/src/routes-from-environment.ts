/// <reference path="./proxy-from-env.d.ts" />
import { proxyOf, type ServerRoute } from '@seaport/seat-client/egress/server-routes'
import { getProxyForUrl } from 'proxy-from-env'
import { SettingsError } from './settings.ts'

/**
 * The route from HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY for an address, in lower or upper case.
 * @throws SettingsError for an unsupported proxy; nothing is sent around it
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
