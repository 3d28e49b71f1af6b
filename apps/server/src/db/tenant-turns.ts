import { AsyncLocalStorage } from 'node:async_hooks'
import { ConnectionLost } from './faults.ts'

/** The tenant that statements are run for. */
interface Caller {
  tenantId: string
  /** Aborted when the caller is gone. */
  gone: AbortSignal | undefined
}

const current = new AsyncLocalStorage<Caller | undefined>()

/**
 * Runs work for a tenant: its statements take connections from that tenant's share.
 * @param gone cancels reads when the caller is gone; only for work that writes nothing
 */
export function forTenant<T>(tenantId: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
  return current.run({ tenantId, gone }, work)
}

/** @returns a signal that is aborted when the caller is gone */
export function callerGone(): AbortSignal | undefined {
  return current.getStore()?.gone
}

/** Runs work shared by several tenants, so that it waits for no tenant's share. */
export function forEverybody<T>(work: () => Promise<T>): Promise<T> {
  return current.run(undefined, work)
}

/** @returns a function that runs work for the current tenant, also from a stream or timer without one */
export function forSameTenant(): <T>(work: () => T) => T {
  return AsyncLocalStorage.snapshot()
}

interface Share {
  taken: number
  waiting: Set<() => void>
}

/**
 * Limits the connections of a pool that requests of one tenant hold at a time: its slow searches, and its changes that wait for each other's locks,
 * leave connections for everybody else.
 */
export class TenantTurns {
  readonly #each: number
  readonly #waitMs: number
  readonly #shares = new Map<string, Share>()

  /**
   * @param each maximum connections of one tenant
   * @param waitMs timeout of a call that waits for one, in milliseconds
   */
  constructor(each: number, waitMs: number) {
    this.#each = each
    this.#waitMs = waitMs
  }

  /** @returns a function that releases the turn @throws ConnectionLost if none was free in time */
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

  /** Gives a turn to the tenant's next call. */
  #pass(tenant: string, share: Share): void {
    const [next] = share.waiting
    if (next) next()
    else share.taken -= 1
    if (share.taken === 0) this.#shares.delete(tenant)
  }
}
