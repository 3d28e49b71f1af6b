import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints, schemasOf } from './api.schema.ts'
import { desktopIpc } from './desktop/ipc.schema.ts'
import { LiveEvent } from './event.schema.ts'
import { ReleaseManifest } from './platform/release.schema.ts'

/** The parts of a JSON Schema that are written. */
interface Shape {
  readonly type?: string
  readonly properties?: Record<string, Shape>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly additionalProperties?: Shape | boolean
  readonly propertyNames?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly $schema?: string
  readonly $defs?: Record<string, Shape>
}

/** What stands in the text as lines of their own, or says nothing about a value. */
const STRUCTURE =
  /^(?:type|properties|required|items|propertyNames|additionalProperties|anyOf|oneOf|allOf|\$schema|\$defs)$/
/** An object with this many members or more is written where it is met first; other places name that one. */
const MEMBERS_ONCE = 3

/** What a schema says of a value itself, without its members. Bounds that every integer has are left out, and the pattern of a time. */
function wordsOf(shape: Shape): string[] {
  return Object.entries(shape).flatMap(([key, value]) => {
    if (key === 'type') return value === 'object' || value === 'array' ? [] : [String(value)]
    if (STRUCTURE.test(key) || (key === 'pattern' && 'format' in shape)) return []
    if (Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return []
    if (key === 'enum') return [(value as unknown[]).join(' | ')]
    return [`${key} ${JSON.stringify(value)}`]
  })
}

/** Writes the fields of all endpoints, one per line. */
class Fields {
  readonly lines: string[] = []
  readonly #written = new Map<string, string>()
  #endpoint = ''

  begin(endpoint: string): void {
    this.#endpoint = endpoint
    this.lines.push('', endpoint)
  }

  add(part: string, schema: z.ZodType | undefined, io: 'input' | 'output'): void {
    if (!schema) return
    const shape = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Shape
    const { $schema, $defs, ...root } = shape
    this.#write(part, root, [])
    for (const [name, one] of Object.entries($defs ?? {})) this.#write(`${part} ${name}`, one, [])
  }

  #write(path: string, shape: Shape, more: readonly string[]): void {
    const variants = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? []
    const others = variants.filter(({ type }) => type !== 'null')
    const [only] = others
    // Something or null is one field.
    if (only && others.length === 1 && variants.length === 2) {
      this.#write(path, only, [...wordsOf(shape), 'or null', ...more])
      return
    }
    const words = [...wordsOf(shape), ...more]
    const known = this.#known(path, shape)
    if (known) words.push(`as ${known}`)
    else if (shape.type === 'object' && !shape.properties && !shape.propertyNames) words.push('object')
    if (words.length > 0) this.lines.push(`  ${path}: ${words.join(', ')}`)
    if (known) return
    for (const [at, one] of variants.entries()) this.#write(`${path}|${at + 1}`, one, [])
    for (const [name, one] of Object.entries(shape.properties ?? {}))
      this.#write(`${path}.${name}${shape.required?.includes(name) ? '' : '?'}`, one, [])
    if (shape.items) this.#write(`${path}[]`, shape.items, [])
    if (shape.propertyNames) this.#write(`${path}{key}`, shape.propertyNames, [])
    if (typeof shape.additionalProperties === 'object')
      this.#write(`${path}{}`, shape.additionalProperties, [])
  }

  /** @returns where the same object was written before */
  #known(path: string, shape: Shape): string | undefined {
    if (Object.keys(shape.properties ?? {}).length < MEMBERS_ONCE) return undefined
    const key = JSON.stringify(shape)
    const known = this.#written.get(key)
    if (!known) this.#written.set(key, `${this.#endpoint} ${path}`)
    return known
  }
}

test('each field of a call and its answer, of events, manifests and the desktop’s window, is what its record says', async () => {
  const fields = new Fields()
  for (const endpoint of [...endpoints].sort((a, b) =>
    `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1,
  )) {
    const { method, path, summary, bodyLimit, upload, download, rawBody } = endpoint
    fields.begin(`${method} ${path}`)
    fields.lines.push(`  ${summary}`)
    const more = { bodyLimit, upload, download, rawBody }
    if (Object.values(more).some((one) => one !== undefined)) fields.lines.push(`  ${JSON.stringify(more)}`)
    const { params, query, body, data } = schemasOf(endpoint)
    fields.add('params', params, 'input')
    fields.add('query', query, 'input')
    fields.add('body', body, 'input')
    if (!download) fields.add('data', data, 'output')
  }
  fields.begin('Manifest of a release')
  fields.add('manifest', ReleaseManifest, 'input')
  fields.begin('Live event')
  fields.add('event', LiveEvent, 'output')
  for (const [name, { args, result }] of Object.entries(desktopIpc.calls)) {
    fields.begin(`Desktop ${name}`)
    fields.add('args', args, 'input')
    fields.add('result', result, 'output')
  }
  await expect(`${fields.lines.join('\n').trim()}\n`).toMatchFileSnapshot('./fields.txt')
})
