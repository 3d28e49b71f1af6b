import { BlockList, isIP } from 'node:net'
import { proxyOf, type ServerRoute } from '@seaport/seat-client/egress/server-routes'
import { SettingsError } from './settings.ts'

const ports: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/**
 * The route from HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY for an address, in lower or upper case, as curl reads them: a proxy without a scheme
 * is an HTTP proxy, and a domain in NO_PROXY stands for the hosts below it too.
 * @throws SettingsError for an unsupported proxy; nothing is sent around it
 */
export function routesFromEnvironment(url: string): readonly ServerRoute[] {
  const { protocol, hostname, port } = new URL(url)
  const address = variable(`${protocol.slice(0, -1)}_proxy`) || variable('all_proxy')
  const host = withoutBrackets(hostname)
  const isLeftOut = variable('no_proxy')
    .toLowerCase()
    .split(/[\s,;]+/)
    .some((entry) => isFor(entry, host, port || ports[protocol] || ''))
  if (address === '' || isLeftOut) return ['direct']
  const proxy = proxyOf(address.includes('://') ? address : `http://${address}`)
  if (!proxy)
    throw new SettingsError(
      'The proxy in HTTPS_PROXY, HTTP_PROXY or ALL_PROXY is no http, https or socks5 address',
    )
  return [proxy]
}

function variable(name: string): string {
  return (process.env[name] || process.env[name.toUpperCase()] || '').trim()
}

const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, '$1')

/** @returns whether an entry of NO_PROXY is for a host: a domain, an address or a network, with or without a port, or `*` */
function isFor(entry: string, host: string, port: string): boolean {
  const [, named = '', ownPort = port] = isIP(entry) ? ['', entry] : (/^(.*?)(?::(\d+))?$/.exec(entry) ?? [])
  if (named === '' || ownPort !== port) return false
  if (named === '*') return true
  const name = withoutBrackets(named)
  if (isIP(host)) return isInNetwork(host, name)
  const domain = name.replace(/^\*?\./, '')
  return host === domain || host.endsWith(`.${domain}`)
}

function isInNetwork(address: string, network: string): boolean {
  const [base = '', bits] = network.split('/')
  const family = isIP(base)
  const longest = family === 4 ? 32 : 128
  const length = bits === undefined ? longest : Number(bits)
  if (family === 0 || !(length >= 0 && length <= longest)) return false
  const list = new BlockList()
  list.addSubnet(base, length, family === 4 ? 'ipv4' : 'ipv6')
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}
