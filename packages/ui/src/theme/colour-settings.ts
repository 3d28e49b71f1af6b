import { atom } from 'jotai'
import { storedAtom } from '../storage/stored-atom.ts'
import { isHexColour } from './colour.ts'

/** The colours with a meaning, each configurable. */
export const KINDS = ['primary', 'success', 'warning', 'danger', 'info'] as const
export type Kind = (typeof KINDS)[number]

/** Surfaces around the content; unset = the theme's own. */
export const SURFACES = ['header-bg', 'header-text', 'sidebar-bg', 'sidebar-text'] as const
export type Surface = (typeof SURFACES)[number]

export type ColourName = Kind | Surface

/** Default colours. */
export const DEFAULT_KINDS: Readonly<Record<Kind, string>> = {
  primary: '#0b6a85',
  success: '#1f7a4d',
  warning: '#b26a00',
  danger: '#c0333f',
  info: '#4d6785',
}

export type ColourSettings = Readonly<Record<Kind, string>> & Readonly<Record<Surface, string | undefined>>

/** Local-storage key of a colour: `theme-primary`, `theme-header-bg`. */
export const colourKey = (name: ColourName): string => `theme-${name}`

const stored = (name: ColourName) =>
  storedAtom<string | undefined>(colourKey(name), undefined, {
    deserialize: (text) => (isHexColour(text) ? text.toLowerCase() : undefined),
    serialize: (value) => value ?? null,
  })

/** One atom per colour; setting undefined returns to the default. */
export const colourAtoms = Object.fromEntries(
  [...KINDS, ...SURFACES].map((name) => [name, stored(name)]),
) as Readonly<Record<ColourName, ReturnType<typeof stored>>>

/** All colours with the defaults filled in. */
export const colourSettingsAtom = atom((get): ColourSettings => {
  const kinds = KINDS.map((kind) => [kind, get(colourAtoms[kind]) ?? DEFAULT_KINDS[kind]])
  const surfaces = SURFACES.map((surface) => [surface, get(colourAtoms[surface])])
  return Object.fromEntries([...kinds, ...surfaces]) as ColourSettings
})
