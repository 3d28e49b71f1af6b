/**
 * The networks of accounts. A sandbox network is a simulated one behind the same API shape; it has its own id, so that its people never mix with real
 * ones.
 */
export const networks = {
  x: { brand: 'X', api: 'x', sandbox: false },
  facebook: { brand: 'Facebook', api: 'graph', sandbox: false },
  instagram: { brand: 'Instagram', api: 'graph', sandbox: false },
  x_sandbox: { brand: 'X', api: 'x', sandbox: true },
  facebook_sandbox: { brand: 'Facebook', api: 'graph', sandbox: true },
  instagram_sandbox: { brand: 'Instagram', api: 'graph', sandbox: true },
} as const satisfies Record<
  string,
  { brand: 'X' | 'Facebook' | 'Instagram'; api: 'x' | 'graph'; sandbox: boolean }
>

export type NetworkId = keyof typeof networks

export type Brand = (typeof networks)[NetworkId]['brand']
