import { useAtom } from 'jotai'
import { useScopedKey } from '../storage/storage-scope.ts'
import { storedFlag } from '../storage/stored-atom.ts'

const made = new Map<string, ReturnType<typeof storedFlag>>()

/**
 * Whether a single key is a shortcut, as a person has chosen. Who speaks to the computer, or hits keys unmeant, starts things by them (WCAG 2.1.4).
 * Kept in local storage under `letter-keys-<person>`, and shared by all that listens in the window.
 */
export function useLetterKeys(): [boolean, (on: boolean) => void] {
  const key = useScopedKey('letter-keys')
  const flag = made.get(key) ?? storedFlag(key, true)
  made.set(key, flag)
  return useAtom(flag)
}
