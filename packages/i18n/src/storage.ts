/** What the browser stores under names; texts only. */
export interface BrowserStore {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
  /** Whether a `storage` event is about this store. */
  isOf(event: StorageEvent): boolean
}

type Area = 'localStorage' | 'sessionStorage'

/**
 * A store that never throws. Values that the browser refuses to store, because cookies are blocked or its space is used up, are kept in memory for
 * the life of the page.
 */
function createStore(area: Area): BrowserStore {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? attempt(area, (storage) => storage.getItem(key)) ?? null,
    setItem(key, text) {
      const isStored = attempt(area, (storage) => {
        storage.setItem(key, text)
        return true
      })
      if (isStored) memory.delete(key)
      else memory.set(key, text)
    },
    removeItem(key) {
      memory.delete(key)
      attempt(area, (storage) => storage.removeItem(key))
    },
    isOf: ({ storageArea }) => attempt(area, (storage) => storage === storageArea) ?? false,
  }
}

/** Reading the property itself throws where storage is blocked. */
function attempt<T>(area: Area, access: (storage: Storage) => T): T | undefined {
  try {
    return access(globalThis[area])
  } catch {
    return undefined
  }
}

/** Kept as long as the browser's profile. */
export const localStore = createStore('localStorage')

/** Kept as long as the tab. */
export const sessionStore = createStore('sessionStorage')

/** Whether the browser blocks storage for this site: nothing outlives the page then, a login least of all. */
export const isStorageBlocked = (): boolean =>
  attempt('localStorage', (storage) => storage.getItem('') !== undefined) !== true
