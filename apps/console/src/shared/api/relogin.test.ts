// @vitest-environment jsdom
import type { Client } from '@seaport/api-client/client'
import { ApiRefused } from '@seaport/api-client/errors'
import { listSeats } from '@seaport/contract/desk/seat'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { reportSessionExpired, sessionAtom, sessionExpiredAtom } from '../session/session.ts'
import { withRelogin } from './relogin.ts'

const store = getDefaultStore()
const ann = { token: 't1', userId: 'u1', name: 'Ann', superuser: false }
const refusal = (code: number) =>
  new ApiRefused(200, { code, msg: '', data: null, reason: 'not_logged_in', request_id: '1' })

/** A server that refuses the first session's calls, with the client's report of it. */
function serve(code: number) {
  const call = vi.fn(async () => {
    if (store.get(sessionAtom)?.token !== 't1') return { list: [] }
    if (code === 5004) reportSessionExpired('t1')
    throw refusal(code)
  })
  return { call, client: withRelogin({ call, options: {} } as unknown as Client) }
}

beforeEach(() => {
  store.set(sessionAtom, ann)
  return () => {
    store.set(sessionAtom, null)
    store.set(sessionExpiredAtom, null)
  }
})

test('a call refused at the end of the session is repeated once its user is back', async () => {
  const { call, client } = serve(5004)
  const answer = client.call(listSeats, {})
  await vi.waitFor(() => expect(store.get(sessionExpiredAtom)).toBe('t1'))
  expect(call).toHaveBeenCalledTimes(1)
  store.set(sessionAtom, { ...ann, token: 't2' })
  expect(await answer).toEqual({ list: [] })
  expect(call).toHaveBeenCalledTimes(2)
})

test('it is not repeated for another person', async () => {
  const { call, client } = serve(5004)
  const answer = client.call(listSeats, {})
  await vi.waitFor(() => expect(store.get(sessionExpiredAtom)).toBe('t1'))
  store.set(sessionAtom, { ...ann, token: 't2', userId: 'u2' })
  await expect(answer).rejects.toMatchObject({ refusal: { code: 5004 } })
  expect(call).toHaveBeenCalledTimes(1)
})

test('other refusals are reported at once', async () => {
  const { client } = serve(400)
  await expect(client.call(listSeats, {})).rejects.toMatchObject({ refusal: { code: 400 } })
})
