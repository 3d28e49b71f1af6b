import { expect, test } from 'vitest'
import type { Screen } from '../shared/screen/screen.ts'
import { firstPath } from './first-path.ts'
import { screenAt, sectionsOf, tabTitle } from './navigation.ts'

const screen = (change: Partial<Screen>): Screen => ({
  name: 'x',
  path: '/x',
  frame: 'shell',
  title: 'dashboard',
  texts: [],
  load: () => Promise.reject(new Error('not shown')),
  ...change,
})
const icon = { type: 'i', props: {}, key: null } as never
const screens = [
  screen({ name: 'home', path: '/dashboard', menu: { group: 'home', icon } }),
  screen({ name: 'users', path: '/system-user', permission: '11', menu: { group: 'system', icon } }),
  screen({ name: 'tasks', path: '/task', permission: '009', menu: { group: 'operation', icon } }),
  screen({ name: 'task', path: '/task/:id', permission: '009', under: 'tasks' }),
  screen({ name: 'login', path: '/login', frame: 'page' }),
]
const words = {
  title: ({ name }: Screen) => `<${name}>`,
  group: (group: string) => `[${group}]`,
  folder: (folder: string) => ({ label: `{${folder}}`, icon }),
}

test('the sidebar holds what the keys allow, grouped in order; groups without entries are left out', () => {
  const of = (keys: Parameters<typeof sectionsOf>[1]) =>
    sectionsOf(screens, keys, words).map(({ label, entries }) => [label, entries.map((entry) => entry.id)])
  expect(of([])).toEqual([[undefined, ['home']]])
  expect(of(['11', '009'])).toEqual([
    [undefined, ['home']],
    ['[operation]', ['tasks']],
    ['[system]', ['users']],
  ])
})

test('screens of a folder stand below its name, where the first of them stands; a folder without any is left out', () => {
  const inFolder = (name: string, permission: Screen['permission']) =>
    screen({ name, ...(permission && { permission }), menu: { group: 'home', icon, folder: 'charts' } })
  const all = [
    screens[0] as Screen,
    inFolder('map', undefined),
    screen({ name: 'z', menu: { group: 'home', icon } }),
    inFolder('pie', '009'),
  ]
  const of = (keys: Parameters<typeof sectionsOf>[1]) =>
    sectionsOf(all, keys, words)[0]?.entries.map((entry) =>
      'children' in entry ? [entry.label, ...entry.children.map(({ label }) => label)] : entry.label,
    )
  expect(of(['009'])).toEqual(['<home>', ['{charts}', '<map>', '<pie>'], '<z>'])
  expect(of([])).toEqual(['<home>', ['{charts}', '<map>'], '<z>'])
})

test('links are real addresses of the hash router', () => {
  expect(sectionsOf(screens, [], words)[0]?.entries[0]).toMatchObject({
    href: '#/dashboard',
    label: '<home>',
  })
})

test.each([
  ['/task', 'tasks'],
  ['/task/7', 'task'],
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
