import type { Egress } from './egress.ts'

let direct: Promise<typeof fetch> | undefined

/** Both implementations are loaded with the first request. They ignore the environment's proxies, which belong to no account. */
export const nodeEgress: Egress = {
  direct: async (input, init) => {
    direct ??= import('./proxied-fetch.ts').then(({ createDirectFetch }) => createDirectFetch())
    return (await direct)(input, init)
  },
  through: async (proxy) => (await import('./proxied-fetch.ts')).fetchThrough(proxy),
}
