import type { NetworkAddress } from '@seaport/contract/kernel/network'
import type { Env } from '../../../kernel/env.ts'

/** Ports of 127.0.0.1 on which the desktop waits for the end of a sign-in; an app at a network registers all three as callbacks. */
const CALLBACK_PORTS = [47821, 47822, 47823]

/** @returns the networks that this installation is set up for: clients offer these and no others */
export function configuredNetworks({ sandboxPort, xClientId }: Env): NetworkAddress[] {
  const list: NetworkAddress[] = []
  if (xClientId !== null) {
    list.push({
      network: 'x',
      api_base: 'https://api.x.com',
      web_base: 'https://x.com',
      authorize_url: 'https://x.com/i/oauth2/authorize',
      token_url: 'https://api.x.com/2/oauth2/token',
      client_id: xClientId,
      callback_ports: CALLBACK_PORTS,
    })
  }
  if (sandboxPort !== null) {
    const base = `http://127.0.0.1:${sandboxPort}`
    list.push({
      network: 'x_sandbox',
      api_base: base,
      web_base: base,
      authorize_url: `${base}/i/oauth2/authorize`,
      token_url: `${base}/2/oauth2/token`,
      client_id: 'demo-client',
      callback_ports: CALLBACK_PORTS,
    })
  }
  return list
}
