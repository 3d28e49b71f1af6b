import type { Egress } from './egress.ts'

/** Node's own `fetch`, and its HTTP and SOCKS5 agents, which are loaded with the first proxy. */
export const nodeEgress: Egress = {
  // Node may be told to send by the environment's proxies: those are no account's.
  direct: async (input, init) =>
    process.env.NODE_USE_ENV_PROXY
      ? (await import('./proxied-fetch.ts')).fetchDirectly(input, init)
      : fetch(input, init),
  through: async (proxy) => (await import('./proxied-fetch.ts')).fetchThrough(proxy),
}
