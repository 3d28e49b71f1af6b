import type { GraphSettings, XSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { z } from 'zod'
import * as shapes from '../graph/shapes.ts'
import type { Source as GraphSource, Reader } from '../graph/sources.ts'
import * as endpoints from '../x/endpoint.ts'
import type { Source as XSource } from '../x/sources.ts'
import { changed, leaves, ofGraph, ofX, type Path, places } from './answers.ts'

type Answers = Readonly<Record<string, unknown>>
/** Reads all that a source reads from a network that answers like this. @param ask notes a request and answers it */
type Read = (ask: Ask) => Promise<unknown>
type Ask = (said: unknown, shape: z.ZodType) => unknown

/** The name of each shape, of several that are the same the first. */
function namesOf(exported: Answers, samples: Answers): ReadonlyMap<unknown, string> {
  const names = new Map<unknown, string>()
  for (const name of Object.keys(samples)) {
    const one = exported[name]
    names.set((one as { answer?: unknown }).answer ?? one, name)
  }
  return names
}

/** What stands for nothing in a place. */
const nothing = (value: unknown): unknown => {
  if (typeof value === 'number') return 0
  if (typeof value === 'string') return ''
  return Array.isArray(value) ? [] : null
}
const changes = { missing: () => undefined, nothing } as const

/** Plays a read over whole answers, and over each that lacks something. @returns what it asks and makes of the answers */
async function playRead(read: Read, exported: Answers, samples: Answers): Promise<string[]> {
  const names = namesOf(exported, samples)
  const requests: string[] = []
  const used = new Set<string>()
  const run = async (answers: Answers) => {
    requests.length = 0
    const ask: Ask = (said, shape) => {
      requests.push(`asks ${JSON.stringify(said)}`)
      const name = names.get(shape) ?? ''
      used.add(name)
      return shape.parse(answers[name] ?? {})
    }
    return read(ask).catch((error: Error) => ({ failed: error.constructor.name }))
  }
  const whole = await run(samples)
  const lines = [...requests, ...leaves(whole).map(([path, value]) => `    ${path} = ${value}`)]
  for (const name of used)
    for (const path of places(samples[name])) {
      const told = async (at: Path, change: (value: unknown) => unknown) =>
        differences(whole, await run({ ...samples, [name]: changed(samples[name], at, change) }))
      const row = path.slice(0, path.lastIndexOf(0) + 1)
      const withoutRow = path.length > row.length && row.length > 0 && (await told(row, changes.missing))
      const ends = new Map<string, string[]>()
      for (const [how, change] of Object.entries(changes)) {
        const end = await told(path, change)
        if (end !== '' && end !== withoutRow) ends.set(end, [...(ends.get(end) ?? []), how])
      }
      for (const [end, hows] of ends) lines.push(`  ${name}.${path.join('.')} ${hows.join(', ')}: ${end}`)
    }
  return lines
}

function differences(before: unknown, after: unknown): string {
  if (typeof after === 'object' && after !== null && 'failed' in after) return 'it fails'
  const [old, now] = [new Map(leaves(before)), new Map(leaves(after))]
  return [
    ...[...now].filter(([path, value]) => old.get(path) !== value).map(([path, value]) => `${path} ${value}`),
    ...[...old.keys()].filter((path) => !now.has(path)).map((path) => `no ${path}`),
  ].join(', ')
}

const { signal } = new AbortController()

/** Reads as a task does on Facebook and Instagram: the target, its first page, and what a person’s profile adds. */
export function playGraphRead(
  source: GraphSource,
  settings: GraphSettings,
  target: string,
): Promise<string[]> {
  return playRead(
    async (ask) => {
      const reader = {
        client: {
          request: async ({ answer, signal: _, ...said }: { answer: z.ZodType; signal: AbortSignal }) =>
            ask(said, answer),
        },
        settings,
        hashtags: { book: (_account: string, tag: string) => void ask({ books: tag }, shapes.Made) },
        tokens: { getToken: async () => 't' },
        account: 'a',
        ownId: '17',
        onOwnRefused: (refusal: Error) => refusal,
        signal,
      } as unknown as Reader
      const subject = await source.resolve(reader, target)
      const page = await source.step(reader, { cursor: { subject, phase: 0, token: null }, target })
      const [first] = page.items
      return {
        subject,
        ...page,
        ...(first && source.deepen && { deepened: await source.deepen(reader, first) }),
      }
    },
    shapes,
    ofGraph,
  )
}

/** The same on X. */
export function playXRead(
  { resolve, steps }: XSource,
  address: XSettings,
  target: string,
): Promise<string[]> {
  return playRead(
    async (ask) => {
      const client = {
        request: async (
          { answer, path }: { answer: z.ZodType; path: string },
          { signal: _, ...said }: { signal: AbortSignal },
        ) => ask({ path, ...said }, answer),
      } as never
      const subject = await resolve({ client, address, target, signal })
      const itemContext = { web_base: address.web_base, source: target }
      const pages = []
      for (const [phase, step] of steps.entries())
        pages.push(
          await step({ client, itemContext, cursor: { subject, phase, token: null }, want: 50, signal }),
        )
      return { subject, pages }
    },
    endpoints,
    ofX,
  )
}
