import { atom } from 'jotai'

/** Whether the dialog of the own second factor is open: header, palette and personal centre open it. */
export const secondFactorAtom = atom(false)
