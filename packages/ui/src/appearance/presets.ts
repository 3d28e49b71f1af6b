import type { ColourName, Kind } from '../theme/colour-settings.ts'

export const PRESETS = ['default', 'green', 'purple', 'red', 'cyan'] as const
export type Preset = (typeof PRESETS)[number]

/** The colours that a theme chooses; all others return to their defaults. */
export const PRESET_COLOURS: Readonly<Record<Preset, Partial<Record<ColourName, string>>>> = {
  default: {},
  green: {
    primary: '#23784a',
    success: '#2f7d32',
    info: '#466b57',
    'sidebar-bg': '#f1f8f3',
    'sidebar-text': '#1f3d2b',
  },
  purple: {
    primary: '#6d48b0',
    success: '#2a7a5a',
    info: '#62598a',
    'sidebar-bg': '#2b2140',
    'sidebar-text': '#e9e1f7',
  },
  red: {
    primary: '#b23a34',
    warning: '#a86200',
    danger: '#96163b',
    'sidebar-bg': '#fdf4f1',
    'sidebar-text': '#4a2520',
  },
  cyan: {
    primary: '#0f7585',
    success: '#1d7a5f',
    info: '#3b6b85',
    'header-bg': '#0d5460',
    'header-text': '#f0fbfc',
  },
}

/** The kind colours that the preview shows. */
export const PREVIEW_KINDS: readonly Kind[] = ['primary', 'success', 'warning', 'danger', 'info']
