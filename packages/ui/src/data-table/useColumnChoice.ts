import { atom, useAtom } from 'jotai'
import { useMemo } from 'react'
import { useScopedKey } from '../storage/storage-scope.ts'
import { storedAtom } from '../storage/stored-atom.ts'
import { type ColumnChoice, readChoice } from './columns.ts'

const NOTHING: ColumnChoice = {}

/** Which columns a person wants to see in the table of this name; kept in local storage under `columns-<name>-<person>`. */
export function useColumnChoice(
  storageKey: string | undefined,
): [ColumnChoice, (choice: ColumnChoice) => void] {
  const key = useScopedKey(storageKey && `columns-${storageKey}`)
  const choice = useMemo(
    () =>
      key
        ? storedAtom<ColumnChoice>(key, NOTHING, {
            parse: readChoice,
            print: (value) => (Object.keys(value).length > 0 ? JSON.stringify(value) : null),
          })
        : atom<ColumnChoice>(NOTHING),
    [key],
  )
  return useAtom(choice as ReturnType<typeof storedAtom<ColumnChoice>>)
}
