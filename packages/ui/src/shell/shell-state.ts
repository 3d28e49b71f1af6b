import { storedFlag } from '../storage/stored-atom.ts'

/** Whether the sidebar shows icons only; kept in local storage. */
export const sidebarCollapsedAtom = storedFlag('sidebar-collapsed', false)
