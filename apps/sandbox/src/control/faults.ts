import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { damages } from './damage.ts'
import { weatherNames } from './weather.ts'

/** A fault that shall happen on requests of some endpoints. */
export const FaultWish = z.strictObject({
  /** `METHOD /pattern` as in the counters; `*` stands for anything: `GET /2/*`, `*`. */
  route: z.string().min(1),
  kind: z.enum([
    'rate_limit',
    'usage_cap',
    'credits',
    'access_level',
    'server_error',
    'gateway_page',
    'expired_token',
    'slow',
    'cut',
    'truncate',
    'account_suspended',
    'account_locked',
    'unavailable',
    'answer',
    'weather',
    'damage',
  ]),
  /** How often; without it, until it is removed. */
  times: z.int().positive().optional(),
  /** Requests to let through before the first one. */
  skip: z.int().nonnegative().default(0),
  /** `slow`: how long, unless it is removed before. `rate_limit`: until the reset it announces. Milliseconds. */
  ms: z.int().nonnegative().optional(),
  /** `server_error` and `answer`: which one. */
  status: z.int().min(200).max(599).default(500),
  /** `answer`: what is said instead, with `status`: any error of any surface. */
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** `weather`: which one. */
  name: z.enum(weatherNames).optional(),
  /** `damage`: of a list's first row, or beside its rows. */
  damage: z.enum(damages).default('null_row'),
  /**
   * `slow` and `cut`: before the request does anything, or after it was done, when only the answer is lost; `head`: `cut` within the answer's head.
   * `truncate` cuts within its body.
   */
  when: z.enum(['before', 'after', 'head']).default('before'),
})

export interface Fault extends z.infer<typeof FaultWish> {
  id: number
  happened: number
}

export interface Faults {
  add(wish: z.infer<typeof FaultWish>): Fault
  /** The fault that this request meets, if any; it counts as happened. */
  meet(endpoint: string): Fault | undefined
  /** Waits for as long as a slow one lasts, or until it is removed. */
  linger(fault: Fault): Promise<void>
  list(): Fault[]
  /** Removes one, or all. */
  remove(id?: number): void
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

const pattern = (route: string) => new RegExp(`^${escaped(route).replaceAll('*', '.*')}$`)

/** Faults in the order of their making: the first that fits is met. */
export function createFaults(): Faults {
  let lastId = 0
  let faults: (Fault & { fits: RegExp })[] = []
  const removals = new Map<number, AbortController>()

  const bare = ({ fits: _, ...fault }: Fault & { fits: RegExp }): Fault => fault

  function meet(endpoint: string): Fault | undefined {
    for (const fault of faults) {
      if (!fault.fits.test(endpoint)) continue
      if (fault.skip > 0) {
        fault.skip -= 1
        continue
      }
      if (fault.times !== undefined && fault.happened >= fault.times) continue
      fault.happened += 1
      return fault
    }
    return undefined
  }

  return {
    meet,
    add(wish) {
      lastId += 1
      const fault = { ...wish, id: lastId, happened: 0, fits: pattern(wish.route) }
      faults.push(fault)
      removals.set(fault.id, new AbortController())
      return bare(fault)
    },
    async linger({ id, ms = 1000 }) {
      const signal = removals.get(id)?.signal
      await pause(ms, undefined, signal && { signal }).catch(() => undefined)
    },
    list: () => faults.map(bare),
    remove(id) {
      for (const fault of faults) if (id === undefined || fault.id === id) removals.get(fault.id)?.abort()
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id)
    },
  }
}
