import { collectDefaultMetrics, Registry } from 'prom-client'

let registry: Registry | undefined

/** @returns event loop, memory, garbage collection and processor time of this process; measured once, however many servers it runs */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
  }
  return registry
}
