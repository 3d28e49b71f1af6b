/**
 * npm run faults [-- area…] [--only words]: plants every fault of tests/faults, one at a time, in a copy of the checkout, runs the test that has to notice
 * it, and prints which of its cases failed first and how many faults were noticed. Fails when one was not, or could not be judged.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readArguments } from './lib/arguments.ts'
import { copyCheckout } from './lib/faults/checkout.ts'
import { type Fault, faultFaults, readFaults } from './lib/faults/faults.ts'
import { type Copy, openCopy, runFault, runTest, type Verdict } from './lib/faults/run-fault.ts'
import { pooled } from './lib/pool.ts'
import { root } from './lib/root.ts'
import { fail, heading, indented, report } from './lib/terminal.ts'

const { values, positionals } = readArguments({ only: { type: 'string', default: '' } })
const all = readFaults()
const areas = [...new Set(all.map(({ area }) => area))]
for (const name of positionals)
  if (!areas.includes(name)) fail(`There is no area "${name}", only ${areas.join(', ')}.`)
const chosen = all.filter(
  ({ area, title }) =>
    (positionals.length === 0 || positionals.includes(area)) && title.includes(values.only),
)
if (chosen.length === 0) fail(`No fault has "${values.only}" in its title.`)
const broken = faultFaults(chosen)
if (broken.length > 0) fail(broken.join('\n'))

const copies = Array.from({ length: Math.min(availableParallelism(), 2) }, (_, at) =>
  join(root, '.cache', 'faults', `${process.pid}-${at}`),
)
process.on('exit', () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => setImmediate(() => process.exit(130)))
mkdirSync(join(root, '.cache', 'faults'), { recursive: true })
for (const copy of copies) copyCheckout(copy)
const tests = [...new Set(chosen.map(({ test }) => test))]
const free = copies.map((copy) => openCopy(copy, tests))

/** Calls a function with a copy that no other fault uses at the same time. */
async function inCopy<Result>(work: (copy: Copy) => Promise<Result>): Promise<Result> {
  const copy = free.pop()
  if (!copy) throw new Error('More is run at once than there are copies')
  try {
    return await work(copy)
  } finally {
    free.push(copy)
  }
}

heading('The tests without a fault')
const unfit = new Map<string, string>()
await pooled(tests, copies.length, async (test) => {
  const started = performance.now()
  const { ran, failure } = await inCopy((copy) => runTest(copy, test))
  if (!ran || failure !== null) unfit.set(test, failure ?? 'it did not run')
  report(!unfit.has(test), test, performance.now() - started, unfit.get(test))
})

heading('The faults')
const judge = async (fault: Fault): Promise<Verdict> =>
  unfit.has(fault.test)
    ? { ran: false, failure: `${fault.test} fails without the fault` }
    : inCopy((copy) => runFault(copy, fault))
const noticed = await pooled(chosen, copies.length, async (fault) => {
  const started = performance.now()
  const { ran, failure } = await judge(fault)
  const isNoticed = ran && failure !== null
  const why = ran ? `${fault.test} did not notice it` : `not judged: ${failure}`
  report(isNoticed, `${fault.area}: ${fault.title}`, performance.now() - started, why)
  // Whoever reads it sees whether the fault was noticed for the right reason.
  if (isNoticed) console.log(indented(failure.split('\n', 1).join()))
  return isNoticed
})

await Promise.all(free.map(({ resident }) => resident.close()))

heading('Noticed')
for (const area of areas) {
  const own = noticed.filter((_, at) => chosen[at]?.area === area)
  if (own.length > 0) console.log(`  ${area.padEnd(14)}${own.filter(Boolean).length} of ${own.length}`)
}
console.log(`\n${noticed.filter(Boolean).length} of ${noticed.length} faults noticed`)
process.exit(noticed.every(Boolean) ? 0 : 1)
