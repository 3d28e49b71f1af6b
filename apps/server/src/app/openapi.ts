import { API_BASE, endpoints } from '@seaport/contract/api'
import type { Endpoint } from '@seaport/contract/endpoint'
import { envelopeOf, Refusal } from '@seaport/contract/envelope'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Serves the OpenAPI description, made from the contract's own schemas. */
export function serveOpenApi(app: FastifyInstance): void {
  const description = JSON.stringify(describeApi())
  app.get(`${API_BASE}/openapi.json`, (_request, reply) => reply.type('application/json').send(description))
}

/** @returns the API as an OpenAPI 3.1 document */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  const schemas: Schemas = {}
  for (const endpoint of endpoints) {
    const path = `${API_BASE}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Seaport', version: '1' },
    paths,
    components: {
      schemas: { Refusal: jsonSchema(Refusal, 'output', schemas), ...schemas },
      securitySchemes: {
        user: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'Token of POST /auth/login, with the user id in the header user_id',
        },
        seat: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'Token of POST /seat/login, with a DPoP proof in the header dpop',
        },
      },
    },
  }
}

/** Schemas that contain themselves, by the names under which all others refer to them. */
type Schemas = Record<string, unknown>

function operationOf(endpoint: Endpoint, schemas: Schemas) {
  const { summary, callers, permission, params, query, body, data, idempotent, path, method } = endpoint
  const open = callers.includes('public')
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [path.split('/')[1]],
    ...(permission && { description: `Needs the permission key ${permission}.` }),
    security: open ? [] : callers.map((caller) => ({ [caller]: [] })),
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
          ...(endpoint.download && { '*/*': { schema: { type: 'string', format: 'binary' } } }),
          'application/json': {
            schema: {
              anyOf: [
                jsonSchema(envelopeOf(data), 'output', schemas),
                { $ref: '#/components/schemas/Refusal' },
              ],
            },
          },
        },
      },
      default: refusals,
    },
  }
}

/** Paths are grouped by their noun; an administrator's nouns are groups of their own. */
function tagOf(path: string): string {
  const [first = '', second = ''] = path.slice(1).split('/')
  return first === 'admin' ? `admin ${second}` : first
}

/** A form has its JSON and its file as parts, in this order. */
function contentOf({ upload }: Endpoint, body: object) {
  if (!upload) return { 'application/json': { schema: body } }
  const file = { type: 'string', format: 'binary', maxLength: upload.maxBytes }
  const schema = { type: 'object', properties: { body, file }, required: ['file'] }
  return { 'multipart/form-data': { schema, encoding: { body: { contentType: 'application/json' } } } }
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query', schemas: Schemas) {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', schemas) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: shape,
  }))
}

/** @param schemas takes in the parts that contain themselves: a reference inside an operation would point at nothing */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas) {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  if (!$defs) return rest
  const first = Object.keys(schemas).length + 1
  const names = new Map(Object.keys($defs).map((name, index) => [name, `Recursive${first + index}`]))
  const pointed = <T>(part: T): T =>
    JSON.parse(
      JSON.stringify(part).replaceAll(
        /"#\/\$defs\/(\w+)"/g,
        (_, name: string) => `"#/components/schemas/${names.get(name)}"`,
      ),
    )
  for (const [name, part] of Object.entries($defs)) schemas[names.get(name) ?? name] = pointed(part)
  return pointed(rest)
}
