import { API_BASE } from '@seaport/contract/api'
import { schemasOf } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { fieldsOf } from '../../../apps/server/src/test-support/tour/fields.ts'
import type { Visit } from '../../../apps/server/src/test-support/tour/stop.ts'
import { pick } from '../random.ts'
import { changed, hostile, hostileText, jsonOf } from './hostile.ts'
import type { RawRequest } from './send.ts'

type Random = () => number

/** A request that mutations are applied to. */
interface Draft {
  random: Random
  endpoint: Endpoint
  method: string
  params: Record<string, string>
  query: unknown
  body: unknown
  /** Corrupts bytes of the address or the body. */
  path: (path: string) => string
  bytes: (bytes: Buffer) => Buffer
  headers: [string, string][]
  /** Replaces the form or JSON body. */
  type?: string
}

const text = (value: string) => Buffer.from(value, 'latin1')
const long = 'x'.repeat(4000)

/** Headers that are known to trip servers. */
const oddHeaders: readonly [string, string][] = [
  ['accept-language', 'xx-\xff,*;q=9'],
  ['accept-language', long],
  ['accept-encoding', 'br;q=x, gzip;q=-1, \xff'],
  ['authorization', `Bearer ${long}`],
  ['content-encoding', 'gzip'],
  ['cookie', '=;;a=%ff; __proto__=1; \xff'],
  ['cookie', `seaport=${long}`],
  ['dpop', 'a.b.c'],
  ['dpop', long],
  ['host', 'evil.example'],
  ['idempotency-key', ''],
  ['idempotency-key', long],
  ['idempotency-key', '\xff%00'],
  ['if-modified-since', 'yesterday'],
  ['if-none-match', 'W/"'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['range', 'bytes=-0'],
  ['range', 'bytes=9-1,5-'],
  ['range', 'bytes=99999999999999999999-'],
  ['token', ''],
  ['token', '\xff'],
  ['token', long],
  ['transfer-encoding', 'gzip'],
  ['user_id', '__proto__'],
  ['user-agent', long],
  ['x-forwarded-for', '::ffff:999.1.1.1, \xff'],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
]

const oddTypes = [
  '',
  'application/json; charset=utf-7',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=edge',
  long,
  '\xff/\xff',
]

/** Bodies that are neither JSON nor a form. */
const oddBodies = [
  '',
  '{',
  '{"a":',
  '[1,]',
  'nul',
  '"',
  '\xff\xfe',
  '\0\0\0\0',
  '{"a":1}{"a":2}',
  '{"__proto__":{"a":1}}',
  '['.repeat(5000),
  '{"a":'.repeat(2000),
  '--edge--\r\n',
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="a\0b"\r\n\r\nx\r\n--edge--\r\n',
  '--edge\r\ncontent-disposition: form-data; name="body"\r\n\r\n{\r\n--edge--\r\n',
  '--edge\r\ncontent-disposition: form-data\r\n\r\nx\r\n--edge--\r\n',
  '--edge\r\ncontent-disposition: form-data; name="body"\r\n\r\n[]\r\n--edge\r\ncontent-disposition: form-data; name="file"; filename="../../a"\r\n\r\n\r\n--edge--\r\n',
  '--edge\r\n'.repeat(30),
]

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'get',
  'BREW',
]

const tears: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => path.replace('/', '/../'),
  (path) => `${path}/..`,
  (path) => `${path}/`,
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `${path}%ff%fe`,
  (path) => `${path}\xff`,
  (path) => `${path} x`,
  (path) => `${path}/${'x'.repeat(300)}`,
  (path) => `${path}?${'a=1&'.repeat(500)}`,
  (path) => `${path}?__proto__[a]=1&constructor=2&a[]=3&a[b][c]=4`,
  (path) => `${path}?%ff=%00&=&&===`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '\\'),
  (path) => `http://evil.example${path}`,
  (path) => path.slice(0, -3),
  () => '*',
]

const fieldOf = ({ random, endpoint }: Draft, part: 'query' | 'body') => {
  const fields = fieldsOf(schemasOf(endpoint)[part])
  return fields.length > 0 && random() < 0.9 ? pick(random, fields) : []
}

