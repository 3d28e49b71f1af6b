import type { MenuNode } from '@seaport/contract/platform/menu.schema'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Screen } from '../shared/screen/screen.ts'
import { menuSections, selectedEntry } from './menu.ts'

const icon = createElement('i')
const screen = (name: string, more: Partial<Screen> = {}): Screen => ({
  name,
  path: `/${name}`,
  layout: 'shell',
  title: 'dashboard',
  namespaces: [],
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
  screen('task', { path: '/task/:id', parent: 'tasks' }),
  screen('pie'),
  screen('down', { layout: 'page' }),
]
const view = {
  screens,
  keys: ['009'] as const,
  iconOf: () => icon,
}
const labels = (entries: readonly { label: string; children?: unknown }[]): unknown[] =>
  entries.map(({ label, children }) => (children ? [label, ...labels(children as never)] : label))
const shown = (tree: MenuNode[]) =>
  menuSections(tree, view).map(({ label, entries }) => [label, ...labels(entries)])

test('groups in groups become a section, a folding group and its links', () => {
  expect(shown([group('home', node('tasks'), group('charts', node('pie')))])).toEqual([
    ['<home>', '<tasks>', ['<charts>', '<pie>']],
  ])
})

test('an entry that is hidden, has no screen, or needs a missing key is not shown, nor an empty group', () => {
  const tree = [group('home', node('not-built'), node('pie', { hidden: true })), node('down'), node('tasks')]
  expect(shown(tree)).toEqual([
    [undefined, '<down>'],
    [undefined, '<tasks>'],
  ])
  expect(menuSections(tree, { ...view, keys: [] })).toHaveLength(1)
})

test('a record marks the entry of its list', () => {
  const sections = menuSections([group('home', node('tasks'))], view)
  expect(selectedEntry(sections, screens, screens[1])).toBe('tasks')
  expect(selectedEntry(sections, screens, undefined)).toBe('')
})

test('administrators see no team menu, but the numbers of waiting items', () => {
  const administration = { waiting: new Map([['/pie', 3]]) }
  const sections = menuSections([group('home', node('tasks'), node('pie'))], { ...view, administration })
  expect(sections.flatMap(({ entries }) => entries)).toMatchObject([{ label: '<pie>', count: 3 }])
})
