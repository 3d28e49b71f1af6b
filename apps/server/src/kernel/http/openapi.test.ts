import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import { reasons } from '@seaport/contract/kernel/reason'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { describeApi, mustBeDescribed } from './openapi.ts'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}

const { paths } = describeApi()
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Operation] as const,
  ),
)

test('every endpoint is described, as are the stream and the description itself', () => {
  expect(operations.map(([name]) => name)).toEqual(
    expect.arrayContaining(['GET /api/v1/events', 'GET /api/v1/openapi.json', 'GET /api/v1/admin/job']),
  )
  expect(operations).toHaveLength(endpoints.length + 2)
})

test('operation ids are unique, and no operation contains what JSON Schema can’t express', () => {
  const ids = operations.map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(JSON.parse(JSON.stringify(describeApi()))).toEqual(describeApi())
})

test.each(operations)('%s has a summary, and schemas of its input and answer', (name, operation) => {
  expect(operation.summary).toMatch(/^.{8,}$/)
  expect(operation.tags).toEqual([expect.stringMatching(/^[a-z]/)])
  expect(operation.security).toBeInstanceOf(Array)
  const placeholders = [...name.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => placeholder)
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  expect(inPath.map((parameter) => parameter.name)).toEqual(placeholders)
  for (const parameter of inPath) expect(parameter.required).toBe(true)
  for (const { schema } of operation.parameters) expect(Object.keys(schema).length).toBeGreaterThan(0)
  const bodies = Object.values(operation.requestBody?.content ?? {})
  for (const { schema } of bodies) expect(Object.keys(schema).length).toBeGreaterThan(0)
  const answers = Object.values(operation.responses['200']?.content ?? {})
  expect(answers.length).toBeGreaterThan(0)
  for (const { schema } of answers) expect(Object.keys(schema).length).toBeGreaterThan(0)
})

test('null stands beside the values of an enumeration, not among them: generators lose it there', () => {
  const mixed = JSON.stringify(describeApi(), (_key, value) =>
    Array.isArray(value?.enum) && (Array.isArray(value.type) || value.enum.includes(null)) ? 'mixed' : value,
  )
  expect(mixed).not.toContain('"mixed"')
})

test('a form needs its JSON where a member of it is required', () => {
  const partsOf = (path: string) => {
    const [, operation] = operations.find(([name]) => name === `POST /api/v1${path}`) ?? []
    const form = operation?.requestBody?.content['multipart/form-data']?.schema
    return (form as { required?: string[] } | undefined)?.required
  }
  expect(partsOf('/proxy/import-file')).toEqual(['body', 'file'])
  expect(partsOf('/release/{id}/part')).toEqual(['body', 'file'])
  // Everything in it has a default, or there is nothing.
  expect(partsOf('/account/import-file')).toEqual(['file'])
  expect(partsOf('/file')).toEqual(['file'])
})

test('exactly the endpoints that need a step-up say so', () => {
  for (const endpoint of endpoints) {
    const path = `/api/v1${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = paths[path]?.[endpoint.method.toLowerCase()] as {
      'x-step-up'?: true
      description?: string
    }
    expect([path, operation['x-step-up']]).toEqual([path, endpoint.stepUp])
    expect([path, /step_up_needed/.test(operation.description ?? '')]).toEqual([path, !!endpoint.stepUp])
  }
})

test('exactly the endpoints that take a body describe it', () => {
  for (const endpoint of endpoints) {
    const path = `/api/v1${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = paths[path]?.[endpoint.method.toLowerCase()] as Operation
    expect([path, operation.requestBody !== undefined]).toEqual([
      path,
      schemasOf(endpoint).body !== undefined,
    ])
  }
})

const requirementOfUser = { user: [], user_id: [] }
const requirementOfSeat = { seat: [], seat_proof: [] }
const security = (name: string) => Object.fromEntries(operations)[name]?.security

test('a caller’s headers are required together, and a machine’s are named', () => {
  expect(security('GET /api/v1/attention')).toEqual([requirementOfUser])
  expect(security('GET /api/v1/task')).toEqual([
    requirementOfUser,
    requirementOfSeat,
    { api_token: ['task:read'] },
  ])
  expect(security('POST /api/v1/runner/claim')).toEqual([requirementOfSeat])
  expect(security('POST /api/v1/auth/login')).toEqual([])
  expect(security('POST /api/v1/release/{id}/part')).toEqual([{ publisher: [] }])
  expect(security('POST /api/v1/pay/callback')).toEqual([{ gateway: [], gateway_time: [] }])
  const { securitySchemes } = describeApi().components
  for (const [name, { security }] of operations)
    for (const scheme of security.flatMap((one) => Object.keys(one)))
      expect([name, Object.keys(securitySchemes)]).toEqual([name, expect.arrayContaining([scheme])])
})

test('OpenAPI 3.0 names no scopes of a token', () => {
  const task = describeApi('openapi-3.0').paths['/api/v1/task']?.get
  expect(task).toMatchObject({ security: [requirementOfUser, requirementOfSeat, { api_token: [] }] })
})

test('a refusal’s code is one of its reasons’ codes, and never that of a success', () => {
  const { code } = (
    describeApi().components.schemas.Refusal as unknown as { properties: { code: { enum: number[] } } }
  ).properties
  expect(code.enum).toEqual(expect.arrayContaining(Object.values(reasons).map((reason) => reason.code)))
  expect(code.enum).not.toContain(200)
})

/** Every schema of a document, with its path. */
function* schemasIn(part: unknown, path = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof part !== 'object' || part === null) return
  yield [path, part as Record<string, unknown>]
  for (const [name, inner] of Object.entries(part)) yield* schemasIn(inner, `${path}/${name}`)
}

test('`required` names members that are defined', () => {
  for (const target of ['draft-2020-12', 'openapi-3.0'] as const)
    for (const [path, { required, properties = {} }] of schemasIn(describeApi(target)))
      if (Array.isArray(required))
        for (const name of required)
          expect([path, Object.keys(properties as object)]).toEqual([path, expect.arrayContaining([name])])
})

/** Keywords of JSON Schema missing from OpenAPI 3.0: validators reject the document, and generators drop them. */
const newer = [
  '$defs',
  'const',
  'contentEncoding',
  'contentMediaType',
  'if',
  'patternProperties',
  'prefixItems',
  'propertyNames',
]

test('OpenAPI 3.0 is written in its own keywords', () => {
  const parts = [...schemasIn(describeApi('openapi-3.0'))].filter(([path]) => !path.endsWith('/properties'))
  for (const [path, part] of parts)
    expect([path, newer.filter((keyword) => Object.hasOwn(part, keyword))]).toEqual([path, []])
})

test('a route without a description can’t be mounted', () => {
  const app = Fastify()
  mustBeDescribed(app)
  expect(() => app.get('/api/v1/secret-door', async () => '')).toThrow('GET /api/v1/secret-door')
  expect(() => app.put('/api/v1/events', async () => '')).toThrow('PUT /api/v1/events')
  app.get('/elsewhere', async () => '')
})

test('every described route can be mounted', () => {
  const app = Fastify()
  mustBeDescribed(app)
  for (const [name] of operations) {
    const [method = '', path = ''] = name.split(' ')
    app.route({ method, url: path.replace(/\{(\w+)\}/g, ':$1'), handler: async () => '' })
  }
})

test('every reference resolves to a schema of the document, also for a recursive schema', () => {
  const document = describeApi()
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
  expect(references.length).toBeGreaterThan(known.length)
  for (const target of new Set(references)) expect(known).toContain(target)
  expect(known.length).toBeGreaterThan(1)
})
