import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { holdingLock, takeProcessLock } from './process-lock.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const newFile = () => join(mkdtempSync(join(tmpdir(), 'seaport-lock-')), 'lock')

test('a lock has one holder until it is released', () => {
  const file = newFile()
  const release = takeProcessLock(file)
  expect(takeProcessLock(file)).toBeNull()
  release?.()
  expect(takeProcessLock(file)).not.toBeNull()
})

test('a lock for some work is held until the work is over, also if it fails', async () => {
  const file = newFile()
  const { promise, reject } = Promise.withResolvers<never>()
  const working = holdingLock(file, () => promise)
  expect(takeProcessLock(file)).toBeNull()
  reject(new Error('refused'))
  await expect(working).rejects.toThrow('refused')
  expect(takeProcessLock(file)).not.toBeNull()
})

test('a lock persists even if its return value is garbage-collected', async () => {
  const file = newFile()
  const take = () => expect(takeProcessLock(file)).not.toBeNull()
  take()
  await setImmediate()
  collectGarbage()
  await setImmediate()
  expect(takeProcessLock(file)).toBeNull()
})
