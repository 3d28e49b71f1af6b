import type { Egress } from './egress.ts'

/** Node's own `fetch`, and its HTTP and SOCKS5 agents, which are loaded with the first proxy. */
export const nodeEgress: Egress = {
  direct: (input, init) => fetch(input, init),
  through: async (proxy) => (await import('./proxied-fetch.ts')).fetchThrough(proxy),
}
