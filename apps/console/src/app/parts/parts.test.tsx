// @vitest-environment jsdom
/// <reference types="vite/client" />
import { givenIn } from '@seaport/contract/test-support/sample.schema'
import { partsIn } from '@seaport/ui/test-support/part-stage'
import { type Part, recordOfPart } from '@seaport/ui/test-support/parts'
import { expect, test } from 'vitest'
import { setUpConsole } from './console.cases.tsx'
import { ELSEWHERE, given, ofPart, optional } from './parts.cases.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '../../features/*/*.tsx',
  '../../features/*/{components,calendar}/*.tsx',
  '!**/*.test.tsx',
  '!**/gallery/**',
])

const world = setUpConsole()

const features = [...new Set(Object.keys(modules).map((path) => path.split('/')[3] ?? ''))]

test.each(features)('the parts of %s show and do what their record says', async (feature) => {
  const lines: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    if (path.split('/')[3] !== feature) continue
    for (const [name, component] of partsIn(await load()))
      if (!ELSEWHERE.has(name)) lines.push(...(await recordOfPart(world, partOf(feature, name, component))))
  }
  expect(lines.filter((line) => line.includes('throws'))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${feature}.txt`)
})

function partOf(feature: string, name: string, component: Part['component']): Part {
  return {
    name,
    component,
    ...(optional[name] && { optional: optional[name] }),
    given(prop, now) {
      const of = ofPart[name]?.[prop] ?? given[feature]?.[prop] ?? given['*']?.[prop]
      if (!of) throw new Error(`what ${prop} is`)
      return givenIn(now, of)
    },
  }
}
