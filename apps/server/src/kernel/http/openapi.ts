import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { API_BASE } from '@seaport/contract/api'
import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import { EVENTS_PATH } from '@seaport/contract/event'
import { LiveEvent } from '@seaport/contract/event.schema'
import type { Endpoint, Machine } from '@seaport/contract/kernel/endpoint'
import { envelopeOf, Refusal } from '@seaport/contract/kernel/envelope.schema'
import { PAY_SIGNATURE_HEADER, PAY_TIMESTAMP_HEADER } from '@seaport/contract/money/order'
import { RELEASE_TOKEN_HEADER } from '@seaport/contract/platform/release'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const ITSELF = `${API_BASE}/openapi.json`
const STREAM = `${API_BASE}${EVENTS_PATH}`
/** The readable page. */
const DOCS = `${API_BASE}/docs`
const INFO = { title: 'Seaport', version: '1' }

/**
 * Serves the OpenAPI description, generated from the contract's schemas, and a page to read it on; all from our own address.
 * @param publicUrl the server address in a saved description; null = the address it was fetched from
 */
export async function serveOpenApi(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  let description: string | undefined
  app.get(ITSELF, (_request, reply) => {
    description ??= JSON.stringify({ ...describedOnce(), servers: [{ url: publicUrl ?? '/' }] })
    return reply.type('application/json').send(description)
  })
  // Shown until swagger-ui replaces it.
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.0.3', info: INFO, paths: {} } },
  })
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    uiConfig: { validatorUrl: null, docExpansion: 'none', displayRequestDuration: true, filter: true },
    // The page shows only this description: its bar for choosing another one is removed.
    theme: {
      title: 'Seaport API',
      css: [{ filename: 'seaport.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    // swagger-ui takes ten seconds to open a group of an OpenAPI 3.1 document, but less than one of a 3.0 document.
    transformSpecificationClone: false,
    transformSpecification: () => describedOnce('openapi-3.0'),
    logLevel: 'warn',
  })
}

/** Generated on first use, in a tenth of a second, so that the start does not wait for it. Shared by all servers of a process. */
const documents = new Map<Target, ReturnType<typeof describeApi>>()

function describedOnce(target: Target = 'draft-2020-12') {
  const document = documents.get(target) ?? describeApi(target)
  documents.set(target, document)
  return document
}

/**
 * Refuses to mount routes that are missing from the description.
 * @throws Error that names the route
 */
export function mustBeDescribed(app: FastifyInstance): void {
  const described = new Set([
    ...endpoints.map(({ method, path }) => `${method} ${templateOf(`${API_BASE}${path}`)}`),
    `GET ${STREAM}`,
    `GET ${ITSELF}`,
  ])
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith(`${API_BASE}/`) || url === DOCS || url.startsWith(`${DOCS}/`)) return
    for (const each of [method].flat())
      if (each !== 'HEAD' && !described.has(`${each} ${templateOf(url)}`))
        throw new Error(`${each} ${url} is not described in the contract`)
  })
}

/** Operations by path and lower-case method. */
type Paths = Record<string, Record<string, object>>

/** @returns the API as an OpenAPI document, version 3.1 by default */
export function describeApi(target: Target = 'draft-2020-12') {
  const schemas: Schemas = { target, recursive: {} }
  const paths: Paths = { ...describeStream(schemas), ...describeItself() }
  for (const endpoint of endpoints) {
    const path = templateOf(`${API_BASE}${endpoint.path}`)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) }
  }
  return {
    openapi: target === 'openapi-3.0' ? '3.0.3' : '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Refusal: jsonSchema(Refusal, 'output', schemas), ...schemas.recursive },
      securitySchemes,
    },
  }
}

const inHeader = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })

