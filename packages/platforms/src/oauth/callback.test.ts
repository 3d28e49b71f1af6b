import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type CallbackOptions, receiveCallback } from './callback.ts'

const page = { title: 'Sign-in <to> X', done: 'You can close this window.', failed: 'It did not work.' }

function options(changes: Partial<CallbackOptions> = {}): CallbackOptions {
  return { ports: [0], page, timeoutMs: 10_000, signal: new AbortController().signal, ...changes }
}

async function listening() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('one answer with the right state is accepted; others are rejected and change nothing', async () => {
  const receiver = await receiveCallback(options())
  const address = `http://127.0.0.1:${receiver.port}`
  const answer = receiver.receive('state-1')
  for (const path of [
    '/',
    '/callback',
    '/callback?code=evil&state=state-2',
    '/callback?code=evil&state=',
    '/other?code=c&state=state-1',
    '//',
    '//callback?code=c&state=state-1',
  ])
    expect((await fetch(address + path)).status).toBe(404)
  expect((await fetch(`${address}/callback?code=c&state=state-1`, { method: 'POST' })).status).toBe(404)

  const shown = await fetch(`${address}/callback?code=c-1&state=state-1`)
  expect(shown.status).toBe(200)
  const text = await shown.text()
  expect(text).toContain('Sign-in &#60;to&#62; X')
  expect(text).toContain(page.done)
  expect(await answer).toEqual({ code: 'c-1', state: 'state-1' })
  await expect(fetch(`${address}/callback?code=c-2&state=state-1`)).rejects.toThrow()
})

test('a refusal by the person is reported', async () => {
  const receiver = await receiveCallback(options())
  const answer = receiver.receive('s')
  const failure = expect(answer).rejects.toMatchObject({ failure: 'denied' })
  const shown = await fetch(`http://127.0.0.1:${receiver.port}/callback?error=access_denied&state=s`)
  expect(await shown.text()).toContain(page.failed)
  await failure
})

test('the first free registered port is used; an error reports that none is free', async () => {
  const [taken, other] = [await listening(), await listening()]
  const receiver = await receiveCallback(options({ ports: [taken, 0] }))
  expect(receiver.port).not.toBe(taken)
  receiver.close()
  await expect(receiveCallback(options({ ports: [taken, other] }))).rejects.toMatchObject({
    failure: 'no_port',
  })
})

test('waiting ends with a timeout, or when it is aborted', async () => {
  const slow = await receiveCallback(options({ timeoutMs: 1 }))
  await expect(slow.receive('s')).rejects.toMatchObject({ failure: 'timeout' })
  const givenUp = new AbortController()
  const receiver = await receiveCallback(options({ signal: givenUp.signal }))
  const answer = receiver.receive('s')
  givenUp.abort(new Error('window closed'))
  await expect(answer).rejects.toThrow('window closed')
  // Closed while the port was being opened.
  const late = await receiveCallback(options({ signal: givenUp.signal }))
  await expect(late.receive('s')).rejects.toThrow('window closed')
})
