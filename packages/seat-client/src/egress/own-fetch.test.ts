import { beforeEach, expect, test, vi } from 'vitest'
import { DialError } from './dial.ts'
import type { AccountProxy } from './egress.ts'
import { createOwnFetch } from './own-fetch.ts'
import type { ServerRoute } from './server-routes.ts'

/** What happens to a call through the proxy of an address; answered by it if nothing. */
const { faults, sent } = vi.hoisted(() => ({ faults: new Map<string, Error>(), sent: [] as string[] }))
vi.mock('./proxied-fetch.ts', () => ({
  fetchThrough: ({ host }: AccountProxy) => {
    sent.push(`opens ${host}`)
    return async (input: string) => {
      sent.push(`${input} ${host}`)
      const fault = faults.get(host)
      if (fault) throw fault
      return new Response(host)
    }
  },
}))

const proxy = (host: string): AccountProxy => ({
  scheme: 'http',
  host,
  port: 3128,
  username: '',
  password: '',
})
const URL_OF_SERVER = 'https://seaport.test/api'
const away = new DialError('unreachable', 'no answer')

let now: number
beforeEach(() => {
  now = 0
  faults.clear()
  sent.length = 0
})

/** The client's own fetch, and what wanted a login. */
function rig(...routes: ServerRoute[]) {
  const wanted: string[] = []
  const send = createOwnFetch(() => routes, {
    now: () => now,
    onLoginWanted: async ({ host }, url) => wanted.push(`${host} ${url}`),
  })
  const via = async () => {
    sent.length = 0
    await send(URL_OF_SERVER).catch((error: Error) => sent.push(error.message))
    return sent
      .filter((line) => !line.startsWith('opens'))
      .map((line) => line.replace(`${URL_OF_SERVER} `, ''))
  }
  return { send, via, wanted }
}

test('a proxy that does not answer is tried last for a minute, or until it answers', async () => {
  const { via } = rig(proxy('10.0.0.1'), proxy('10.0.0.2'))
  expect(await via()).toEqual(['10.0.0.1'])
  faults.set('10.0.0.1', away)
  expect(await via()).toEqual(['10.0.0.1', '10.0.0.2'])
  expect(await via()).toEqual(['10.0.0.2'])
  now = 59_999
  expect(await via()).toEqual(['10.0.0.2'])
  now = 60_000
  expect(await via()).toEqual(['10.0.0.1', '10.0.0.2'])
  faults.clear()
  faults.set('10.0.0.2', away)
  expect(await via()).toEqual(['10.0.0.2', '10.0.0.1'])
  expect(await via()).toEqual(['10.0.0.1'])
})

test('a proxy is opened once', async () => {
  const { send } = rig(proxy('10.0.0.1'))
  await send(URL_OF_SERVER)
  await send(new Request(URL_OF_SERVER)).catch(() => undefined)
  expect(sent.filter((line) => line.startsWith('opens'))).toEqual(['opens 10.0.0.1'])
})

test('a proxy that wants a login is told with the address that was asked, and no other way is tried', async () => {
  faults.set('10.0.0.1', new DialError('login', '407'))
  const { via, wanted } = rig(proxy('10.0.0.1'), proxy('10.0.0.2'))
  expect(await via()).toEqual(['10.0.0.1', 'proxy login'])
  expect(wanted).toEqual([`10.0.0.1 ${URL_OF_SERVER}`])
})

test('what fails behind a proxy is not sent another way', async () => {
  faults.set('10.0.0.1', new Error('reset'))
  const { via, wanted } = rig(proxy('10.0.0.1'), proxy('10.0.0.2'))
  expect(await via()).toEqual(['10.0.0.1', 'reset'])
  expect(wanted).toEqual([])
})

test('without any way, or where none answers, nothing leaves directly', async () => {
  const direct = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('sent'))
  expect(await rig().via()).toEqual(['proxy unreachable'])
  faults.set('10.0.0.1', away)
  expect(await rig(proxy('10.0.0.1')).via()).toEqual(['10.0.0.1', 'proxy unreachable'])
  expect(direct).not.toHaveBeenCalled()
  expect(await rig(proxy('10.0.0.1'), 'direct').via()).toEqual(['10.0.0.1', 'sent'])
  direct.mockRestore()
})
