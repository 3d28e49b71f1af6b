import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  HOME,
  pathAfterClose,
  pathAfterClosingOthers,
  type Tab,
  type TabsAction,
  tabsReducer,
} from './tabs.ts'
import { readTabs } from './tabs-atom.ts'

const tab = (path: string): Tab => ({ path, name: path })
const paths = (tabs: readonly Tab[]) => tabs.map(({ path }) => path)
const anyPath = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
/** Opened one after the other. */
const anyTabs = fc
  .uniqueArray(anyPath)
  .map((list) => list.map((path, index): Tab => ({ ...tab(path), used: index + 1 })))
const anyAction: fc.Arbitrary<TabsAction> = fc.oneof(
  anyPath.map((path) => ({ type: 'open', tab: tab(path) }) as const),
  anyPath.map((path) => ({ type: 'close', path }) as const),
  fc.uniqueArray(anyPath).map((list) => ({ type: 'keep', paths: list }) as const),
  fc.constant({ type: 'clear' } as const),
)

describe('tabsReducer', () => {
  test('opening twice refreshes in place', () => {
    const tabs = [tab('/a'), tab('/b')]
    const again = tabsReducer(tabs, { type: 'open', tab: { path: '/a', name: 'A', title: 'Record 7' } })
    expect(again).toMatchObject([{ path: '/a', name: 'A', title: 'Record 7' }, tab('/b')])
    expect(again).toHaveLength(2)
  })

  test('beyond a dozen the least recently used tab is closed', () => {
    const open = (tabs: readonly Tab[], path: string) => tabsReducer(tabs, { type: 'open', tab: tab(path) })
    const dozen = [...'abcdefghijkl'].map((name) => `/${name}`).reduce<readonly Tab[]>(open, [])
    expect(paths(dozen)).toHaveLength(12)
    expect(paths(['/a', '/m', '/n'].reduce(open, dozen))).toEqual(
      [...'adefghijklmn'].map((name) => `/${name}`),
    )
    // What was typed there would be lost.
    const kept = tabsReducer(dozen, { type: 'open', tab: tab('/m'), unsaved: ['/a', '/c'] })
    expect(paths(kept)).toEqual([...'acdefghijklm'].map((name) => `/${name}`))
    // Usage from before a reload is remembered.
    const restored = readTabs(JSON.stringify(['/a', '/m'].reduce(open, dozen))) ?? []
    expect(paths(open(restored, '/n'))).toEqual([...'adefghijklmn'].map((name) => `/${name}`))
  })

  test('a path is never open twice, after any actions', () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const open = paths(actions.reduce<readonly Tab[]>(tabsReducer, []))
        return new Set(open).size === open.length
      }),
    )
  })

  test('keep retains the given tabs in order, clear retains none', () => {
    fc.assert(
      fc.property(anyTabs, fc.uniqueArray(anyPath), (tabs, keep) => {
        const kept = paths(tabsReducer(tabs, { type: 'keep', paths: keep }))
        expect(kept).toEqual(paths(tabs).filter((path) => keep.some((k) => k === path)))
        expect(tabsReducer(tabs, { type: 'clear' })).toEqual([])
      }),
    )
  })

  test('open then close changes nothing for a new path', () => {
    fc.assert(
      fc.property(anyTabs, (tabs) => {
        const opened = tabsReducer(tabs, { type: 'open', tab: tab('/new') })
        expect(tabsReducer(opened, { type: 'close', path: '/new' })).toEqual(tabs)
      }),
    )
  })
})

describe('pathAfterClose', () => {
  test('next, else previous, else home', () => {
    const tabs = [tab('/a'), tab('/b'), tab('/c')]
    expect(pathAfterClose(tabs, '/b', '/b')).toBe('/c')
    expect(pathAfterClose(tabs, '/c', '/c')).toBe('/b')
    expect(pathAfterClose([tab('/a')], '/a', '/a')).toBe(HOME)
    expect(pathAfterClose([], '/a', '/a')).toBe(HOME)
  })

  test('closing another tab stays here', () => {
    fc.assert(
      fc.property(anyTabs, anyPath, anyPath, (tabs, closing, current) => {
        fc.pre(closing !== current)
        return pathAfterClose(tabs, closing, current) === current
      }),
    )
  })

  test('closing the current tab leads to a tab that is still open, or home when none is', () => {
    fc.assert(
      fc.property(anyTabs, fc.nat(), (tabs, seed) => {
        fc.pre(tabs.length > 0)
        const current = tabs[seed % tabs.length]?.path ?? ''
        const left = paths(tabsReducer(tabs, { type: 'close', path: current }))
        const next = pathAfterClose(tabs, current, current)
        return left.length === 0 ? next === HOME : left.includes(next)
      }),
    )
  })
})

test('pathAfterKeep: here if kept, else the last kept, else home', () => {
  expect(pathAfterClosingOthers([tab('/a'), tab('/b')], '/a')).toBe('/a')
  expect(pathAfterClosingOthers([tab('/a'), tab('/b')], '/c')).toBe('/b')
  expect(pathAfterClosingOthers([], '/c')).toBe(HOME)
})

describe('stored tabs', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(anyTabs, (tabs) => {
        expect(readTabs(JSON.stringify(tabs))).toEqual(tabs)
      }),
    )
  })

  test.each([
    '',
    'null',
    '{}',
    '[1]',
    '[{"path":"/a"}]',
    '[{"path":"//evil","name":1}]',
    '[{"path":"javascript:","name":"x"}]',
  ])('invalid text %s is refused', (text) => {
    expect(readTabs(text)).toBeUndefined()
  })

  test('duplicates are merged', () => {
    const tabs = readTabs('[{"path":"/a","name":"a"},{"path":"/a","name":"b"}]')
    expect(tabs).toMatchObject([{ path: '/a', name: 'b' }])
    expect(tabs).toHaveLength(1)
  })
})
