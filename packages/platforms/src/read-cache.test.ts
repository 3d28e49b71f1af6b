import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { beforeEach, expect, test } from 'vitest'
import { createReadCache, type ReadCache } from './read-cache.ts'

let cache: ReadCache<string>
let reads: number
beforeEach(() => {
  cache = createReadCache()
  reads = 0
})
const read = async () => {
  reads += 1
  return `read ${reads}`
}
const readPerson = async () => ({ external_id: '1', name: await read() }) as CollectedItem
const start = (task: string, target = 'list') => cache.subjectOf(task, target, read)
const page = (task: string, token: string | null = null, phase = 0) =>
  cache.pageAt(task, { subject: '9', phase, token }, read)
const person = async (task: string) =>
  (await cache.readOnce(task, { external_id: '1' } as CollectedItem, readPerson)).name

test('a target, its page and a person there are read once for a task, and again for another', async () => {
  for (const task of ['a', 'b', 'a']) {
    const before = task === 'b' ? 4 : 1
    expect([await start(task), await page(task), await person(task)]).toEqual([
      `read ${before}`,
      `read ${before + 1}`,
      `read ${before + 2}`,
    ])
  }
})

test('another target, list or page is read, with its people', async () => {
  await start('a')
  expect([await page('a'), await person('a')]).toEqual(['read 2', 'read 3'])
  expect([await page('a', 'next'), await person('a')]).toEqual(['read 4', 'read 5'])
  expect(await page('a', 'next', 1)).toBe('read 6')
  expect([await start('a', 'another'), await page('a', 'next', 1)]).toEqual(['read 7', 'read 8'])
})

test('of a page that is saved only the target stays', async () => {
  expect([await start('a'), await page('a'), await person('a')]).toEqual(['read 1', 'read 2', 'read 3'])
  cache.forgetPage('a')
  expect([await start('a'), await page('a'), await person('a')]).toEqual(['read 1', 'read 4', 'read 5'])
})

test('the two hundred newest tasks are kept', async () => {
  for (let task = 0; task < 201; task += 1) await start(`${task}`)
  expect([await start('1'), await start('200')]).toEqual(['read 2', 'read 201'])
  expect(await start('0')).toBe('read 202')
})
