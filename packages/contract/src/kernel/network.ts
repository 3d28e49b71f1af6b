import { z } from 'zod'

/**
 * The networks that an account can be of. A sandbox network is the simulated one behind the same API shape: its own
 * network id, so that its people never mix with real ones (decision 0005).
 */
export const networks = {
  x: { brand: 'X', api: 'x', sandbox: false },
  facebook: { brand: 'Facebook', api: 'graph', sandbox: false },
  instagram: { brand: 'Instagram', api: 'graph', sandbox: false },
  x_sandbox: { brand: 'X', api: 'x', sandbox: true },
} as const satisfies Record<string, { brand: string; api: 'x' | 'graph'; sandbox: boolean }>

export type NetworkId = keyof typeof networks
export const Network = z.enum(Object.keys(networks) as [NetworkId, ...NetworkId[]])

/** Where a network is reached and how its accounts sign in; configuration of the installation, no secrets. */
export const NetworkAddress = z.object({
  network: Network,
  api_base: z.url(),
  web_base: z.url(),
  authorize_url: z.url(),
  token_url: z.url(),
  client_id: z.string(),
  /** Ports of 127.0.0.1 registered as callbacks, tried in order. */
  callback_ports: z.array(z.int()).min(1),
})
export type NetworkAddress = z.infer<typeof NetworkAddress>
