/** Names of the networks: the same in every language. */
export const NETWORKS = ['X', 'Facebook', 'Instagram'] as const

/** The networks as a choice. */
export const networkOptions = NETWORKS.map((name) => ({ value: name, label: name }))
