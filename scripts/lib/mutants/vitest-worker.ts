/** Keeps one Vitest warm over many mutants: a child of `npm run mutants`, in the copy of the checkout, told by messages what to run. */
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

/** What to run after which file was changed. */
export interface TestOrder {
  changed: string
  project: string
  tests: string[]
  /** Names of tests that fail anyway; null = run all to their end, to find out which do. */
  failing: string[] | null
}

/** What came of it. */
export interface TestAnswer {
  /** The first failure that is news, or null. */
  failure: string | null
  /** Names of the tests that failed, as far as the run went. */
  failed: string[]
}

const folder = process.cwd()
/** The file of the last order: its mutant is gone by now, but not from what Vitest remembers. */
let last = ''
const vitest = await createVitest('test', {
  root: folder,
  watch: false,
  run: true,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
})

async function run({ changed, project: name, tests, failing }: TestOrder): Promise<TestAnswer> {
  const project = vitest.projects.find((one) => one.name === name)
  if (!project) throw new Error(`There is no project "${name}"`)
  for (const file of new Set([last || changed, changed])) vitest.invalidateFile(join(folder, file))
  last = changed
  // A test that fails anyway must not end the run before the others have spoken.
  project.config.bail = failing?.length === 0 ? 1 : 0
  const wanted = tests.map((test) => join(folder, test))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    wanted.map((test) => project.createSpecification(test)),
  )
  const failed: string[] = []
  let failure: string | null = null
  // What other runs have left is among the modules, too.
  for (const module of testModules.filter(({ moduleId }) => wanted.includes(moduleId))) {
    for (const test of module.children.allTests('failed')) {
      const known = `${module.relativeModuleId} > ${test.fullName}`
      failed.push(known)
      const why = test.result().errors?.[0]?.message ?? ''
      if (failing?.includes(known) === false) failure ??= `${known}: ${why.split('\n')[0]}`
    }
    const [error] = module.errors()
    if (error) failure ??= `${module.relativeModuleId}: ${error.message}`
    if (module.state() === 'failed' && failed.length === 0) failure ??= module.relativeModuleId
  }
  const [unhandled] = unhandledErrors
  if (unhandled !== undefined) failure ??= `unhandled: ${String(unhandled)}`
  return { failure, failed }
}

process.on('message', (order: TestOrder) => {
  run(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ failure: `not run: ${String(error)}`, failed: [] }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
