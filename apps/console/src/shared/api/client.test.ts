// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import { API_BASE } from '@seaport/contract/api'
import { userInfo } from '@seaport/contract/people/user'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionAtom, sessionExpiredAtom } from '../session/session.ts'
import { client, serverClock, unfinishedClient } from './client.ts'

const store = getDefaultStore()
const ann = { token: 't1', userId: 'u1', name: 'Ann', superuser: false }
const sent: { url: string; headers: Map<string, string> }[] = []
let answer: { status: number; body: unknown }

/** A fake of the browser's XMLHttpRequest, which axios uses. */
class AnsweringXhr extends EventTarget {
  readyState = 4
  status = 0
  statusText = ''
  responseText = ''
  responseURL = ''
  upload = new EventTarget()
  onloadend: (() => void) | null = null
  readonly #headers = new Map<string, string>()
  #url = ''
  open(_method: string, url: string) {
    this.#url = url
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name.toLowerCase(), value)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\ndate: Mon, 02 Mar 2026 08:00:00 GMT'
  }
  abort() {}
  send() {
    sent.push({ url: this.#url, headers: this.#headers })
    this.status = answer.status
    this.responseText = JSON.stringify(answer.body)
    queueMicrotask(() => this.onloadend?.())
  }
}

beforeEach(() => {
  sent.length = 0
  answer = { status: 200, body: { code: 200, msg: 'ok', data: {} } }
  vi.stubGlobal('XMLHttpRequest', AnsweringXhr)
  store.set(sessionAtom, ann)
})
afterEach(() => {
  store.set(sessionAtom, null)
  store.set(sessionExpiredAtom, null)
})

const over = {
  status: 401,
  body: { code: 5004, msg: '', data: null, reason: 'not_logged_in', request_id: '1' },
}

test('a call carries the current session, if there is one', async () => {
  await client.call(userInfo, {})
  expect(sent[0]?.url).toBe(`${API_BASE}${userInfo.path}`)
  expect(sent[0]?.headers.get('token')).toBe('t1')
  expect(sent[0]?.headers.get('user_id')).toBe('u1')
  store.set(sessionAtom, null)
  await client.call(userInfo, {})
  expect([sent[1]?.headers.has('token'), sent[1]?.headers.has('user_id')]).toEqual([false, false])
})

test('an answer updates the server’s time', async () => {
  await client.call(userInfo, {})
  expect(new Date(serverClock.now() ?? 0).toISOString().slice(0, 16)).toBe('2026-03-02T08:00')
})

test('the session that has ended is reported, by any call', async () => {
  answer = over
  const refused = expect(client.call(userInfo, {})).rejects.toThrow(ApiRefused)
  await vi.waitFor(() => expect(store.get(sessionExpiredAtom)).toBe('t1'))
  store.set(sessionExpiredAtom, null)
  await refused
})

test('an unfinished login uses its own session, whose end affects no other', async () => {
  const onOver = vi.fn()
  const unfinished = unfinishedClient({ token: 't2', userId: 'u2' }, onOver)
  await unfinished.call(userInfo, {})
  expect(sent[0]?.headers.get('token')).toBe('t2')
  expect(sent[0]?.headers.get('user_id')).toBe('u2')
  answer = over
  await expect(unfinished.call(userInfo, {})).rejects.toThrow(ApiRefused)
  expect(onOver).toHaveBeenCalledOnce()
  expect(store.get(sessionExpiredAtom)).toBeNull()
})
