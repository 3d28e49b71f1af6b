import { localStore, sessionStore } from '@seaport/i18n/storage'
import { atom, type WritableAtom } from 'jotai'

export interface StoredOptions<T> {
  /** Parses the stored text; undefined = use the fallback. */
  deserialize: (text: string) => T | undefined
  /** The text to store; null removes the entry. */
  serialize: (value: T) => string | null
  /** `session` lives as long as the browser tab, `local` (default) as long as the profile. */
  area?: 'local' | 'session'
}

/** An atom that is persisted in the browser's storage under `key` and follows changes made by other windows of the same origin. */
export function storedAtom<T>(
  key: string,
  fallback: T,
  { deserialize, serialize, area = 'local' }: StoredOptions<T>,
): WritableAtom<T, [T], void> {
  const store = area === 'local' ? localStore : sessionStore
  const decode = (text: string | null) => (text === null ? fallback : (deserialize(text) ?? fallback))
  const base = atom<T>(decode(store.getItem(key)))
  base.onMount = (set) => {
    const follow = (event: StorageEvent) => {
      if (event.key === key && store.isOf(event)) set(decode(event.newValue))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }
  return atom(
    (get) => get(base),
    (_get, set, value) => {
      set(base, value)
      const text = serialize(value)
      if (text === null) store.removeItem(key)
      else store.setItem(key, text)
    },
  )
}

/** A stored choice among fixed values. */
export function storedChoice<const T extends string>(key: string, choices: readonly T[], fallback: T) {
  return storedAtom<T>(key, fallback, {
    deserialize: (text) => choices.find((choice) => choice === text),
    serialize: (value) => value,
  })
}

/** A stored boolean. */
export function storedFlag(key: string, fallback: boolean) {
  return storedAtom<boolean>(key, fallback, {
    deserialize: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
    serialize: String,
  })
}
