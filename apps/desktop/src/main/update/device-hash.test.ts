import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { deviceHash } from './device-hash.ts'

test('a device asks for its updates under a hash, and without one while its identity can’t be read', async () => {
  const hash = await deviceHash({ device: async () => ({ id: 'd1' }) as never })
  expect(hash).toBe(createHash('sha256').update('seaport-update:d1').digest('hex'))
  expect(await deviceHash({ device: () => Promise.reject(new Error('locked')) })).toBeNull()
})