const securitySchemes = {
  user: inHeader('token', 'Token of POST /auth/login'),
  user_id: inHeader('user_id', 'Id of the user whom the token is for: `user_id` of POST /auth/login'),
  api_token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Personal token of a supervisor (spt_…), made in the console. Each operation names the scope that it needs; those that name none take no token.',
  },
  seat: inHeader('token', 'Token of POST /seat/login'),
  seat_proof: inHeader(
    'dpop',
    'DPoP proof (RFC 9449) over the method and the address, made anew for each call',
  ),
  publisher: inHeader(RELEASE_TOKEN_HEADER, 'Release token, made by an administrator in the console'),
  gateway: inHeader(
    PAY_SIGNATURE_HEADER,
    'HMAC-SHA256 in hexadecimal over the timestamp, a dot and the raw body',
  ),
  gateway_time: inHeader(PAY_TIMESTAMP_HEADER, 'When the signature was made, in seconds since 1970'),
}

/** Names of security schemes, with what each requires. */
type Requirement = { [scheme in keyof typeof securitySchemes]?: string[] }

/** The headers of one requirement are needed together. */
const requirements = {
  user: { user: [], user_id: [] },
  seat: { seat: [], seat_proof: [] },
  publisher: { publisher: [] },
  gateway: { gateway: [], gateway_time: [] },
} satisfies Record<Machine | 'user' | 'seat', Requirement>

/** Any one of the requirements suffices; public endpoints have none. */
function securityOf({ callers, machine, scope }: Endpoint, target: Target): Requirement[] {
  if (machine) return [requirements[machine]]
  // In OpenAPI 3.0, only OAuth schemes may name scopes.
  const api_token = target === 'openapi-3.0' || !scope ? [] : [scope]
  return [
    ...callers.flatMap((caller) => (caller === 'public' ? [] : [requirements[caller]])),
    ...(scope ? [{ api_token }] : []),
  ]
}

function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

function describeStream(schemas: Schemas): Paths {
  const get = {
    operationId: 'getEvents',
    summary: 'Streams changes as server-sent events; a client that was disconnected reads its data again',
    tags: ['events'],
    security: [requirements.user, requirements.seat],
    parameters: [],
    responses: {
      200: {
        description: 'A stream whose every message is one event',
        content: { 'text/event-stream': { schema: jsonSchema(LiveEvent, 'output', schemas) } },
      },
      default: refusals,
    },
  }
  return { [STREAM]: { get } }
}

function describeItself(): Paths {
  const get = {
    operationId: 'getOpenapi',
    summary: 'This description',
    tags: ['openapi'],
    security: [],
    parameters: [],
    responses: {
      200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } },
    },
  }
  return { [ITSELF]: { get } }
}

const refusal = { $ref: '#/components/schemas/Refusal' }

const refusals = {
  description: 'A refusal or fault',
  content: { 'application/json': { schema: refusal } },
}

/** Dialects of schemas: OpenAPI 3.1 takes JSON Schema unchanged. */
type Target = 'draft-2020-12' | 'openapi-3.0'

/** Dialect of the schemas, and the recursive ones by the names under which others refer to them. */
interface Schemas {
  readonly target: Target
  readonly recursive: Record<string, unknown>
}

function operationOf(endpoint: Endpoint, schemas: Schemas) {
  const { summary, idempotent, path, method } = endpoint
  const { params, query, body, data } = schemasOf(endpoint)
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [tagOf(path)],
    ...describeNeeds(endpoint),
    security: securityOf(endpoint, schemas.target),
    parameters: [
      ...parametersOf(params, 'path', schemas),
      ...parametersOf(query, 'query', schemas),
      ...(idempotent
        ? [
            {
              name: 'idempotency-key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: 100 },
            },
          ]
        : []),
    ],
    ...(body && {
      requestBody: { required: true, content: contentOf(endpoint, jsonSchema(body, 'input', schemas)) },
    }),
    responses: {
      200: {
        description: 'The answer, or a business refusal with code 400',
        content: {
          ...(endpoint.download
            ? {
                '*/*': { schema: { type: 'string', format: 'binary' } },
                'application/json': { schema: refusal },
              }
            : {
                'application/json': {
                  schema: { anyOf: [jsonSchema(envelopeOf(data), 'output', schemas), refusal] },
                },
              }),
        },
      },
      default: refusals,
    },
  }
}

