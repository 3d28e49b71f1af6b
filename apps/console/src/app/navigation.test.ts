import { expect, test } from 'vitest'
import type { Screen } from '../shared/screen/screen.ts'
import { firstPath } from './first-path.ts'
import { flatSection, screenAt, tabTitle } from './navigation.ts'

const screen = (change: Partial<Screen>): Screen => ({
  name: 'x',
  path: '/x',
  layout: 'shell',
  title: 'dashboard',
  namespaces: [],
  load: () => Promise.reject(new Error('not shown')),
  ...change,
})
const icon = { type: 'i', props: {}, key: null } as never
const screens = [
  screen({ name: 'home', path: '/dashboard' }),
  screen({ name: 'users', path: '/system-user', permission: '11' }),
  screen({ name: 'tasks', path: '/task', permission: '009' }),
  screen({ name: 'task', path: '/task/:id', permission: '009', parent: 'tasks' }),
  screen({ name: 'login', path: '/login', layout: 'page' }),
]
const words = { title: ({ name }: Screen) => `<${name}>` }

test('without a menu the sidebar has the permitted screens, without records and nested ones', () => {
  const of = (keys: Parameters<typeof flatSection>[1]) =>
    flatSection(screens, keys, words, icon).entries.map((entry) => [
      entry.label,
      'href' in entry && entry.href,
    ])
  expect(of([])).toEqual([['<home>', '#/dashboard']])
  expect(of(['11', '009'])).toEqual([
    ['<home>', '#/dashboard'],
    ['<users>', '#/system-user'],
    ['<tasks>', '#/task'],
  ])
})

test.each([
  ['/task', 'tasks'],
  ['/task/', 'tasks'],
  ['/Task', 'tasks'],
  ['/task/7', 'task'],
  ['/task/7/', 'task'],
  ['/task/7/more', undefined],
  ['/task//', 'tasks'],
  ['/nowhere', undefined],
])('%s leads to %s', (path, name) => {
  expect(screenAt(screens, path)?.name).toBe(name)
})

test('a tab shows its own title, else its screen’s, else its path', () => {
  expect(tabTitle(screens, { path: '/task/7', name: 'task', title: 'Likers' }, words)).toBe('Likers')
  expect(tabTitle(screens, { path: '/task/7', name: 'task' }, words)).toBe('<task>')
  expect(tabTitle(screens, { path: '/old', name: 'gone' }, words)).toBe('/old')
})

test.each([
  ['', true, '/'],
  ['', false, '/login'],
  ['#/task/7?tab=2', true, '/task/7?tab=2'],
  ['#/task/7?tab=2', false, '/login?from=%2Ftask%2F7%3Ftab%3D2'],
  ['#/login', false, '/login'],
  ['#/nowhere', false, '/nowhere'],
])('the address %j, logged in %s, starts at %s', (hash, loggedIn, path) => {
  expect(firstPath(screens, hash, loggedIn)).toBe(path)
})
