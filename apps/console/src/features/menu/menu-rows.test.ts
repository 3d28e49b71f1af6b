import type { MenuEntry } from '@seaport/contract/platform/menu.schema'
import { expect, test } from 'vitest'
import { groupsFor, matchingRows, menuRows } from './menu-rows.ts'

const entry = (id: string, parent_id: string | null, path: string | null): MenuEntry => ({
  id,
  parent_id,
  position: 0,
  titles: { cn: `${id} 中`, hk: `${id} 港`, en: `${id} en`, vi: `${id} vi` },
  icon: 'home',
  path,
  permission: null,
  hidden: false,
})
const rows = menuRows([
  entry('home', null, null),
  entry('dashboard', 'home', '/dashboard'),
  entry('system', null, null),
  entry('tools', 'system', null),
  entry('logs', 'tools', '/logs'),
])
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const named = (id: string) => rows.find((row) => row.id === id) ?? null

test('rows know their depth, their number of siblings and of children', () => {
  expect(rows.map(({ id, depth, siblings, children }) => [id, depth, siblings, children])).toEqual([
    ['home', 0, 2, 1],
    ['dashboard', 1, 1, 0],
    ['system', 0, 2, 1],
    ['tools', 1, 1, 1],
    ['logs', 2, 1, 0],
  ])
})

test('a search matches any language and the route, and shows the groups of each match', () => {
  expect(ids(matchingRows(rows, ' /LOGS '))).toEqual(['system', 'tools', 'logs'])
  expect(ids(matchingRows(rows, 'dashboard 港'))).toEqual(['home', 'dashboard'])
  expect(ids(matchingRows(rows, ''))).toEqual(ids(rows))
  expect(matchingRows(rows, 'nothing')).toEqual([])
})

test('a group moves neither into itself nor below itself, and nothing moves too deep', () => {
  expect(ids(groupsFor(rows, null))).toEqual(['home', 'system', 'tools'])
  expect(ids(groupsFor(rows, named('dashboard')))).toEqual(['home', 'system', 'tools'])
  expect(ids(groupsFor(rows, named('tools')))).toEqual(['home', 'system'])
  expect(ids(groupsFor(rows, named('system')))).toEqual([])
})
