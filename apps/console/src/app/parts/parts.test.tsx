// @vitest-environment jsdom
/// <reference types="vite/client" />
import { givenIn } from '@seaport/contract/test-support/sample.schema'
import type { Column, DataTableProps } from '@seaport/ui/data-table-types'
import { optionalProps } from '@seaport/ui/test-support/optional-props'
import { lackingOf, partsIn } from '@seaport/ui/test-support/part-stage'
import { type Part, recordOfPart } from '@seaport/ui/test-support/parts'
import { expect, test, vi } from 'vitest'
import type { FieldMap } from '../../shared/api/field-errors.ts'
import { setUpConsole } from './console.cases.tsx'
import { ELSEWHERE, given, ofPart, optional, panelAt } from './parts.cases.ts'

vi.mock('@seaport/i18n/react', async (importOriginal) =>
  (await import('./reader.cases.ts')).readBy(await importOriginal()),
)

const sources = import.meta.glob<string>('../../features/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>([
  '../../features/*/*.tsx',
  '../../features/*/{components,calendar,pictures}/*.tsx',
  '!**/*.test.tsx',
  '!**/gallery/**',
  '!**/pictures/parts.tsx',
])

const { fields } = vi.hoisted(() => ({ fields: { told: (_map: object) => {} } }))
vi.mock('../../shared/api/field-errors.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../shared/api/field-errors.ts')>()
  return {
    ...original,
    withFieldErrors: (error: unknown, map: FieldMap) => {
      fields.told(map)
      return original.withFieldErrors(error, map)
    },
  }
})

/** What tables keep choices under, and their columns, by what they are called: how wide a column is, and which go first, is seen on no page here. */
const { tables } = vi.hoisted(() => ({ tables: new Map<string, string>() }))
vi.mock('@seaport/ui/data-table', async (importOriginal) => {
  const original = await importOriginal<typeof import('@seaport/ui/data-table')>()
  return {
    ...original,
    DataTable: <Row,>(props: DataTableProps<Row>) => {
      const { label, storageKey, columns } = props
      tables.set(label, `${storageKey}: ${columns.map(inWords).join('; ')}`)
      return original.DataTable(props)
    },
  }
})

const world = setUpConsole()
// To which field a refusal without one belongs.
fields.told = (map) => void world.calls.push(`would mark ${JSON.stringify(map)}`)

const features = [...new Set(Object.keys(modules).map((path) => path.split('/')[3] ?? ''))]

test.each(features)('the parts of %s show and do what their record says', async (feature) => {
  const lines: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    if (path.split('/')[3] !== feature) continue
    for (const [name, component] of partsIn(await load()))
      if (!ELSEWHERE.has(name))
        lines.push(...(await recordOfPart(world, partOf(feature, name, component, path))))
  }
  for (const [label, told] of tables) lines.push(`table ‹${label}› ${told}`)
  tables.clear()
  expect(lines.filter((line) => line.includes('throws'))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${feature}.txt`)
})

function inWords<Row>({ id, header: _, render: _render, ...how }: Column<Row>): string {
  const said = Object.entries(how).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [value === true ? name : `${name} ${value}`],
  )
  return [id, ...said.toSorted()].join(' ')
}

function partOf(feature: string, name: string, component: Part['component'], path: string): Part {
  const source = sources[path]
  if (source === undefined) throw new Error(`the source of ${path}`)
  return {
    name,
    component,
    optional: [...new Set([...optionalProps(source, name), ...(optional[name] ?? [])])],
    feed(call) {
      const [, part] = /^panel\.choosePart\("(.*)"\)$/.exec(call) ?? []
      return part ? { panel: panelAt(part) } : undefined
    },
    given(prop, now) {
      const of = ofPart[name]?.[prop] ?? given[feature]?.[prop] ?? given['*']?.[prop]
      if (!of) throw new Error(`what ${prop} is`)
      return givenIn(now, of, lackingOf(world, prop))
    },
  }
}
