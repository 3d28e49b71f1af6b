import { atom } from 'jotai'

/** Whether the dialog for the user's own password is open: header, palette and personal centre open it. */
export const changingPasswordAtom = atom(false)
