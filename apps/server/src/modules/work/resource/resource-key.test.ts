import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { resourceKey } from './resource-key.ts'

const identity = { tenantId: 't', network: 'x', kind: 'user', externalId: '1' } as const

test('the key is the beginning of SHA-256 over tenant, network, kind and external id', () => {
  const whole = createHash('sha256').update('t\0x\0user\x001').digest('hex')
  expect(resourceKey(identity)).toBe(whole.slice(0, 32))
})

test('every part of the identity distinguishes resources', () => {
  const keys = [
    identity,
    { ...identity, tenantId: 't2' },
    { ...identity, network: 'x_sandbox' as const },
    { ...identity, kind: 'fan' as const },
    { ...identity, externalId: '2' },
  ].map(resourceKey)
  expect(new Set(keys).size).toBe(5)
})
