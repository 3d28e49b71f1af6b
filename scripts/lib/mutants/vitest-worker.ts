/** Keeps one Vitest warm over many mutants: a child of `npm run mutants`, in the copy of the checkout, told by messages what to run. */
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

/** What to run after which file was changed. */
export interface TestOrder {
  changed: string
  project: string
  tests: string[]
}

/** What came of it: the first test that failed, or null. */
export interface TestAnswer {
  failure: string | null
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

async function run({ changed, project: name, tests }: TestOrder): Promise<TestAnswer> {
  const project = vitest.projects.find((one) => one.name === name)
  if (!project) throw new Error(`There is no project "${name}"`)
  for (const file of new Set([last || changed, changed])) vitest.invalidateFile(join(folder, file))
  last = changed
  const wanted = tests.map((test) => join(folder, test))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    wanted.map((test) => project.createSpecification(test)),
  )
  // What other runs have left is among the modules, too.
  for (const module of testModules.filter(({ moduleId }) => wanted.includes(moduleId))) {
    const [test] = module.children.allTests('failed')
    const why = test?.result().errors?.[0]?.message ?? ''
    if (test) return { failure: `${module.relativeModuleId} > ${test.fullName}: ${why.split('\n')[0]}` }
    const [error] = module.errors()
    if (error) return { failure: `${module.relativeModuleId}: ${error.message}` }
    if (module.state() === 'failed') return { failure: module.relativeModuleId }
  }
  const [unhandled] = unhandledErrors
  return { failure: unhandled === undefined ? null : `unhandled: ${String(unhandled)}` }
}

process.on('message', (order: TestOrder) => {
  run(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ failure: `not run: ${String(error)}` }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
