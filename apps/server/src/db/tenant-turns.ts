import { AsyncLocalStorage } from 'node:async_hooks'
import { ConnectionLost } from './faults.ts'

/** Whom statements are run for. */
interface Caller {
  tenantId: string
  /** Aborted once nobody waits for what is read. */
  gone: AbortSignal | undefined
}

const current = new AsyncLocalStorage<Caller | undefined>()

/**
 * Runs work for a tenant: its statements take connections from that tenant's share.
 * @param gone ends what is read for a caller who is gone; only for work that writes nothing
 */
export function forTenant<T>(tenantId: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
  return current.run({ tenantId, gone }, work)
}

/** @returns a signal that is aborted once nobody waits for what is read */
export function callerGone(): AbortSignal | undefined {
  return current.getStore()?.gone
}

/** Runs work that several tenants wait for, so that it waits for no tenant's share. */
export function forEverybody<T>(work: () => Promise<T>): Promise<T> {
  return current.run(undefined, work)
}

/** @returns a function that runs work for whom this is called for, also from a stream or timer that knows of nobody */
export function forSameTenant(): <T>(work: () => T) => T {
  return AsyncLocalStorage.snapshot()
}

interface Share {
  taken: number
  waiting: Set<() => void>
}

/**
 * Bounds how many connections of a pool the requests of one tenant hold at a time: its slow searches, and its changes that wait for each other's locks, leave
 * connections for everybody else.
 */
export class TenantTurns {
  readonly #each: number
  readonly #waitMs: number
  readonly #shares = new Map<string, Share>()

  /**
   * @param each connections of one tenant
   * @param waitMs how long a call waits for one, in milliseconds
   */
  constructor(each: number, waitMs: number) {
    this.#each = each
    this.#waitMs = waitMs
  }

  /** @returns a function that gives the turn back @throws ConnectionLost when none was free in time */
  async take(): Promise<() => void> {
    const tenant = current.getStore()?.tenantId
    if (tenant === undefined) return () => undefined
    const share = this.#shares.get(tenant) ?? { taken: 0, waiting: new Set() }
    this.#shares.set(tenant, share)
    if (share.taken < this.#each) share.taken += 1
    else await this.#wait(share)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#pass(tenant, share)
    }
  }

  #wait({ waiting }: Share): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(new ConnectionLost('Too many statements of one tenant wait'))
      }, this.#waitMs)
      waiting.add(begin)
    })
  }

  /** Hands a turn to the tenant's next call. */
  #pass(tenant: string, share: Share): void {
    const [next] = share.waiting
    if (next) next()
    else share.taken -= 1
    if (share.taken === 0) this.#shares.delete(tenant)
  }
}
