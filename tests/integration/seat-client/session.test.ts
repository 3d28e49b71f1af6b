import { join } from 'node:path'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import {
  HEARTBEAT_DEAD_SECONDS,
  heartbeat,
  seatLogout,
  seatWorkspace,
} from '@seaport/contract/desk/seat-session'
import { expect, test } from 'vitest'
import { LOGIN, memorySecrets, startComputer, startServer } from './stage.ts'

const refusedFor = (reason: string) =>
  expect.objectContaining({ refusal: expect.objectContaining({ reason }) })

test('logs in, speaks for the seat, and is still logged in after a restart that asked nobody', async () => {
  const { url, folder } = await startServer()
  const secrets = memorySecrets()
  const first = startComputer(url, secrets, folder)
  await first.sessions.logIn(LOGIN)
  expect((await first.session().client.call(seatWorkspace, {})).seat.seat_code).toBe('100002')

  const again = startComputer(url, secrets, folder)
  await again.sessions.restore()
  expect(again.events).toEqual(['start 100002', 'in'])
  await again.session().client.call(heartbeat, {})
})

test.each([3, -3])(
  'a computer whose clock is %i hours ahead logs in, and goes on by the server’s time',
  async (hours) => {
    const { url, folder } = await startServer()
    const told: number[] = []
    const desktop = startComputer(url, memorySecrets(), folder, {
      machine: () => Date.now() + hours * 3_600_000,
      onChange: (ms) => told.push(Math.round(ms / 3_600_000)),
    })
    await desktop.sessions.logIn(LOGIN)
    await desktop.session().client.call(heartbeat, {})
    expect(told).toEqual([hours])
  },
)

test('a wrong password leaves everything as it was', async () => {
  const { url, folder } = await startServer()
  const desktop = startComputer(url, memorySecrets(), folder)
  await expect(desktop.sessions.logIn({ ...LOGIN, password: 'wrong' })).rejects.toEqual(
    refusedFor('wrong_credentials'),
  )
  expect(desktop.sessions.state()).toEqual({ seat: null, ended: null })
  expect(desktop.events).toEqual([])
})

test('a second computer is refused while the first lives, and takes over once it is silent', async () => {
  const { url, folder, time } = await startServer()
  const first = startComputer(url, memorySecrets(), join(folder, 'one'))
  const second = startComputer(url, memorySecrets(), join(folder, 'two'))
  await first.sessions.logIn(LOGIN)
  await expect(second.sessions.logIn(LOGIN)).rejects.toEqual(refusedFor('seat_held'))

  time.ahead = (HEARTBEAT_DEAD_SECONDS + 1) * 1000
  await second.sessions.logIn(LOGIN)
  await expect(first.session().client.call(heartbeat, {})).rejects.toBeInstanceOf(ApiRefused)
  expect(first.sessions.state()).toEqual({ seat: null, ended: 'taken_over' })
  await first.sessions.pause()
  expect(first.events).toEqual(['start 100002', 'in', 'out taken_over', 'stop', 'dispose'])
})

test('a session of which no contact is kept was taken over, not left idle', async () => {
  const { url, folder } = await startServer()
  const secrets = memorySecrets()
  const first = startComputer(url, secrets, join(folder, 'one'))
  await first.sessions.logIn(LOGIN)
  // Its settings are gone, as after they were set aside.
  const again = startComputer(url, secrets, join(folder, 'two'))
  await again.sessions.restore()
  await first.session().client.call(seatLogout, {})
  await expect(again.session().client.call(heartbeat, {})).rejects.toBeInstanceOf(ApiRefused)
  expect(again.sessions.state()).toEqual({ seat: null, ended: 'taken_over' })
})

test('a session that is over is forgotten, and a copied one is of no use elsewhere', async () => {
  const { url, folder } = await startServer()
  const secrets = memorySecrets()
  const desktop = startComputer(url, secrets, join(folder, 'one'))
  await desktop.sessions.logIn(LOGIN)
  const stolen = memorySecrets()
  await stolen.set('session', (await secrets.get('session')) ?? '')
  const thief = startComputer(url, stolen, join(folder, 'two'))
  await thief.sessions.restore()
  await expect(thief.session().client.call(seatWorkspace, {})).rejects.toEqual(refusedFor('proof_invalid'))

  await desktop.sessions.logOut()
  expect(await secrets.names()).toEqual(['device'])
  expect(desktop.events.slice(2)).toEqual(['stop', 'out by hand', 'stop', 'dispose'])
})

test('a token is never sent to another address than the one that gave it', async () => {
  const { url, folder } = await startServer()
  const secrets = memorySecrets()
  await startComputer(url, secrets, folder).sessions.logIn(LOGIN)
  const elsewhere = startComputer(url.replace('127.0.0.1', 'localhost'), secrets, folder)
  await elsewhere.sessions.restore()
  expect(elsewhere.sessions.current()).toBeNull()
})

test('without a server the session continues, and logging out works too', async () => {
  const { url, folder } = await startServer()
  const secrets = memorySecrets()
  await startComputer(url, secrets, folder).sessions.logIn(LOGIN)
  const gone = 'http://127.0.0.1:9'
  await secrets.set('session', ((await secrets.get('session')) ?? '').replace(url, gone))
  const desktop = startComputer(gone, secrets, folder)
  await desktop.sessions.restore()
  await expect(desktop.session().client.call(heartbeat, {})).rejects.toBeInstanceOf(ApiUnreachable)
  expect(desktop.sessions.state().seat?.seat_code).toBe('100002')
  await desktop.sessions.logOut()
  expect(await secrets.names()).toEqual(['device'])
})
