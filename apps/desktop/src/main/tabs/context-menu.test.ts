import type { MenuItemConstructorOptions, WebContents } from 'electron'
import { expect, test, vi } from 'vitest'

const clipboard = vi.hoisted(() => ({ writeText: vi.fn() }))
vi.mock('electron', () => ({ clipboard, Menu: {}, WebContentsView: class {} }))
const { contextMenuOf } = await import('./context-menu.ts')

const contents = {
  copyImageAt: vi.fn(),
  downloadURL: vi.fn(),
  replaceMisspelling: vi.fn(),
  reload: vi.fn(),
  session: { addWordToSpellCheckerDictionary: vi.fn() },
  navigationHistory: {
    canGoBack: () => true,
    canGoForward: () => false,
    goBack: vi.fn(),
    goForward: vi.fn(),
  },
}
const nothing = {
  linkURL: '',
  srcURL: '',
  mediaType: 'none',
  hasImageContents: false,
  selectionText: '',
  isEditable: false,
  misspelledWord: '',
  dictionarySuggestions: [] as string[],
  x: 4,
  y: 5,
} as const
const menu = (on: object) =>
  contextMenuOf({ ...nothing, ...on }, contents as unknown as WebContents, (key) => key)
const labels = (items: MenuItemConstructorOptions[]) => items.map(({ label, type }) => label ?? type)
const choose = (items: MenuItemConstructorOptions[], wanted: string) =>
  (items.find(({ label }) => label === wanted)?.click as (() => void) | undefined)?.()

test('a link’s address can be copied; one that is not a web address is not offered', () => {
  const items = menu({ linkURL: 'https://network.example/ann' })
  expect(labels(items)).toEqual(['menu.copyLink'])
  choose(items, 'menu.copyLink')
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('https://network.example/ann')
  expect(labels(menu({ linkURL: 'javascript:alert(1)' }))).not.toContain('menu.copyLink')
})

test('a picture is copied, and saved through the page’s own session', () => {
  const items = menu({ mediaType: 'image', hasImageContents: true, srcURL: 'https://cdn.example/1.jpg' })
  expect(labels(items)).toEqual(['menu.copyImage', 'menu.saveImage'])
  choose(items, 'menu.saveImage')
  choose(items, 'menu.copyImage')
  expect(contents.downloadURL).toHaveBeenCalledExactlyOnceWith('https://cdn.example/1.jpg')
  expect(contents.copyImageAt).toHaveBeenCalledExactlyOnceWith(4, 5)
})

test('an editable field offers suggestions for a misspelled word, then cut, copy and paste', () => {
  const suggestions = ['trà', 'trả', 'tra', 'trá', 'trã', 'trạ']
  const items = menu({ isEditable: true, misspelledWord: 'traf', dictionarySuggestions: suggestions })
  expect(labels(items)).toEqual([
    ...suggestions.slice(0, 5),
    'menu.learnWord',
    'separator',
    'menu.undo',
    'menu.redo',
    'separator',
    'menu.cut',
    'menu.copy',
    'menu.paste',
    'menu.pasteText',
    'menu.selectAll',
  ])
  choose(items, 'trả')
  expect(contents.replaceMisspelling).toHaveBeenCalledExactlyOnceWith('trả')
})

test('selected text is copied, and an empty area offers back, forward and reload', () => {
  expect(labels(menu({ selectionText: 'tea' }))).toEqual(['menu.copy'])
  const items = menu({})
  expect(items.map(({ label, enabled }) => [label, enabled])).toEqual([
    ['menu.back', true],
    ['menu.forward', false],
    ['menu.reload', undefined],
  ])
})
