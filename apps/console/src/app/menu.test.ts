import type { MenuNode } from '@seaport/contract/menu'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Screen } from '../shared/screen/screen.ts'
import { menuSections, selectedEntry } from './menu.ts'
import type { NavWords } from './navigation.ts'

const icon = createElement('i')
const screen = (name: string, more: Partial<Screen> = {}): Screen => ({
  name,
  path: `/${name}`,
  frame: 'shell',
  title: 'dashboard',
  texts: [],
  load: () => Promise.reject(new Error('not needed')),
  ...more,
})
const node = (id: string, more: Partial<MenuNode> = {}): MenuNode => ({
  id,
  title: `<${id}>`,
  icon: 'home',
  path: `/${id}`,
  permission: null,
  hidden: false,
  children: [],
  ...more,
})
const group = (id: string, ...children: MenuNode[]) => node(id, { path: null, children })

const screens = [
  screen('tasks', { permission: '009' }),
  screen('task', { path: '/task/:id', under: 'tasks' }),
  screen('pie'),
  screen('down', { frame: 'page' }),
  screen('late', { menu: { group: 'home', icon } }),
  screen('gone', { menu: { group: 'home', icon } }),
]
const view = {
  screens,
  keys: ['009'] as const,
  words: { title: ({ name }: Screen) => `[${name}]`, group: (name: string) => name } as unknown as NavWords,
  iconOf: () => icon,
}
const labels = (entries: readonly { label: string; children?: unknown }[]): unknown[] =>
  entries.map(({ label, children }) => (children ? [label, ...labels(children as never)] : label))
const shown = (tree: MenuNode[], placed: string[] = ['/gone', '/late']) =>
  menuSections({ tree, placed }, view).map(({ label, entries }) => [label, ...labels(entries)])

test('groups in groups become a section, a folding group and its links', () => {
  expect(shown([group('home', node('tasks'), group('charts', node('pie')))])).toEqual([
    ['<home>', '<tasks>', ['<charts>', '<pie>']],
  ])
})

test('what has no screen yet, is hidden, or needs a key that is not held is not shown, nor a group of such', () => {
  const tree = [group('home', node('not-built'), node('pie', { hidden: true })), node('down'), node('tasks')]
  expect(shown(tree)).toEqual([
    [undefined, '<down>'],
    [undefined, '<tasks>'],
  ])
  expect(menuSections({ tree, placed: ['/gone', '/late'] }, { ...view, keys: [] })).toHaveLength(1)
})

test('screens that the menu knows nothing of stand where they say; one that its keepers took out does not come back', () => {
  expect(shown([group('home', node('tasks'))], ['/gone'])).toEqual([['<home>', '<tasks>', '[late]']])
})

test('an entry may show its screen’s own icon, when the server’s name for one means nothing here', () => {
  const asked: unknown[] = []
  const iconOf = (name: string, own: unknown) => {
    asked.push([name, own])
    return icon
  }
  menuSections({ tree: [group('home', node('late'))], placed: ['/late'] }, { ...view, iconOf })
  expect(asked).toContainEqual([expect.any(String), icon])
})

test('a record marks the entry of its list', () => {
  const sections = menuSections({ tree: [group('home', node('tasks'))], placed: [] }, view)
  expect(selectedEntry(sections, screens, screens[1])).toBe('tasks')
  expect(selectedEntry(sections, screens, undefined)).toBe('')
})
