import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { damages } from './damage.ts'
import { weatherNames } from './weather.ts'

/** A fault that a test orders for requests of some endpoints. */
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
  /** Number of requests that get the fault; without it, all until the fault is removed. */
  times: z.int().positive().optional(),
  /** Requests to let through before the first one. */
  skip: z.int().nonnegative().default(0),
  /** Milliseconds. `slow`: the delay, unless the fault is removed before. `rate_limit`: until the reset that it announces. */
  ms: z.int().nonnegative().optional(),
  /** Status of `server_error` and `answer`. */
  status: z.int().min(200).max(599).default(500),
  /** Body of `answer`, sent with `status`: any error of any surface. */
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Kind of `weather`. */
  name: z.enum(weatherNames).optional(),
  /** Kind of `damage`: to a list's first row, or beside its rows. */
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
  /** The fault for this request, if any; it is counted as used. */
  meet(endpoint: string): Fault | undefined
  /** Waits out a slow fault, or until it is removed. */
  linger(fault: Fault): Promise<void>
  list(): Fault[]
  /** Removes one fault, or all. */
  remove(id?: number): void
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

const pattern = (route: string) => new RegExp(`^${escaped(route).replaceAll('*', '.*')}$`)

/** Faults in the order in which they were made: the first match applies. */
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
