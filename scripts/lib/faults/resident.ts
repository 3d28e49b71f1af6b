/**
 * Runs unit and integration tests of the checkout that it is started in, one file at a time, as its parent asks: Vitest and PostgreSQL start once, and only
 * what a fault changed is transformed again. Its arguments are the files that will be requested.
 */
import { join } from 'node:path'
import { createVitest, type TestCase } from 'vitest/node'
import type { Verdict } from './run-fault.ts'

/** A request: paths inside the checkout, of the test and of what has changed since the last one. */
export interface Wanted {
  test: string
  /** A pattern of the names of the cases that run, if not all do. */
  only?: string | undefined
  changed: readonly string[]
}

// As Vitest's own command does: Fluent's parts write on the page what they leave out in tests.
process.env.NODE_ENV ??= 'test'

const vitest = await createVitest('test', {
  watch: false,
  project: ['unit', 'integration'],
  maxWorkers: 1,
  // The first failure is enough.
  reporters: [
    {
      onTestCaseResult(test: TestCase) {
        if (test.result().state === 'failed') void vitest.cancelCurrentRun('test-failure')
      },
    },
  ],
})
const specifications = await vitest.globTestSpecifications()

async function judge({ test, only, changed }: Wanted): Promise<Verdict> {
  for (const path of changed) vitest.invalidateFile(join(process.cwd(), path))
  const moduleId = join(process.cwd(), test)
  const chosen = specifications.filter((specification) => specification.moduleId === moduleId)
  if (chosen.length === 0) return { ran: false, failure: `no project has ${test}` }
  if (only) vitest.setGlobalTestNamePattern(only)
  else vitest.resetGlobalTestNamePattern()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
  const modules = testModules.filter((module) => module.moduleId === moduleId)
  const cases = modules
    .flatMap(({ children }) => [...children.allTests()])
    .filter((one) => one.result().state !== 'skipped')
  const failed = cases.find((one) => one.result().state === 'failed')
  const errors = [...modules.flatMap((module) => module.errors()), ...unhandledErrors]
  const [error] = errors.map((one) => (one instanceof Error ? one.message : JSON.stringify(one)))
  return { ran: cases.length > 0 || errors.length > 0, failure: failed?.fullName ?? error ?? null }
}

process.on('message', (wanted: Wanted) => {
  judge(wanted).then(
    (verdict) => process.send?.(verdict),
    (error: unknown) => process.send?.({ ran: false, failure: String(error) } satisfies Verdict),
  )
})
process.once('disconnect', () => void vitest.close().finally(() => process.exit(0)))
process.send?.('ready')
