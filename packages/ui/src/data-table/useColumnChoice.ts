import { atom, useAtom } from 'jotai'
import { useMemo } from 'react'
import { useScopedKey } from '../storage/storage-scope.ts'
import { storedAtom } from '../storage/stored-atom.ts'
import { type ColumnVisibility, parseColumnVisibility } from './columns.ts'

const NOTHING: ColumnVisibility = {}

/** Which columns a person wants to see in the table of this name; kept in local storage under `columns-<name>-<person>`. */
export function useColumnChoice(
  storageKey: string | undefined,
): [ColumnVisibility, (choice: ColumnVisibility) => void] {
  const key = useScopedKey(storageKey && `columns-${storageKey}`)
  const choice = useMemo(
    () =>
      key
        ? storedAtom<ColumnVisibility>(key, NOTHING, {
            deserialize: parseColumnVisibility,
            serialize: (value) => (Object.keys(value).length > 0 ? JSON.stringify(value) : null),
          })
        : atom<ColumnVisibility>(NOTHING),
    [key],
  )
  return useAtom(choice as ReturnType<typeof storedAtom<ColumnVisibility>>)
}
