import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locInPlan, shareWork } from './task-share.ts'

const collect = (links: string[], target_count: number): TaskWork => ({
  kind: 'collect_likers',
  params: { links, target_count, duration_minutes: null },
})

test('links and amounts are divided completely, without duplicates, and evenly', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 20, max: 1000 }),
      fc.integer({ min: 1, max: 20 }),
      (links, amount, accounts) => {
        fc.pre(links.length >= accounts)
        const parts = shareWork(collect(links, amount), accounts)
        const params = parts.map((part) => part.params as { links: string[]; target_count: number })
        expect(params.flatMap((one) => one.links).sort()).toEqual([...links].sort())
        const amounts = params.map((one) => one.target_count)
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(amount)
        for (const shares of [amounts, params.map((one) => one.links.length)])
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 100 },
  )
})

test('parameters of the account itself are the same for each', () => {
  const like: TaskWork = {
    kind: 'like',
    params: { links: ['a', 'b'], like_count: 2, send_interval_seconds: 60, duration_minutes: 60 },
  }
  expect(shareWork(like, 3)).toEqual([like, like, like])
})

const follow = (deduplication: boolean): TaskWork => ({
  kind: 'follow',
  params: {
    audience: { from: 'library', filter: {} },
    deduplication,
    promotion_count: 3,
    send_interval_seconds: 60,
    duration_minutes: 60,
  },
})

test.each([
  ['more accounts than links', collect(['a'], 10), 2, 'batch_too_many_accounts'],
  ['more accounts than people', follow(true), 4, 'batch_too_many_accounts'],
  ['a library that would be gone through twice', follow(false), 2, 'batch_needs_deduplication'],
] as const)('%s are refused', (_title, work, accounts, reason) => {
  expect(() => shareWork(work, accounts)).toThrow(expect.objectContaining({ reason }))
})

test('an entry of a part is named by its first position in the whole list, any other field as it is', () => {
  const links = ['a', 'b', 'a', 'c', 'd', 'c']
  const plan = collect(links, 10)
  const [first, second] = shareWork(plan, 2)
  const at = (part: TaskWork | undefined, ...field: string[]) =>
    locInPlan(['body', 'work', ...field], { plan, part: part ?? plan }).join('.')
  expect(at(first, 'params', 'links', '1')).toBe('body.work.params.links.3')
  expect(at(second, 'params', 'links', '0')).toBe('body.work.params.links.1')
  expect(at(second, 'params', 'links', '1')).toBe('body.work.params.links.4')
  expect(at(plan, 'params', 'links', '5')).toBe('body.work.params.links.5')
  expect(at(second, 'params', 'deduplication')).toBe('body.work.params.deduplication')
  expect(at(second, 'params', 'links')).toBe('body.work.params.links')
})
