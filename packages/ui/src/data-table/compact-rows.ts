import { storedFlag } from '../storage/stored-atom.ts'

/** Whether lists show more rows, each on one line; kept in local storage, for all lists. */
export const compactRowsAtom = storedFlag('compact-rows', false)
