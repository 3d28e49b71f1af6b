import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { PATIENCE_MS, TEST_LIMIT_MS } from './tests/support/patience.ts'
import { keepFilesInMemory } from './tests/support/temporary-files.ts'

keepFilesInMemory()

const integrationTests = [
  'apps/server/src/**/*.integration.test.ts',
  'tests/integration/**/*.test.ts',
  'tests/generated-client/src/*.test.ts',
  'tests/support/**/*.integration.test.ts',
]

/** Environment of servers inside a test's process. */
const serversInside = [
  'tests/support/cheap-passwords.ts',
  'tests/support/no-fsync.ts',
  'tests/support/patient-postgres.ts',
]

/** One more than cores, since a test waits a sixth of its time, for timers above all. */
const workers = availableParallelism() + 1

/** The slowest files regardless of their size. Started last, they would occupy one worker while the others are idle. */
const longest = [
  'apps/console/src/app/parts/',
  'apps/desktop/src/renderer/app/parts/',
  'packages/ui/src/kit.test.tsx',
  'packages/product-ui/src/kit.test.tsx',
  'apps/console/src/app/columns.test.tsx',
  'tests/e2e/sweeps/',
  'tests/e2e/main-loop.test.ts',
  'tests/e2e/desktop/desktop.test.ts',
  'tests/e2e/console/console.test.ts',
  'tests/electron-host/src/account-views.test.ts',
  'tests/e2e/desktop/update.test.ts',
  'tests/e2e/desktop/local-life.test.ts',
  'apps/server/src/db/explain.integration.test.ts',
  'tests/integration/agent/',
  'tests/integration/networks/graph-writes.test.ts',
  'tests/integration/weather/',
  'tests/integration/library-export.test.ts',
  'tests/integration/fuzz.test.ts',
  'tests/integration/log-secrets.test.ts',
]

/**
 * Tests that take much processor time and rarely fail: `npm run test:all` runs them too, every night, as does a command that names one of them.
 * By day, what the journeys through a browser say of screens is held by the records of parts and screens, and what they ask for by the server's.
 */