/** Requirements of a caller besides being logged in; the reasons are those of the refusals. */
function describeNeeds({ permission, scope, stepUp, duringLogin }: Endpoint) {
  const needs = [
    ...(permission ? [`Needs the permission key ${permission}.`] : []),
    ...(scope ? [`A personal token needs the scope \`${scope}\`.`] : []),
    ...(stepUp
      ? [
          'Needs a step-up (POST /user/step-up) within the last minutes; refused with `step_up_needed` without.',
        ]
      : []),
    ...(duringLogin
      ? [
          `May be called while a login still waits for: ${duringLogin.map((step) => `\`${step}\``).join(', ')}.`,
        ]
      : []),
  ]
  return {
    ...(needs.length > 0 && { description: needs.join(' ') }),
    ...(scope && { 'x-scope': scope }),
    ...(stepUp && { 'x-step-up': true }),
  }
}

/** Paths are grouped by their first noun; those for administrators are groups of their own. */
function tagOf(path: string): string {
  const [first = '', second = ''] = path.slice(1).split('/')
  return first === 'admin' ? `admin ${second}` : first
}

/** A form has its JSON and its file as parts; the JSON may be left out if none of its members is required. */
function contentOf({ upload }: Endpoint, body: { required?: readonly string[] }) {
  if (!upload) return { 'application/json': { schema: body } }
  const file = { type: 'string', format: 'binary', maxLength: upload.maxBytes }
  const required = body.required?.length ? ['body', 'file'] : ['file']
  const schema = { type: 'object', properties: { body, file }, required }
  return { 'multipart/form-data': { schema, encoding: { body: { contentType: 'application/json' } } } }
}

function parametersOf(schema: z.ZodObject | undefined, location: 'path' | 'query', schemas: Schemas) {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', schemas) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: shape,
  }))
}

/** @param schemas collects the recursive parts, because a reference inside an operation would not resolve */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', { target, recursive }: Schemas) {
  const {
    $schema: _,
    definitions,
    $defs = definitions,
    ...rest
  } = z.toJSONSchema(schema, { io, target, unrepresentable: 'any', override: adapt(target) })
  if (!$defs) return rest
  const first = Object.keys(recursive).length + 1
  const names = new Map(Object.keys($defs).map((name, index) => [name, `Recursive${first + index}`]))
  const pointed = <T>(part: T): T =>
    JSON.parse(
      JSON.stringify(part).replaceAll(
        /"#\/(?:\$defs|definitions)\/(\w+)"/g,
        (_, name: string) => `"#/components/schemas/${names.get(name)}"`,
      ),
    )
  for (const [name, part] of Object.entries($defs)) recursive[names.get(name) ?? name] = pointed(part)
  return pointed(rest)
}

/** OpenAPI 3.0 has no `contentEncoding`. */
function adapt(target: Target) {
  return (context: OverrideContext): void => {
    nameMembers(context)
    if (target === 'openapi-3.0') delete context.jsonSchema.contentEncoding
  }
}

/** A record with enum keys gets named members, because generators ignore `propertyNames`, and `required` names without a definition. */
function nameMembers({ zodSchema, jsonSchema }: OverrideContext): void {
  if (zodSchema._zod.def.type !== 'record') return
  const { additionalProperties: member } = jsonSchema
  const names = (zodSchema as z.core.$ZodRecord)._zod.def.keyType._zod.values
  if (!names || typeof member !== 'object') return
  jsonSchema.properties = Object.fromEntries([...names].map((name) => [String(name), member]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

type OverrideContext = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]
