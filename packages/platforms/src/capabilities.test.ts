import { networks } from '@seaport/contract/kernel/network'
import { promotionParams, taskKinds, taskParams } from '@seaport/contract/work/task-kind'
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

test('what is promised is what is built: the X collector’s kinds, and promotions by hand, which have parameters', () => {
  const served = cells.filter(({ capability }) => capability.executor === 'api')
  for (const network of ['x', 'x_sandbox'] as const) {
    const kinds = served.filter((cell) => cell.network === network).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(Object.keys(sources).sort())
    expect(kinds.every((kind) => kind in taskParams)).toBe(true)
  }
  expect(served.every(({ network }) => networks[network].api === 'x')).toBe(true)
  const byHand = cells.filter(({ capability }) => capability.executor === 'assisted')
  expect(byHand.every(({ kind }) => kind in promotionParams)).toBe(true)
  expect(new Set(byHand.map(({ kind }) => kind))).toEqual(new Set(Object.keys(promotionParams)))
})

test('what waits for a sign-in is what the Graph collector carries out, and is not promised', () => {
  for (const network of ['facebook', 'instagram'] as const) {
    const waiting = awaitingSignIn[network] ?? []
    expect([...waiting].sort()).toEqual(Object.keys(graphSources[network]).sort())
    for (const kind of waiting)
      expect(capabilityOf(network, kind)).toMatchObject({ available: 'api', reason: 'not_in_this_version' })
  }
})

test('a missing executor is told apart from a network that has no such thing', () => {
  expect(capabilityOf('instagram', 'collect_commenters')).toMatchObject({
    executor: 'none',
    available: 'api',
    reason: 'not_in_this_version',
  })
  expect(capabilityOf('x', 'publish_post')).toMatchObject({
    executor: 'assisted',
    available: 'api',
    reason: null,
  })
  expect(capabilityOf('x', 'add_friend')).toMatchObject({ executor: 'none', reason: 'no_such_thing' })
  expect(capabilityOf('x', 'follow')).toMatchObject({ executor: 'assisted', reason: 'by_hand_only' })
  expect(capabilityOf('x', 'collect_friends')).toMatchObject({
    executor: 'none',
    available: 'none',
    reason: 'no_such_thing',
  })
  expect(capabilityOf('x_sandbox', 'collect_likers')).toMatchObject({
    executor: 'api',
    reason: 'newest_100_only',
  })
})
