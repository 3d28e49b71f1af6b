// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { colourAtoms, colourSettingsAtom, DEFAULT_KINDS } from './colour-settings.ts'

afterEach(() => localStorage.clear())

const keys = {
  primary: 'theme-primary',
  success: 'theme-success',
  warning: 'theme-warning',
  danger: 'theme-danger',
  info: 'theme-info',
  'header-bg': 'theme-header-bg',
  'header-text': 'theme-header-text',
  'sidebar-bg': 'theme-sidebar-bg',
  'sidebar-text': 'theme-sidebar-text',
} as const

test.each(Object.entries(keys))('the colour %s is kept under %s, and holds alone', (name, key) => {
  const store = createStore()
  const plain = store.get(colourSettingsAtom)
  expect(plain).toMatchObject({ ...DEFAULT_KINDS, 'header-bg': undefined })
  store.set(colourAtoms[name as keyof typeof keys], '#123456')
  expect({ ...localStorage }).toEqual({ [key]: '#123456' })
  expect(store.get(colourSettingsAtom)).toEqual({ ...plain, [name]: '#123456' })
})