/** Mutations; those that get past validation are listed several times to weight them. */
const faults: readonly ((draft: Draft) => void)[] = [
  ...Array<(draft: Draft) => void>(6).fill((draft) => {
    draft.body = changed(draft.body, fieldOf(draft, 'body'), (old) => hostile(draft.random, old))
  }),
  ...Array<(draft: Draft) => void>(4).fill((draft) => {
    draft.query = changed(draft.query, fieldOf(draft, 'query'), (old) => hostile(draft.random, old))
  }),
  ...Array<(draft: Draft) => void>(2).fill((draft) => {
    const names = Object.keys(draft.params)
    if (names.length > 0) draft.params[pick(draft.random, names)] = hostileText(draft.random)
  }),
  (draft) => {
    draft.body = changed(draft.body, fieldOf(draft, 'body'), () => undefined)
  },
  (draft) => {
    draft.body = { ...(draft.body ?? {}), [hostileText(draft.random)]: hostile(draft.random, 1) }
  },
  (draft) => {
    draft.headers.push(pick(draft.random, oddHeaders))
  },
  (draft) => {
    draft.type = pick(draft.random, oddTypes)
  },
  (draft) => {
    const body = text(pick(draft.random, oddBodies))
    draft.bytes = () => body
    if (body.includes('edge')) draft.type = 'multipart/form-data; boundary=edge'
  },
  (draft) => {
    const { random } = draft
    draft.bytes = (bytes) => bytes.subarray(0, Math.floor(random() * bytes.length))
  },
  (draft) => {
    const at = draft.random()
    draft.bytes = (bytes) => {
      const torn = Buffer.from(bytes)
      if (torn.length > 0) torn[Math.floor(at * torn.length)] = Math.floor(at * 256)
      return torn
    }
  },
  (draft) => {
    draft.method = pick(draft.random, methods)
  },
  (draft) => {
    draft.path = pick(draft.random, tears)
  },
]

/** @returns a successful request with one to three mutations */
export async function wrongRequest(random: Random, endpoint: Endpoint, visit: Visit): Promise<RawRequest> {
  const draft: Draft = {
    random,
    endpoint,
    method: endpoint.method,
    params: { ...visit.params },
    query: visit.query,
    body: visit.body,
    path: (path) => path,
    bytes: (bytes) => bytes,
    headers: Object.entries(visit.headers ?? {}),
  }
  for (let count = 1 + Math.floor(random() * 3); count > 0; count--) pick(random, faults)(draft)
  const { type, bytes } = await contentOf(draft, visit.file)
  const body = draft.bytes(bytes)
  return {
    method: draft.method,
    path: draft.path(`${API_BASE}${addressOf(draft)}`),
    headers: [
      ['accept-language', 'en'],
      ...(body.length > 0 || draft.type !== undefined
        ? [['content-type', draft.type ?? type] as [string, string]]
        : []),
      ['content-length', String(body.length)],
      ...draft.headers,
    ],
    body,
  }
}

/** @returns path and query; invalid Unicode is encoded as clients encode it */
function addressOf({ endpoint, params, query }: Draft): string {
  const escaped = (value: string) => encodeURIComponent(value.toWellFormed())
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => escaped(params[name] ?? 'none'))
  const fields = Object.entries((query ?? {}) as object).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().map((item) => {
      const shown = typeof item === 'object' ? jsonOf(item) : String(item)
      return `${escaped(name)}=${escaped(shown)}`
    }),
  )
  return fields.length > 0 ? `${path}?${fields.join('&')}` : path
}

async function contentOf({ body }: Draft, file: Blob | undefined): Promise<{ type: string; bytes: Buffer }> {
  if (!file) return { type: 'application/json', bytes: Buffer.from(body === undefined ? '' : jsonOf(body)) }
  const part = (more: string) => `--edge\r\ncontent-disposition: form-data; name=${more}\r\n\r\n`
  return {
    type: 'multipart/form-data; boundary=edge',
    bytes: Buffer.concat([
      Buffer.from(`${part('"body"')}${jsonOf(body ?? {})}\r\n${part('"file"; filename="file"')}`),
      Buffer.from(await file.arrayBuffer()),
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  }
}
