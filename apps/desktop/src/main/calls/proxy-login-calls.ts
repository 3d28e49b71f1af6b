import { ClientRefused } from '@seaport/seat-client/client-refused'
import type { ProxyLogins } from '@seaport/seat-client/egress/proxy-logins'
import type { Messages } from '@seaport/seat-client/messages'
import type { Calls } from './calls.ts'

/** Calls about proxies that require a login; they work with and without a server. */
export function proxyLoginCalls(
  logins: ProxyLogins,
  messages: Messages,
): Calls<'proxyLogin.state' | 'proxyLogin.give' | 'proxyLogin.ask' | 'proxyLogin.dismiss'> {
  return {
    'proxyLogin.state': () => logins.wanted(),
    'proxyLogin.give': async ({ remember, ...login }) => {
      const fault = await logins.give(login, remember)
      if (fault) throw new ClientRefused(messages, fault === 'login' ? 'proxy_login_wrong' : `way_${fault}`)
      return {}
    },
    'proxyLogin.ask': () => {
      logins.ask()
      return {}
    },
    'proxyLogin.dismiss': () => {
      logins.dismiss()
      return {}
    },
  }
}
