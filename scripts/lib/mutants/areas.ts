/** Where mutants are looked for, and which tests must notice them besides the unit tests that reach the file. */
export interface Area {
  /** Paths below the checkout; a mutant's file begins with one of them. */
  readonly sources: readonly string[]
  /** Further test files, beginning with these; a server's module adds its own. */
  readonly tests: readonly string[]
  /** Which of the files below `sources`, where not all are meant. */
  readonly only?: RegExp
  /** Which of the mutants in them: the mutator, and the text that it replaces. */
  readonly mutants?: { readonly mutator: string; readonly original: RegExp }
  /** Judged on PostgreSQL too, which takes twice as long. */
  readonly onPostgres?: boolean
}

const modules = 'apps/server/src/modules'
const runnerTests = ['tests/integration/runner/', 'tests/integration/conformance']

/** What a sample is drawn from: each area gives the same number of mutants. */
export const areas: Readonly<Record<string, Area>> = {
  server: { sources: [`${modules}/`, 'apps/server/src/kernel/'], tests: [] },
  runner: { sources: ['packages/runner/src/', 'packages/seat-client/src/'], tests: runnerTests },
  platforms: { sources: ['packages/platforms/src/'], tests: ['tests/integration/networks/', ...runnerTests] },
  contract: { sources: ['packages/contract/src/'], tests: [] },
  desktop: { sources: ['apps/desktop/src/main/'], tests: ['tests/electron-host/src/'] },
  // Shared state: what is only drawn is judged in the browser, which takes minutes for each mutant.
  console: {
    sources: ['apps/console/src/shared/', 'packages/api-client/src/'],
    only: /\.ts$|\/session\//,
    tests: [],
  },
}

/** What decides about money, rights and people; drawn from only when asked for by name. */
export const decidingAreas: Readonly<Record<string, Area>> = {
  money: { sources: [`${modules}/money/`, 'packages/contract/src/money/'], tests: [] },
  ports: { sources: [`${modules}/desk/port/`], tests: [] },
  guard: {
    sources: [`${modules}/work/guard/`, `${modules}/work/runner/promotion`],
    tests: [`${modules}/work/runner/promotion`],
  },
  tasks: {
    sources: [`${modules}/work/task/task-move.ts`, 'packages/contract/src/work/task-state.ts'],
    tests: [],
  },
  journal: { sources: ['packages/runner/src/journal/'], tests: runnerTests },
  'opt-out': {
    sources: [`${modules}/work/opt-out/`, `${modules}/work/erasure/`],
    tests: [`${modules}/work/opt-out/`, `${modules}/work/runner/keep`],
  },
  tenants: {
    sources: [`${modules}/`, 'apps/server/src/kernel/'],
    tests: ['apps/server/src/app/borders.integration'],
    mutants: { mutator: 'FilterRemoval', original: /tenant/i },
  },
  locks: {
    sources: [`${modules}/`, 'apps/server/src/kernel/'],
    tests: ['apps/server/src/app/locks.integration'],
    mutants: { mutator: 'LockRemoval', original: /./ },
    onPostgres: true,
  },
  ipc: {
    sources: ['apps/desktop/src/main/ipc.ts', 'apps/desktop/src/main/tabs/account-tabs.ts'],
    tests: ['tests/electron-host/src/'],
  },
}

/** Files without anything that a test could judge: texts, types, what is only run by hand. */
export const leftOut = /\.test\.tsx?$|\/test-support\/|\.d\.ts$|\/menu-seed\.ts$|\/openapi\.ts$|-icons\.tsx$/
