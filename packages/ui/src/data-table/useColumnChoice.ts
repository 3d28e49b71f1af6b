import { atom, useAtom } from 'jotai'
import { useMemo } from 'react'
import { storedAtom } from '../storage/stored-atom.ts'
import { type ColumnChoice, readChoice } from './columns.ts'

const NOTHING: ColumnChoice = {}

/** Which columns a person wants to see in the table of this name; kept in local storage under `columns-<name>`. */
export function useColumnChoice(
  storageKey: string | undefined,
): [ColumnChoice, (choice: ColumnChoice) => void] {
  const choice = useMemo(
    () =>
      storageKey
        ? storedAtom<ColumnChoice>(`columns-${storageKey}`, NOTHING, {
            parse: readChoice,
            print: (value) => (Object.keys(value).length > 0 ? JSON.stringify(value) : null),
          })
        : atom<ColumnChoice>(NOTHING),
    [storageKey],
  )
  return useAtom(choice as ReturnType<typeof storedAtom<ColumnChoice>>)
}
