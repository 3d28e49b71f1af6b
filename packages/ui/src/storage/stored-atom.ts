import { atom, type WritableAtom } from 'jotai'

export interface StoredOptions<T> {
  /** Reads what was stored; undefined for text that means nothing, and the fallback then holds. */
  parse: (text: string) => T | undefined
  /** The text to store; null forgets the entry. */
  print: (value: T) => string | null
  /** `session` lives as long as the browser tab, `local` (default) as long as the profile. */
  area?: 'local' | 'session'
}

/** An atom that is kept in the browser's storage under `key` and follows changes made by other windows of the same origin. */
export function storedAtom<T>(
  key: string,
  fallback: T,
  { parse, print, area = 'local' }: StoredOptions<T>,
): WritableAtom<T, [T], void> {
  const decode = (text: string | null) => (text === null ? fallback : (parse(text) ?? fallback))
  const base = atom<T>(decode(read(area, key)))
  base.onMount = (set) => {
    const follow = (event: StorageEvent) => {
      if (event.key === key && event.storageArea === storage(area)) set(decode(event.newValue))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }
  return atom(
    (get) => get(base),
    (_get, set, value) => {
      set(base, value)
      write(area, key, print(value))
    },
  )
}

/** A stored choice among fixed words. */
export function storedChoice<const T extends string>(key: string, choices: readonly T[], fallback: T) {
  return storedAtom<T>(key, fallback, {
    parse: (text) => choices.find((choice) => choice === text),
    print: (value) => value,
  })
}

/** A stored yes or no. */
export function storedFlag(key: string, fallback: boolean) {
  return storedAtom<boolean>(key, fallback, {
    parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
    print: String,
  })
}

function storage(area: 'local' | 'session'): Storage | undefined {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return undefined
  }
}

function read(area: 'local' | 'session', key: string): string | null {
  try {
    return storage(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(area: 'local' | 'session', key: string, text: string | null): void {
  try {
    if (text === null) storage(area)?.removeItem(key)
    else storage(area)?.setItem(key, text)
  } catch {
    // Storage full or blocked: the value holds until the page is left.
  }
}
