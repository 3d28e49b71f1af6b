import { sortKey } from '@seaport/contract/kernel/fold'
import type { Generated } from 'kysely'

/** A table with lists that can be sorted by a name. */
export interface SortedByName {
  /** `sortKey` of the name, in the same order on both databases; every statement that writes the name writes it. */
  sort_name: Generated<string>
}

/** @returns the sort key column for a name; nothing if the name does not change */
export function sortName(name: string | undefined): { sort_name?: string } {
  return name === undefined ? {} : { sort_name: sortKey(name) }
}
