import { atom } from 'jotai'

/** Whether the visitor is in a restricted region: the notice then stands instead of the screens, which would go on asking the server behind it. */
export const restrictedAtom = atom(false)
