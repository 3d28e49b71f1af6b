import type { SetAsideStore } from '@seaport/contract/desktop/ipc-life.schema'
import type { Logger } from '@seaport/seat-client/logger'

/** Stores that could not be read at this start, until the notice is dismissed. */
export class SetAsideStores {
  readonly #log: Logger
  #stores: readonly SetAsideStore[] = []
  #listener: ((stores: SetAsideStore[]) => void) | undefined

  constructor(log: Logger) {
    this.#log = log
  }

  add(store: SetAsideStore): void {
    this.#log.error('store could not be read and was set aside', { ...store })
    this.#change([...this.#stores, store])
  }

  list(): SetAsideStore[] {
    return [...this.#stores]
  }

  dismiss(): void {
    this.#change([])
  }

  onChange(listener: (stores: SetAsideStore[]) => void): void {
    this.#listener = listener
  }

  #change(stores: readonly SetAsideStore[]): void {
    this.#stores = stores
    this.#listener?.(this.list())
  }
}
