import { atom } from 'jotai'

/** Whether the visitor is in a restricted region: the notice then replaces the screens, which would otherwise keep calling the server. */
export const restrictedAtom = atom(false)
