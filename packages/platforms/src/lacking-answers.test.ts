import { expect, test } from 'vitest'
import { z } from 'zod'
import * as graph from './graph/shapes.ts'
import { changed, leaves, ofGraph, ofX, places } from './test-support/answers.ts'
import * as x from './x/endpoint.ts'

/** What a shape makes of an answer, compared with what it makes of the whole one. */
function told(shape: z.ZodType, whole: unknown, answer: unknown): string {
  const read = shape.safeParse(answer)
  if (!read.success) return 'refused'
  const [before, after] = [new Map(leaves(shape.parse(whole))), new Map(leaves(read.data))]
  const other = [...after].filter(([path, value]) => before.get(path) !== value)
  const gone = [...before.keys()].filter((path) => !after.has(path))
  return (
    [...other.map(([path, value]) => `${path} ${value}`), ...gone.map((path) => `no ${path}`)].join(', ') ||
    'the same'
  )
}

/** What may stand in a place instead. */
const changes: Readonly<Record<string, (value: unknown) => unknown>> = {
  missing: () => undefined,
  null: () => null,
  'of another type': (value) => (typeof value === 'string' ? 7 : typeof value === 'number' ? -1.5 : 'text'),
}

test.each([
  ['Graph', graph, ofGraph],
  ['X', x, ofX],
] as const)('what an answer of %s may lack, and what is made of it', async (network, shapes, samples) => {
  const lines: string[] = []
  const known = new Set<unknown>()
  for (const [name, exported] of Object.entries(shapes as Record<string, unknown>)) {
    const shape = exported instanceof z.ZodType ? exported : (exported as { answer?: unknown } | null)?.answer
    if (!(shape instanceof z.ZodType) || known.has(shape)) continue
    known.add(shape)
    const whole = samples[name]
    expect([name, shape.safeParse(whole).success]).toEqual([name, true])
    lines.push(`${name}: ${JSON.stringify(shape.parse(whole))}`)
    for (const path of places(whole)) {
      const row = path.slice(0, path.lastIndexOf(0) + 1)
      const withoutRow =
        row.length > 0 &&
        told(
          shape,
          whole,
          changed(whole, row, () => undefined),
        )
      const ends = new Map<string, string[]>()
      for (const [how, change] of Object.entries(changes)) {
        const end = told(shape, whole, changed(whole, path, change))
        const short = end === withoutRow && path.length > row.length ? 'as without its row' : end
        ends.set(short, [...(ends.get(short) ?? []), how])
      }
      lines.push(`  ${path.join('.')}`, ...[...ends].map(([end, hows]) => `    ${hows.join(', ')}: ${end}`))
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`lacking-answers-of-${network.toLowerCase()}.txt`)
})
