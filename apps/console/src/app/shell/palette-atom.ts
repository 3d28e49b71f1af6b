import { atom } from 'jotai'

/** Whether the command palette is open. */
export const paletteAtom = atom(false)

/** Whether the sheet of shortcuts is open. */
export const shortcutsAtom = atom(false)
