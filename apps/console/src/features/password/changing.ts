import { atom } from 'jotai'

/** Whether the dialog that changes the own password is open: header, palette and personal centre open it. */
export const changingPasswordAtom = atom(false)
