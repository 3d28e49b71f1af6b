import fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { logRequests, noteCaller, noteRefusal } from './request-log.ts'

const user = { kind: 'user', userId: 'u1', impersonator: null } as unknown as Actor
const asUser = { kind: 'user', userId: 'u1', impersonator: { id: 'u9' } } as unknown as Actor
const seat = { kind: 'seat', seatId: 's1' } as unknown as Actor

/** @returns the lines that requests of this caller leave */
async function linesOf(caller: Actor | null, status: number, url: string, level = 'info') {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level, stream },
  })
  logRequests(app, app.log as never)
  app.get('/file/:id', (request, reply) => {
    if (caller) noteCaller(request, caller)
    if (status >= 400) noteRefusal(request, 'forbidden')
    return reply.code(status).send()
  })
  await app.inject(url)
  return lines.map(({ method, route, status, reason, caller }) => ({ method, route, status, reason, caller }))
}
const refused = { method: 'GET', route: '/file/:id', status: 403, reason: 'forbidden' }

test.each([
  ['nobody', null, undefined],
  ['a user', user, 'user:u1'],
  ['an administrator as a user', asUser, 'user:u1 by user:u9'],
  ['a seat', seat, 'seat:s1'],
])('a refusal names %s, and the route in place of the address', async (_, caller, named) => {
  expect(await linesOf(caller, 403, '/file/77?signature=s3cret')).toEqual([{ ...refused, caller: named }])
})

test('what was not refused names nobody; what has no route is no address either', async () => {
  expect(await linesOf(user, 200, '/file/77')).toEqual([
    { method: 'GET', route: '/file/:id', status: 200, reason: undefined, caller: undefined },
  ])
  expect(await linesOf(null, 200, '/elsewhere?token=s3cret')).toMatchObject([{ route: null, status: 404 }])
})

test('polls that found nothing new are for debugging', async () => {
  expect(await linesOf(user, 304, '/file/77')).toEqual([])
  expect(await linesOf(user, 304, '/file/77', 'debug')).toHaveLength(1)
})
