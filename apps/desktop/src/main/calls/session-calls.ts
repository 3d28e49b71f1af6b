import type { DesktopState } from '@seaport/contract/desktop/ipc.schema'
import type { ProxyLogins } from '@seaport/seat-client/egress/proxy-logins'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import type { Installation } from '../installation.ts'
import type { Calls } from './calls.ts'

/** Login, logout and language; `state` is also what the window is sent when the session changes. */
export function sessionCalls(
  client: SeatClient,
  { version, serverUrl }: Installation,
  proxyLogins: ProxyLogins,
): {
  state(): DesktopState
  calls: Calls<'desktop.state' | 'session.login' | 'session.logout'>
} {
  const state = (): DesktopState => ({ version, server_url: serverUrl, ...client.state() })
  return {
    state,
    calls: {
      'desktop.state': () => state(),
      'session.login': async (credentials) => {
        await proxyLogins.whenLetThrough(() => client.logIn(credentials))
        return state()
      },
      'session.logout': async () => {
        await client.logOut()
        return state()
      },
    },
  }
}
