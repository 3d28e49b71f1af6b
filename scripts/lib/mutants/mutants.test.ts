import { expect, test } from 'vitest'
import { areas, decidingAreas } from './areas.ts'
import { outdated, readEquivalents } from './equivalents.ts'
import { filtersIn } from './filter-removal.ts'
import { filesOf, identityOf, mutantsOf, planted } from './find-mutants.ts'
import { type Result, summary } from './mutant-report.ts'
import { TestMap } from './reaching-tests.ts'
import { draw, shuffled } from './sample.ts'

test('every area has files', () => {
  for (const area of Object.values({ ...areas, ...decidingAreas })) expect(filesOf(area)).not.toEqual([])
})

test('of the borders between tenants, only conditions that are left out are drawn', async () => {
  const area = { ...decidingAreas.tenants, sources: ['apps/server/src/modules/desk/port/'] }
  const drawn = await draw({ tests: [], ...area }, 1, 100)
  expect(drawn.map(({ mutator }) => mutator)).toEqual(drawn.map(() => 'FilterRemoval'))
  expect(drawn.map(({ original }) => original.match(/tenant_id/)?.[0])).toEqual(drawn.map(() => 'tenant_id'))
  expect(drawn.length).toBeGreaterThan(1)
})

test('locks that are left out are drawn only where PostgreSQL judges them', async () => {
  const sources = ['apps/server/src/modules/desk/account/account.repository.ts']
  const locks = await draw({ tests: [], ...decidingAreas.locks, sources }, 1, 1000)
  expect(locks.map(({ original }) => original)).toEqual(['.forUpdate()', '.forUpdate()'])
  const others = await draw({ sources, tests: [] }, 1, 1000)
  expect(others.filter(({ original }) => original === '.forUpdate()')).toEqual([])
})

test('conditions of a query are found whole, whatever stands in their brackets', () => {
  const source = "rows\n  .where('a', '=', (b))\n  .set(1)\n  .where(sql`count(*) ')'`)"
  expect(filtersIn(source).map(({ start, end }) => source.slice(start, end))).toEqual([
    ".where('a', '=', (b))",
    ".where(sql`count(*) ')'`)",
  ])
})

test('a mutant changes its place of the file and nothing else, and none is about words', async () => {
  const content = "import x from './x.ts'\nexport const add = (a: number) => (a > 1 ? a + 1 : 0)\n"
  const mutants = await mutantsOf('packages/runner/src/backoff.ts')
  expect(mutants.length).toBeGreaterThan(3)
  expect(mutants.map(({ mutator }) => mutator)).not.toContain('StringLiteral')
  const mutant = {
    file: '',
    line: 2,
    mutator: '',
    start: 58,
    end: 63,
    original: 'a > 1',
    replacement: 'true',
    occurrence: 1,
  }
  expect(content.slice(mutant.start, mutant.end)).toBe(mutant.original)
  expect(planted(content, mutant)).toBe(content.replace('a > 1', 'true'))
  for (const one of mutants) expect(one.original).not.toBe(one.replacement)
})

test('the nearest tests of a file come first, then those of its module, then of who builds on it', () => {
  const map = new TestMap()
  const slots = map.reaching('apps/server/src/modules/desk/port/slots.ts', areas.server ?? fail())
  expect(slots.unit[0]).toBe('apps/server/src/modules/desk/port/slots.test.ts')
  expect(slots.own).toEqual(['apps/server/src/modules/desk/port/port-model.integration.test.ts'])
  expect(slots.further).toContain('apps/server/src/app/borders.integration.test.ts')
  const runner = map.reaching('packages/runner/src/collect.ts', areas.runner ?? fail())
  expect(runner.unit).toContain('packages/runner/src/runner.property.test.ts')
  expect(runner.own).toContain('tests/integration/runner/collect.integration.test.ts')
  const group = map.reaching('apps/server/src/kernel/group.ts', areas.server ?? fail())
  expect(group.own).toContain('apps/server/src/modules/work/script/script.integration.test.ts')
  // Many tests build on the client; its own is asked first all the same.
  const client = map.reaching('packages/api-client/src/client.ts', areas.console ?? fail())
  expect(client.unit[0]).toBe('packages/api-client/src/client.test.ts')
})

test('the same seed draws the same, another one does not, and nothing is lost', () => {
  const all = Array.from({ length: 50 }, (_, index) => index)
  expect(shuffled(all, 7)).toEqual(shuffled(all, 7))
  expect(shuffled(all, 7)).not.toEqual(shuffled(all, 8))
  expect(shuffled(all, 7).sort((a, b) => a - b)).toEqual(all)
})

test('shares are of what was judged', () => {
  const place = { file: 'a', line: 1, start: 0, end: 1, occurrence: 1 }
  const mutant = { ...place, mutator: 'm', original: 'a', replacement: 'b' }
  const of = (verdict: Result['verdict']) => ({
    area: 'x',
    mutant,
    verdict,
    by: '',
    milliseconds: 500,
  })
  const results = [
    of('noticed'),
    of('noticed'),
    of('noticed'),
    of('survived'),
    of('equivalent'),
    of('ill-typed'),
    of('refused'),
  ]
  expect(summary(results)).toEqual([
    'x: 3 of 4 noticed (75.0 %), 1 survived, 1 equivalent, 1 ill-typed, 1 without a verdict, 3.5 s',
  ])
})

test('every mutant that is listed as changing nothing is still one of the sources, with a reason', async () => {
  expect(await outdated(readEquivalents())).toEqual([])
  const [one] = await mutantsOf('packages/runner/src/backoff.ts')
  const nothing = { file: '', mutator: '', original: '', replacement: '', occurrence: 1 }
  const gone = { ...nothing, ...one, replacement: 'nothing like it', reason: 'x' }
  expect(await outdated([gone])).toEqual([gone])
  const known = { ...nothing, ...one, reason: 'x' }
  expect(await outdated([known])).toEqual([])
  expect(await outdated([{ ...known, reason: ' ' }])).toHaveLength(1)
  expect(identityOf(known)).toContain(known.file)
  expect(await outdated([{ ...known, occurrence: 100 }])).toHaveLength(1)
})

function fail(): never {
  throw new Error('There is no such area')
}
