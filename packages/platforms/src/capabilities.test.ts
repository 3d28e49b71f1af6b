import { networks } from '@seaport/contract/kernel/network'
import type { ScriptType } from '@seaport/contract/work/script.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { collectParams, taskParams } from '@seaport/contract/work/task-kind.schema'
import { expect, test } from 'vitest'
import { capabilitiesOf, capabilityOf, offerOf, scriptTypesOf } from './capabilities.ts'
import { graphSentKinds } from './graph/promote.ts'
import { graphSources } from './graph/sources.ts'
import { xSentKinds } from './x/promote.ts'
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

test('a cell without an executor has a reason', () => {
  for (const { capability } of cells)
    if (capability.executor === 'none') expect(capability.reason).not.toBeNull()
})

test('API cells are the collectors’ kinds; every other served cell is done by hand, with parameters', () => {
  const served = cells.filter(({ capability }) => capability.executor === 'api')
  for (const network of ids) {
    const { brand } = networks[network]
    const carried = brand === 'X' ? sources : graphSources[brand]
    const kinds = served.filter((cell) => cell.network === network).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(Object.keys(carried).sort())
    expect(kinds.every((kind) => kind in taskParams)).toBe(true)
  }
  const byHand = cells.filter(({ capability }) => capability.executor === 'assisted')
  expect(byHand.every(({ kind }) => kind in taskParams)).toBe(true)
})

test('every network carries out every collection, with deduplication against the library', () => {
  for (const network of ids)
    for (const kind of Object.keys(collectParams) as (keyof typeof collectParams)[])
      expect(capabilityOf(network, kind)).toMatchObject({
        executor: expect.stringMatching(/^(api|assisted)$/),
        library_deduplication: true,
      })
})

test('deep collection is offered where the API lists people without their profiles', () => {
  const deep = cells.filter(({ capability }) => capability.deep_collection)
  expect(deep.every(({ capability }) => capability.executor === 'api')).toBe(true)
  expect(new Set(deep.filter(({ network }) => network === 'x').map(({ kind }) => kind))).toEqual(
    new Set(Object.keys(sources).filter((kind) => kind !== 'collect_homepage')),
  )
})

test('the API is a choice beside a person exactly for the kinds that promoters send', () => {
  for (const network of ids) {
    const { brand } = networks[network]
    const choices = cells.filter((cell) => cell.network === network && cell.capability.executors.length > 1)
    const carried = brand === 'X' ? xSentKinds : graphSentKinds(brand)
    expect(choices.map(({ kind }) => kind).sort()).toEqual([...carried].sort())
    for (const { capability } of choices) expect(capability.executors).toEqual(['assisted', 'api'])
  }
})

test('an executor is reported with its restriction, an unserved cell with its reason', () => {
  expect(capabilityOf('facebook', 'collect_friends')).toMatchObject({
    executor: 'assisted',
    reason: 'own_only',
  })
  expect(capabilityOf('instagram', 'collect_commenters')).toMatchObject({
    executor: 'api',
    reason: 'own_only',
  })
  expect(offerOf([{ network: 'x' }], 'instagram', 'collect_commenters')).toMatchObject({
    executor: 'none',
    reason: 'network_not_set_up',
  })
  const readsOthers = (login: 'facebook' | 'instagram') =>
    (['collect_homepage', 'collect_keywords', 'collect_commenters'] as const).map(
      (kind) => offerOf([{ network: 'instagram', login }], 'instagram', kind).executor,
    )
  expect(readsOthers('facebook')).toEqual(['api', 'api', 'api'])
  expect(readsOthers('instagram')).toEqual(['assisted', 'assisted', 'api'])
  const isDeep = (login: 'facebook' | 'instagram') =>
    offerOf([{ network: 'instagram', login }], 'instagram', 'collect_commenters').deep_collection
  expect([isDeep('facebook'), isDeep('instagram')]).toEqual([true, false])
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
    reason: 'own_newest_100_only',
  })
})

test('the types of scripts, by kind and by who sends it: APIs send pictures and videos as posts alone', () => {
  const all: readonly ScriptType[] = ['text', 'image', 'image_text', 'video']
  const withMedia = all.slice(1)
  const expected: Record<
    string,
    Record<string, [assisted: readonly ScriptType[], api: readonly ScriptType[]]>
  > = {
    x: {
      send_message: [all, ['text']],
      comment_link: [all, ['text']],
      publish_post: [all, all],
      publish_group_post: [all, all],
      pull_group: [all, ['text']],
    },
    instagram: {
      send_message: [all, ['text']],
      comment_link: [['text'], ['text']],
      publish_post: [withMedia, withMedia],
    },
  }
  for (const network of ids) {
    const of = expected[networks[network].brand === 'Instagram' ? 'instagram' : 'x']
    for (const [kind, [assisted, api]] of Object.entries(of ?? {}))
      expect([
        network,
        kind,
        ...(['assisted', 'api'] as const).map((by) => scriptTypesOf(network, kind as 'like', by)),
      ]).toEqual([network, kind, assisted, api])
    expect(scriptTypesOf(network, 'like', 'assisted')).toEqual([])
  }
})
