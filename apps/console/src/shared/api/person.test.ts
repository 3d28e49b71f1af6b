// @vitest-environment jsdom
import type { Client } from '@seaport/api-client/client'
import { listSeats } from '@seaport/contract/desk/seat'
import { systemConfig } from '@seaport/contract/people/system'
import { getDefaultStore } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { sessionAtom } from '../session/session.ts'
import { withPerson } from './person.ts'

const store = getDefaultStore()
const ann = { token: 't1', userId: 'u1', name: 'Ann', superuser: false }
const ben = { token: 't2', userId: 'u2', name: 'Ben', superuser: false }
afterEach(() => store.set(sessionAtom, null))

test.each([
  ['her own session', listSeats, ann, ann, true],
  ['her next session', listSeats, ann, { ...ann, token: 't3' }, true],
  ['another person’s', listSeats, ann, ben, false],
  ['nobody’s', listSeats, ann, null, false],
  ['a login, asked by nobody', listSeats, null, ann, true],
  ['another person’s, of what everybody may ask', systemConfig, ann, ben, true],
])('an answer, and a refusal, in %s: %#', async (_whose, endpoint, asker, next, isTold) => {
  for (const end of ['resolve', 'reject'] as const) {
    store.set(sessionAtom, asker)
    const server = Promise.withResolvers<object>()
    const client = withPerson({ options: {}, call: () => server.promise } as unknown as Client)
    let told = ''
    client.call(endpoint as typeof listSeats, {}).then(
      () => (told = 'resolve'),
      () => (told = 'reject'),
    )
    store.set(sessionAtom, next)
    server[end]({})
    // The answer goes through fewer steps than this.
    for (let step = 0; step < 9; step += 1) await Promise.resolve()
    expect(told).toBe(isTold ? end : '')
  }
})
