import { atom } from 'jotai'
import { storedChoice } from '../storage/stored-atom.ts'

export const THEME_MODES = ['light', 'dark', 'system'] as const
export type ThemeMode = (typeof THEME_MODES)[number]

/** The chosen mode; stored under `theme-mode`. */
export const themeModeAtom = storedChoice<ThemeMode>('theme-mode', THEME_MODES, 'system')

const darkQuery = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

const systemDarkAtom = atom(darkQuery()?.matches ?? false)
systemDarkAtom.onMount = (set) => {
  const query = darkQuery()
  const follow = () => set(query?.matches ?? false)
  // It may have changed while the app was still on its way.
  follow()
  query?.addEventListener('change', follow)
  return () => query?.removeEventListener('change', follow)
}

/** Whether dark is in effect now. */
export const isDarkAtom = atom((get) => {
  const mode = get(themeModeAtom)
  return mode === 'system' ? get(systemDarkAtom) : mode === 'dark'
})
