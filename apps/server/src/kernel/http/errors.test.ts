import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConnectionLost } from '../../db/faults.ts'
import { handleErrors } from './errors.ts'
import { parseJsonBodies } from './json-body.ts'

const STATEMENT = 'insert into "user" values (secret)'
const faults: Record<string, unknown> = {
  error: new Error(STATEMENT, { cause: new Error(STATEMENT) }),
  'database error': Object.assign(new Error(STATEMENT), { code: '42P01', detail: STATEMENT }),
  'lost connection': new ConnectionLost(STATEMENT),
  'error with a status': Object.assign(new Error(STATEMENT), { statusCode: 404 }),
  'thrown text': STATEMENT,
}

let app: FastifyInstance
beforeAll(() => {
  app = Fastify()
  parseJsonBodies(app)
  handleErrors(app)
  app.get('/:kind', async ({ params }) => {
    throw faults[(params as { kind: string }).kind]
  })
  app.post('/', async ({ body }) => body)
})
afterAll(() => app.close())

test.each(Object.keys(faults))('an answer tells nothing of a fault: %s', async (kind) => {
  const { statusCode, headers, body } = await app.inject(`/${encodeURIComponent(kind)}`)
  expect(statusCode).toBeGreaterThanOrEqual(500)
  expect(Object.keys(JSON.parse(body)).sort()).toEqual(
    expect.arrayContaining(['code', 'data', 'msg', 'reason', 'request_id']),
  )
  expect(body + JSON.stringify(headers)).not.toMatch(/secret|\.ts\b|node_modules|42P01/)
})

test.each(['{"__proto__":{"admin":true}}', '{"a":[{"constructor":{"prototype":{"admin":true}}}]}'])(
  'a body that would change prototypes is no JSON: %s',
  async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/', headers, payload })
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'invalid_input'])
  },
)
