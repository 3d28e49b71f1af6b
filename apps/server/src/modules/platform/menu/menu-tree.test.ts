import { locales } from '@seaport/contract/kernel/locale'
import { permissionKeys } from '@seaport/contract/kernel/permission'
import type { MenuEntry } from '@seaport/contract/platform/menu.schema'
import { expect, test } from 'vitest'
import { toEntry } from './menu.service.ts'
import { seededMenu } from './menu-seed.ts'
import { inTreeOrder, isValidPosition, treeFor } from './menu-tree.ts'

const entry = (id: string, parent_id: string | null, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  parent_id,
  position: 0,
  titles: { cn: `${id} cn`, hk: `${id} hk`, en: `${id} en`, vi: `${id} vi` },
  icon: 'home',
  path: `/${id}`,
  permission: null,
  hidden: false,
  ...more,
})
const group = (id: string, parent_id: string | null = null) => entry(id, parent_id, { path: null })

test('entries are visible by their keys, and groups without visible entries are hidden', () => {
  const entries = [
    group('a'),
    entry('a1', 'a', { permission: '007' }),
    entry('a2', 'a', { permission: '008' }),
    group('b'),
    entry('b1', 'b', { permission: '9' }),
    group('c'),
    group('c1', 'c'),
    entry('d', null),
  ]
  const tree = treeFor(entries, new Set(['007']), 'vi')
  expect(tree.map(({ id, title, children }) => [id, title, children.map((child) => child.id)])).toEqual([
    ['a', 'a vi', ['a1']],
    ['d', 'd vi', []],
  ])
})

test('an entry needs an existing parent, not below itself, and not deeper than three', () => {
  const entries = [group('a'), group('b', 'a'), entry('c', 'b'), group('d'), entry('e', 'd')]
  expect(isValidPosition(entries, 'e', null)).toBe(true)
  expect(isValidPosition(entries, 'e', 'b')).toBe(true)
  expect(isValidPosition(entries, 'e', 'c')).toBe(false)
  expect(isValidPosition(entries, 'd', 'b')).toBe(false)
  expect(isValidPosition(entries, 'a', 'a')).toBe(false)
  expect(isValidPosition(entries, 'a', 'c')).toBe(false)
  expect(isValidPosition(entries, 'e', 'nowhere')).toBe(false)
})

test('parents come before their children', () => {
  const entries = [entry('b1', 'b'), group('a'), entry('a1', 'a'), group('b')]
  expect(inTreeOrder(entries).map(({ id }) => id)).toEqual(['a', 'a1', 'b', 'b1'])
})

test('the first menu is a tree with a title in every language, known keys, and each route once', () => {
  const entries = seededMenu().map(toEntry)
  expect(inTreeOrder(entries)).toHaveLength(entries.length)
  const paths = entries.flatMap(({ path }) => path ?? [])
  expect(new Set(paths).size).toBe(paths.length)
  for (const { titles, permission } of entries) {
    for (const language of locales) expect(titles[language]).not.toBe('')
    if (permission !== null) expect(permissionKeys).toContain(permission)
  }
})
