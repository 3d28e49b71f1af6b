import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '../../server.ts'
import { shown, withoutSecrets } from './shown.ts'

/** A request besides its method and path. */
export interface Given {
  /** Whose token is sent; `''`: nobody's. */
  as?: string
  /** Scopes of that token; all of them when absent. */
  scopes?: readonly string[]
  /** Kind of a token of Graph. */
  kind?: 'user' | 'page' | 'instagram'
  /** A token as it is, in place of `as`. */
  token?: string
  json?: unknown
  form?: Readonly<Record<string, string>>
  raw?: string | Buffer
  headers?: Readonly<Record<string, string>>
  /** Asked, but left out of the record. */
  silent?: boolean
}

export interface Answer {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
  /** The body, if it is JSON. */
  body: Readonly<Record<string, unknown>>
}

/** Sends requests to a network in the same process, and writes down what was asked and answered. */
export interface Recorder {
  ask(line: string, given?: Given): Promise<Answer>
  /** A heading. Limits, counters and faults begin anew. */
  scene(title: string): Promise<void>
  note(line: string): void
  advance(ms: number): void
  text(): string
  /** `METHOD /pattern` of all routes, and of those asked. */
  routes: readonly string[]
  asked: ReadonlySet<string>
  close(): Promise<void>
}

const START = Date.parse('2026-11-20T12:00:00.000Z')
const TEN_YEARS = 10 * 365 * 24 * 60 * 60
/** Headers of every answer, or of the machine. */
const UNTOLD = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** A network of a few hundred people whose clock stands still. */
export async function openRecorder(): Promise<Recorder> {
  let time = START
  const { app } = await buildSandbox({ seed: 'record', people: 60, now: () => time })
  const { routes, asked } = listRoutes(app)
  const lines: string[] = []
  const tokens = new Map<string, string>()
  const names = new Map<string, string>()

  async function tokenFor(path: string, { as = 'harbor_tea', scopes, kind }: Given): Promise<string> {
    const onGraph = path.startsWith('/graph')
    const ofGraph = kind ?? (path.startsWith('/graph-instagram') ? 'instagram' : 'page')
    const key = JSON.stringify([as, scopes, onGraph && ofGraph])
    const known = tokens.get(key)
    if (known) return known
    const { body } = await send(`POST /_control/${onGraph ? 'graph-token' : 'token'}`, {
      json: {
        handle: as,
        scopes,
        ...(onGraph ? { kind: ofGraph } : { expires_in: TEN_YEARS }),
      },
    })
    const token = String(body.access_token)
    tokens.set(key, token)
    return token
  }

  async function send(line: string, { json, form, raw, headers }: Given): Promise<Answer> {
    const [method, url] = line.split(' ') as ['GET', string]
    const type = json !== undefined ? 'application/json' : form && 'application/x-www-form-urlencoded'
    const payload =
      json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : raw
    const reply = await app.inject({
      method,
      url,
      headers: { host: 'network.test', ...(type && { 'content-type': type }), ...headers },
      ...(payload !== undefined && { payload }),
    })
    const isJson = /json/.test(String(reply.headers['content-type'])) && /^[[{]/.test(reply.body)
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      body: isJson && reply.statusCode < 500 ? parsed(reply.body) : {},
    }
  }

  return {
    routes,
    asked,
    async ask(line, given = {}) {
      const [, path = ''] = line.split(' ')
      const isApi = /^\/(2|graph|graph-instagram)\//.test(path) && !/oauth|access_token/.test(path)
      const token = given.token ?? (isApi && given.as !== '' ? await tokenFor(path, given) : undefined)
      const authorization = token && { authorization: `Bearer ${token}` }
      const answer = await send(line, { ...given, headers: { ...authorization, ...given.headers } })
      if (!given.silent) lines.push(...asWritten(line, given), ...answered(answer))
      return answer
    },
    async scene(title) {
      await send('POST /_control/reset', { json: {} })
      lines.push('', `== ${title}`)
    },
    note: (line) => void lines.push(line),
    advance: (ms) => {
      time += ms
    },
    text: () => `${withoutSecrets(lines.join('\n').trim(), names)}\n`,
    close: () => app.close(),
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Collects the routes; before the network is ready, its parts are not registered yet. */
function listRoutes(app: FastifyInstance) {
  const routes: string[] = []
  const asked = new Set<string>()
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (!['HEAD'].includes(one)) routes.push(`${one} ${url}`)
  })
  app.addHook('onRequest', async ({ method, routeOptions: { url } }) => {
    asked.add(`${method} ${url}`)
  })
  return { routes, asked }
}

function asWritten(
  line: string,
  { as, scopes, kind, token, json, form, raw, headers = {} }: Given,
): string[] {
  const who = [
    as === '' ? 'nobody' : as,
    kind,
    scopes && `scopes: ${scopes.join(' ')}`,
    token !== undefined && `token ${token}`,
    ...Object.entries(headers).map(([name, value]) =>
      name === 'cookie' ? 'signed in' : `${name}: ${value}`,
    ),
  ].filter(Boolean)
  const body = json !== undefined ? JSON.stringify(json) : form ? `form ${JSON.stringify(form)}` : raw
  return [
    '',
    `> ${line}${who.length > 0 ? `   (${who.join(', ')})` : ''}`,
    ...(body === undefined ? [] : [`  ${JSON.stringify(String(body)).slice(1, -1).replaceAll('\\"', '"')}`]),
  ]
}

function answered({ status, headers, text }: Answer): string[] {
  const told = Object.entries(headers).filter(
    ([name, value]) =>
      !UNTOLD.has(name) && !(name === 'content-type' && value === 'application/json; charset=utf-8'),
  )
  return [
    `< ${[status, ...told.map(([name, value]) => `${name}: ${String(value)}`)].join(' | ')}`,
    ...shown(text).map((line) => `  ${line}`),
  ]
}
