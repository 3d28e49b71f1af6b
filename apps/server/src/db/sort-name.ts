import { sortKey } from '@seaport/contract/kernel/fold'
import type { Generated } from 'kysely'

/** A table whose lists can be sorted by a name. */
export interface SortedByName {
  /** `sortKey` of the name, the same order on both databases; what writes the name writes it. */
  sort_name: Generated<string>
}

/** @returns the column that follows a name; nothing where the name does not change */
export function sortName(name: string | undefined): { sort_name?: string } {
  return name === undefined ? {} : { sort_name: sortKey(name) }
}
