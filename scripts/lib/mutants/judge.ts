import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from './areas.ts'
import { type Mutant, planted } from './find-mutants.ts'
import type { Result } from './mutant-report.ts'
import { TestMap } from './reaching-tests.ts'
import { TestRunner } from './test-runner.ts'
import { Compiler } from './types.ts'
import type { TestAnswer } from './vitest-worker.ts'

/** A mutant may make its tests that many times slower than they are, and never less than a minute. */
const PATIENCE = 5
const LEAST_LIMIT_MS = 60_000
/** Nothing that is asked of one mutant takes longer. */
const LONGEST_MS = 480_000

/** Of a file's unit tests; what they notice needs no others. */
const NEAREST = 2
/** How many unit tests are asked where only the nearest are. */
const NEAR = 8

interface Step {
  project: 'unit' | 'integration' | 'e2e'
  tests: string[]
}

interface Fault {
  path: string
  content: string
  mutant: Mutant
}

type Asked = Step & { failing: string[] }
type Outcome = Pick<TestAnswer, 'failure'> | { fails: string }

const keyOf = ({ tests }: Step) => tests.join(' ')

/** How far tests are asked: the nearest unit tests, also the module's own integration tests, or all that reach a file. */
export type Reach = 'unit' | 'near' | 'all'

/** What a set of tests takes when nothing is wrong and which of them fail even so, or why they can't be run. */
type Usual = { takesMs: number; failing: string[] } | { fails: string }

/** Plants mutants in a copy of the checkout, one at a time, and runs what must notice them. */
export class Judge {
  readonly #folder: string
  readonly #reach: Reach
  readonly #chosen: readonly string[]
  readonly #map = new TestMap()
  readonly #runner: TestRunner
  readonly #compiler: Compiler
  readonly #known = new Map<string, Usual>()

  /** @param chosen beginnings of paths: tests across workspaces that are asked after the unit tests, however near */
  constructor(folder: string, reach: Reach, onPostgres: boolean, chosen: readonly string[] = []) {
    this.#folder = folder
    this.#reach = reach
    this.#chosen = chosen
    this.#runner = new TestRunner(folder, onPostgres)
    this.#compiler = new Compiler(folder)
  }

  stop(): void {
    this.#runner.stop()
  }

  async judge(mutant: Mutant, area: Area): Promise<Pick<Result, 'verdict' | 'by'>> {
    const path = join(this.#folder, mutant.file)
    const content = readFileSync(path, 'utf8')
    let refused = ''
    const fault = { path, content, mutant }
    for (const step of this.#steps(mutant.file, area)) {
      const outcome = (await this.#first(fault, step)) ?? (await this.#compared(fault, step))
      if ('failure' in outcome && outcome.failure !== null) return { verdict: 'noticed', by: outcome.failure }
      if ('fails' in outcome) refused ||= outcome.fails
    }
    const ill = await this.#compiler.refusal(mutant.file, (isPlanted) =>
      writeFileSync(path, isPlanted ? planted(content, mutant) : content),
    )
    if (ill !== null) return { verdict: 'ill-typed', by: ill }
    return refused === '' ? { verdict: 'survived', by: '' } : { verdict: 'refused', by: refused }
  }

  #steps(file: string, area: Area): Step[] {
    const { unit, own: reaching, further } = this.#map.reaching(file, area)
    const chosen = this.#map.beginningWith(this.#chosen)
    const own = reaching.filter((test) => !chosen.includes(test))
    const isHost = (test: string) => test.startsWith('tests/electron-host/')
    // What networks answer is quickly asked; the other tests across workspaces run whole applications.
    const isAcross = (test: string) =>
      test.startsWith('tests/') && !test.startsWith('tests/integration/networks/')
    const units: Step[] = [
      { project: 'unit', tests: unit.slice(0, NEAREST) },
      { project: 'unit', tests: unit.slice(NEAREST, NEAR) },
      { project: 'integration', tests: chosen.filter((test) => !isHost(test)) },
      { project: 'e2e', tests: chosen.filter(isHost) },
    ]
    const nearest: Step[] = [
      ...units,
      { project: 'integration', tests: own.filter((test) => !isAcross(test)) },
    ]
    const others: Step[] = [
      { project: 'unit', tests: unit.slice(NEAR) },
      { project: 'integration', tests: own.filter((test) => isAcross(test) && !isHost(test)) },
      { project: 'e2e', tests: own.filter(isHost) },
      { project: 'integration', tests: further },
    ]
    const steps = { unit: units, near: nearest, all: [...nearest, ...others] }[this.#reach]
    return steps.filter(({ tests }) => tests.length > 0)
  }

  /**
   * Asks tests that were not asked before, at once: most fail for the mutant alone, which their own file tells.
   * @returns null where that does not tell
   */
  async #first(fault: Fault, step: Step): Promise<Outcome | null> {
    if (this.#known.has(keyOf(step))) return null
    const started = performance.now()
    const { failure } = await this.#planted(fault, { ...step, failing: [] }, LONGEST_MS)
    if (failure === null) {
      this.#known.set(keyOf(step), { takesMs: performance.now() - started, failing: [] })
      return { failure }
    }
    const test = step.tests.find((file) => failure.startsWith(file))
    if (test === undefined) return null
    const usual = await this.#usual(fault.mutant.file, { ...step, tests: [test] })
    return 'failing' in usual && usual.failing.length === 0 ? { failure } : null
  }

  /** Asks tests of which it is known how they are without a mutant. */
  async #compared(fault: Fault, step: Step): Promise<Outcome> {
    const usual = await this.#usual(fault.mutant.file, step)
    if ('fails' in usual) return usual
    const limit = Math.min(LONGEST_MS, Math.max(LEAST_LIMIT_MS, Math.ceil(usual.takesMs) * PATIENCE))
    return this.#planted(fault, { ...step, failing: usual.failing }, limit)
  }

  async #planted({ path, content, mutant }: Fault, step: Asked, limit: number): Promise<TestAnswer> {
    writeFileSync(path, planted(content, mutant))
    try {
      return await this.#runner.run({ changed: mutant.file, ...step }, limit)
    } finally {
      writeFileSync(path, content)
    }
  }

  /** Tests that fail without a mutant say nothing about one with it. */
  async #usual(file: string, step: Step): Promise<Usual> {
    const known = this.#known.get(keyOf(step))
    if (known) return known
    const started = performance.now()
    const { failure, failed } = await this.#runner.run({ changed: file, failing: null, ...step }, LONGEST_MS)
    const found =
      failure === null ? { takesMs: performance.now() - started, failing: failed } : { fails: failure }
    this.#known.set(keyOf(step), found)
    return found
  }
}
