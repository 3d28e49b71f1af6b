import { networks } from '@seaport/contract/kernel/network'
import { collectParams, taskKinds, taskParams } from '@seaport/contract/work/task-kind'
import { expect, test } from 'vitest'
import { awaitingSignIn, capabilitiesOf, capabilityOf } from './capabilities.ts'
import { graphSources } from './graph/sources.ts'
import { sources } from './x/sources.ts'

const ids = Object.keys(networks) as (keyof typeof networks)[]
const cells = ids.flatMap((network) => capabilitiesOf(network).map((cell) => ({ network, ...cell })))

test('every kind has a cell on every network, with a source and a date', () => {
  expect(cells.length).toBe(ids.length * Object.keys(taskKinds).length)
  for (const { capability } of cells) {
    expect(capability.source).toMatch(/^https:\/\//)
    expect(capability.date).toMatch(/^\d{4}-\d{2}$/)
  }
})

test('a cell that nobody serves says why', () => {
  for (const { capability } of cells)
    if (capability.executor === 'none') expect(capability.reason).not.toBeNull()
})

test('what is promised is what is built: the X collector’s kinds; people do the rest, with parameters', () => {
  const served = cells.filter(({ capability }) => capability.executor === 'api')
  for (const network of ['x', 'x_sandbox'] as const) {
    const kinds = served.filter((cell) => cell.network === network).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(Object.keys(sources).sort())
    expect(kinds.every((kind) => kind in taskParams)).toBe(true)
  }
  expect(served.every(({ network }) => networks[network].api === 'x')).toBe(true)
  const byHand = cells.filter(({ capability }) => capability.executor === 'assisted')
  expect(byHand.every(({ kind }) => kind in taskParams)).toBe(true)
})

test('every collection is carried out on every network, with deduplication against the library', () => {
  for (const network of ids)
    for (const kind of Object.keys(collectParams) as (keyof typeof collectParams)[])
      expect(capabilityOf(network, kind)).toMatchObject({
        executor: expect.stringMatching(/^(api|assisted)$/),
        library_deduplication: true,
      })
})

test('a list is read more deeply where an interface reads it and people’s own pages tell more', () => {
  const deep = cells.filter(({ capability }) => capability.deep_collection)
  expect(deep.every(({ capability }) => capability.executor === 'api')).toBe(true)
  expect(new Set(deep.filter(({ network }) => network === 'x').map(({ kind }) => kind))).toEqual(
    new Set(Object.keys(sources).filter((kind) => kind !== 'collect_homepage')),
  )
})

test('what waits for a sign-in is what the Graph collector carries out, and is not promised', () => {
  for (const network of ['facebook', 'instagram'] as const) {
    const waiting = awaitingSignIn[networks[network].brand] ?? []
    expect([...waiting].sort()).toEqual(Object.keys(graphSources[networks[network].brand]).sort())
    for (const kind of waiting)
      expect(capabilityOf(network, kind)).toMatchObject({ available: 'api', executor: 'assisted' })
  }
})

test('who carries a kind out is told with its restriction, or why nobody does', () => {
  expect(capabilityOf('facebook', 'collect_friends')).toMatchObject({
    executor: 'assisted',
    reason: 'own_only',
  })
  expect(capabilityOf('x', 'publish_post')).toMatchObject({
    executor: 'assisted',
    available: 'api',
    reason: null,
  })
  expect(capabilityOf('x', 'add_friend')).toMatchObject({ executor: 'none', reason: 'no_such_thing' })
  expect(capabilityOf('x', 'follow')).toMatchObject({ executor: 'assisted', reason: 'by_hand_only' })
  expect(capabilityOf('x', 'collect_friends')).toMatchObject({
    executor: 'assisted',
    reason: 'mutual_followers',
  })
  expect(capabilityOf('x_sandbox', 'collect_likers')).toMatchObject({
    executor: 'api',
    reason: 'newest_100_only',
  })
})
