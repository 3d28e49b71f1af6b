import { atom, useAtomValue, useSetAtom } from 'jotai'
import { contrast } from '../theme/colour.ts'
import {
  type ColourName,
  colourAtoms,
  colourSettingsAtom,
  KINDS,
  SURFACES,
} from '../theme/colour-settings.ts'
import { seaportTheme } from '../theme/seaport-theme.ts'
import { isDarkAtom } from '../theme/theme-mode.ts'
import { PRESET_COLOURS, PRESETS, type Preset } from './presets.ts'

const NAMES: readonly ColourName[] = [...KINDS, ...SURFACES]

/** The chosen colours by name; undefined = the default. */
const chosenAtom = atom((get) => new Map(NAMES.map((name) => [name, get(colourAtoms[name])])))

const writeAtom = atom(null, (_get, set, colours: Partial<Record<ColourName, string | undefined>>) => {
  for (const name of NAMES) if (name in colours) set(colourAtoms[name], colours[name])
})

/** A contrast that is too low to read, or undefined. */
export type LowContrast = number | undefined

/** The chosen and the effective colours, with setters. */
export function useColours() {
  const chosen = useAtomValue(chosenAtom)
  const colours = useAtomValue(colourSettingsAtom)
  const dark = useAtomValue(isDarkAtom)
  const write = useSetAtom(writeAtom)
  const theme = seaportTheme(colours, dark)
  const paper = theme.colorNeutralBackground1
  const effective: Readonly<Record<ColourName, string>> = {
    ...colours,
    'header-bg': colours['header-bg'] ?? paper,
    'header-text': colours['header-text'] ?? theme.colorNeutralForeground1,
    'sidebar-bg': colours['sidebar-bg'] ?? paper,
    'sidebar-text': colours['sidebar-text'] ?? theme.colorNeutralForeground2,
  }
  const low = (text: string, background: string): LowContrast => {
    const ratio = contrast(text, background)
    return ratio < 4.5 ? ratio : undefined
  }
  return {
    chosen,
    effective,
    preset: PRESETS.find((preset) =>
      NAMES.every((name) => chosen.get(name) === PRESET_COLOURS[preset][name]),
    ),
    lowHeader: low(effective['header-text'], effective['header-bg']),
    lowSidebar: low(effective['sidebar-text'], effective['sidebar-bg']),
    /** Buttons have white text on the primary colour. Text of the other kinds stands on their tints. */
    lowPrimary: low('#ffffff', effective.primary),
    set: (name: ColourName, colour: string) => write({ [name]: colour.toLowerCase() }),
    reset: (names: readonly ColourName[] = NAMES) =>
      write(Object.fromEntries(names.map((name) => [name, undefined]))),
    choose: (preset: Preset) =>
      write(Object.fromEntries(NAMES.map((name) => [name, PRESET_COLOURS[preset][name]]))),
  }
}
