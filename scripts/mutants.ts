/**
 * npm run mutants [-- --seed 7 --count 300 --area money --resume]: plants small faults, one at a time, in a copy of the checkout and runs the
 * tests that reach them (decision 0390), with `--near` the nearest alone, with `--unit` only unit tests: quicker, and a lower bound. `--with tests/integration/runner/` asks these after the unit tests, however near. `--again` resumes, and judges anew what survived. Without an area, as many in each; `--area` takes the name of one, or the beginning of a path.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { type Area, areas, decidingAreas } from './lib/mutants/areas.ts'
import { copyCheckout } from './lib/mutants/checkout.ts'
import { outdated, readEquivalents } from './lib/mutants/equivalents.ts'
import { identityOf, type Mutant } from './lib/mutants/find-mutants.ts'
import { Judge } from './lib/mutants/judge.ts'
import { describe, type Result, reportOf, summary } from './lib/mutants/mutant-report.ts'
import { draw } from './lib/mutants/sample.ts'
import { root } from './lib/root.ts'
import { fail } from './lib/terminal.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    area: { type: 'string' },
    resume: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    with: { type: 'string', multiple: true, default: [] },
    unit: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const count = Number(values.count)
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1)
  fail('Seed and count are whole numbers: npm run mutants -- --seed 7 --count 300')
const chosen = areasNamed(values.area)

const equivalents = readEquivalents()
const stale = await outdated(equivalents)
if (stale.length > 0)
  fail(
    `No mutant answers to these any more:\n${stale.map(({ file, original }) => `${file}: ${original}`).join('\n')}`,
  )
const isEquivalent = new Set(equivalents.map((entry) => identityOf(entry)))

const folder = join(root, '.cache', 'mutants')
const name = `${values.area?.replaceAll('/', '-') ?? 'all'}-${seed}`
const log = join(folder, `${name}.jsonl`)
const report = join(folder, `${name}.md`)
mkdirSync(folder, { recursive: true })
if (!values.resume && !values.again) rmSync(log, { force: true })
const each = Math.ceil(count / Object.keys(chosen).length)
const sample: { area: string; where: Area; mutant: Mutant; key: string }[] = []
for (const [area, where] of Object.entries(chosen))
  for (const mutant of await draw(where, seed, each))
    sample.push({ area, where, mutant, key: keyOf(area, mutant) })

// Sources that have changed since the run before draw another sample.
const drawn = new Set(sample.map(({ key }) => key))
const results = readResults().filter(
  ({ area, mutant, verdict }) =>
    drawn.has(keyOf(area, mutant)) && !(values.again && (verdict === 'survived' || verdict === 'refused')),
)
writeFileSync(log, results.map((result) => `${JSON.stringify(result)}\n`).join(''))
const settled = new Set(results.map(({ area, mutant }) => keyOf(area, mutant)))

const copy = join(folder, `checkout-${process.pid}`)
copyCheckout(copy)
const onPostgres = Object.values(chosen).some((area) => area.onPostgres)
const judge = new Judge(copy, values.unit ? 'unit' : values.near ? 'near' : 'all', onPostgres, values.with)
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
process.on('exit', () => {
  judge.stop()
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})

for (const { area, where, mutant, key } of sample) {
  if (settled.has(key)) continue
  const started = performance.now()
  const { verdict, by } = isEquivalent.has(identityOf(mutant))
    ? { verdict: 'equivalent' as const, by: '' }
    : await judge.judge(mutant, where)
  const result: Result = { area, mutant, verdict, by, milliseconds: performance.now() - started }
  results.push(result)
  appendFileSync(log, `${JSON.stringify(result)}\n`)
  writeFileSync(report, reportOf(seed, results))
  console.log(`${verdict}: ${describe(mutant)}${by && `\n    ${by.split('\n')[0]}`}`)
}
console.log(`\n${summary(results).join('\n')}\nThe report: ${relative(root, report)}`)
process.exit(results.some(({ verdict }) => verdict === 'refused') ? 1 : 0)

/** Which mutant of which area; where it stands is part of it, as a file may hold the same twice. */
function keyOf(area: string, { file, start, end, mutator, replacement }: Mutant): string {
  return [area, file, start, end, mutator, replacement].join(' ')
}

function readResults(): Result[] {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

function areasNamed(wanted: string | undefined): Readonly<Record<string, Area>> {
  if (wanted === undefined) return areas
  const known = { ...areas, ...decidingAreas }[wanted]
  if (known) return { [wanted]: known }
  const [name] =
    Object.entries(areas).find(([, { sources }]) => sources.some((one) => wanted.startsWith(one))) ?? []
  if (name === undefined)
    fail(`There is no area "${wanted}", only ${Object.keys({ ...areas, ...decidingAreas }).join(', ')}.`)
  return { [wanted]: { sources: [wanted], tests: areas[name]?.tests ?? [] } }
}
