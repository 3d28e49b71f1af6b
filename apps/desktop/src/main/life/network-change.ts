import { networkInterfaces } from 'node:os'

const LOOK_MS = 5_000

/**
 * Reports when this computer's addresses change: another network, or a VPN that came or went.
 * @param addresses of this computer, in one text; empty = no network
 * @returns a function that stops it
 */
export function watchNetwork(onChange: () => void, addresses: () => string = ownAddresses): () => void {
  let last = addresses()
  const timer = setInterval(() => {
    const current = addresses()
    if (current === last) return
    last = current
    if (current !== '') onChange()
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function ownAddresses(): string {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .flatMap(({ internal, address }) => (internal ? [] : [address]))
    .sort()
    .join(' ')
}
