import { atom } from 'jotai'

/** Whether the command palette is open. */
export const paletteAtom = atom(false)

/** What is typed in the palette, the keys pressed while its code is loading included. */
export const paletteTextAtom = atom('')

/** Whether the sheet of shortcuts is open. */
export const shortcutsAtom = atom(false)