const nightly = [
  'apps/server/src/app/disk-at-commit.integration.test.ts',
  'apps/server/src/app/large-import.integration.test.ts',
  'apps/server/src/modules/desk/port/port-model.integration.test.ts',
  'apps/server/src/modules/money/order/order-model.integration.test.ts',
  'scripts/bootstrap.test.ts',
  'scripts/lib/service.test.ts',
  'scripts/lib/steps/installed.test.ts',
  'tests/e2e/console/browser-translate.test.ts',
  'tests/e2e/console/lists.test.ts',
  'tests/e2e/console/pages.test.ts',
  'tests/e2e/console/shell-header.test.ts',
  'tests/e2e/console/shell-navigation.test.ts',
  'tests/e2e/console/storage-blocked.test.ts',
  'tests/e2e/console/tabs.test.ts',
  'tests/e2e/console/without-plugins.test.ts',
  'tests/e2e/desk/proxies.test.ts',
  'tests/e2e/desk/seats.test.ts',
  'tests/e2e/desktop/collect-by-hand.test.ts',
  'tests/e2e/desktop/desktop-proxy.test.ts',
  'tests/e2e/desktop/desktop-screens.test.ts',
  'tests/e2e/desktop/hostile-window.test.ts',
  'tests/e2e/desktop/keyboard-alone.test.ts',
  'tests/e2e/desktop/local-life.test.ts',
  'tests/e2e/desktop/minimum-version.test.ts',
  'tests/e2e/desktop/update.test.ts',
  'tests/e2e/desktop/workbench-frame.test.ts',
  'tests/e2e/desktop/workbench.test.ts',
  'tests/e2e/gallery/gallery-pages.test.ts',
  'tests/e2e/gallery/gallery-parts.test.ts',
  'tests/e2e/gallery/gallery-table.test.ts',
  'tests/e2e/gallery/overlays.test.ts',
  'tests/e2e/money/platform-money.test.ts',
  'tests/e2e/money/records.test.ts',
  'tests/e2e/newcomer.test.ts',
  'tests/e2e/people/admin-user.test.ts',
  'tests/e2e/people/administrators.test.ts',
  'tests/e2e/people/second-factor.test.ts',
  'tests/e2e/people/step-up.test.ts',
  'tests/e2e/people/user.test.ts',
  'tests/e2e/platform/announcements.test.ts',
  'tests/e2e/platform/api-docs.test.ts',
  'tests/e2e/platform/downloads.test.ts',
  'tests/e2e/platform/help.test.ts',
  'tests/e2e/platform/menus.test.ts',
  'tests/e2e/platform/platform-config.test.ts',
  'tests/e2e/platform/releases.test.ts',
  'tests/e2e/readme.test.ts',
  'tests/e2e/sweeps/acts.test.ts',
  'tests/e2e/sweeps/administration.test.ts',
  'tests/e2e/sweeps/dialogs.test.ts',
  'tests/e2e/sweeps/gallery.test.ts',
  'tests/e2e/sweeps/outage.test.ts',
  'tests/e2e/sweeps/records.test.ts',
  'tests/e2e/work/all-tenants.test.ts',
  'tests/e2e/work/dashboard.test.ts',
  'tests/e2e/work/notifications.test.ts',
  'tests/e2e/work/platform-statistics.test.ts',
  'tests/e2e/work/resources.test.ts',
  'tests/e2e/work/scripts.test.ts',
  'tests/e2e/work/statistics-admin.test.ts',
  'tests/e2e/work/statistics.test.ts',
  'tests/e2e/work/tasks.test.ts',
  'tests/e2e/work/translation.test.ts',
  'tests/electron-host/src/lifecycle.test.ts',
  'tests/electron-host/src/preload.test.ts',
  'tests/electron-host/src/strict.test.ts',
  'tests/integration/fuzz.test.ts',
  'tests/integration/library-export.test.ts',
  'tests/integration/log-secrets.test.ts',
  'tests/integration/main-loop.test.ts',
  'tests/integration/networks/graph-loop.test.ts',
  'tests/integration/networks/graph-writes.test.ts',
  'tests/integration/networks/whatever-happens.integration.test.ts',
  'tests/integration/new-feature.test.ts',
  'tests/integration/pgbouncer.test.ts',
  'tests/integration/postgres-outage.test.ts',
  'tests/integration/processes-kill.test.ts',
  'tests/integration/processes-log.test.ts',
  'tests/integration/processes.test.ts',
  'tests/integration/release-full-disk.test.ts',
  'tests/integration/runner/kill.integration.test.ts',
  'tests/integration/runner/many.integration.test.ts',
  'tests/integration/seat-client/kill-client.test.ts',
  'tests/integration/second-server.test.ts',
  'tests/integration/weather/weather.property.test.ts',
]
/** Files and folders that the command names. */
const named = process.argv
  .slice(2)
  .filter((word) => word.includes('/'))
  .map((word) => word.replace(/^\.\//, ''))
const leftOut = nightly.filter(
  (path) => process.env.SEAPORT_TEST_ALL !== '1' && !named.some((word) => path.includes(word)),
)

type TestFile = Parameters<BaseSequencer['sort']>[0][number]

/** A worker restarts, reloading everything, when the next file needs another environment, so files with a DOM are grouped at the end. */
class InOrder extends BaseSequencer {
  override async sort(files: TestFile[]) {
    const rank = ({ moduleId }: TestFile) =>
      (needsDocument(moduleId) ? 2 : 0) + (longest.some((path) => moduleId.includes(`/${path}`)) ? 0 : 1)
    const ranks = new Map(files.map((file) => [file, rank(file)]))
    return (await super.sort(files)).sort((a, b) => (ranks.get(a) ?? 1) - (ranks.get(b) ?? 1))
  }
}

const needsDocument = (file: string) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom')

/** Projects, one per phase of `npm test` and `npm test -- release`; `npx vitest run --project unit <path>` runs a part of one. */
export default defineConfig({
  test: {
    environment: 'node',
    // A forgotten `.only` must not turn a red suite green, not even on a developer's machine.
    allowOnly: false,
    // A record that is missing fails as one that differs; `-u` writes it.
    update: 'none',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
    // Files share imported modules: every test restores what it changed, and nothing is loaded twice.
    isolate: false,
    maxWorkers: workers,
    // Megabytes for what is short-lived, four times as many as usual: rendering and querying make much of it.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: InOrder },
    setupFiles: ['tests/support/every-test.ts'],
    // No test has a time limit, because a busy machine may be slow.
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    teardownTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    provide: { patienceMs: PATIENCE_MS, named },
    projects: [
      {
        test: {
          name: 'unit',
          // Neither UTC nor a customer's time zone, so that use of the machine's zone is noticed.
          env: { TZ: 'America/New_York' },
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'apps/*/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**', ...leftOut],
        },
      },
      {
        test: {
          name: 'integration',
          include: integrationTests,
          exclude: ['**/node_modules/**', ...leftOut],
          globalSetup: ['tests/support/postgres.ts'],
          setupFiles: serversInside,
          // Each worker uses a database on the same cores: more workers than cores only wait.
          maxWorkers: Math.max(2, Math.ceil(availableParallelism() / 2)),
        },
      },
      {
        test: {
          name: 'release',
          include: ['tests/release/*.test.ts'],
          globalSetup: ['tests/release/support/needs.ts', 'tests/support/postgres.ts'],
          setupFiles: serversInside,
          // Each builds, packs and runs servers, and gets the cores to itself.
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/electron-host/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...leftOut],
        },
      },
    ],
  },
})
