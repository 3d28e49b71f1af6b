import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { KeeperMessage } from './postgres-keeper.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the maintenance database of the run's PostgreSQL; tests create databases through `databases.ts`. */
    postgresUrl: string
    /** Temporary folder of the run, removed at its end. */
    runFolder: string
  }
}

/** Set by `npm run faults` for tests that don't use PostgreSQL. */
export const onSqliteAlone = process.env.SEAPORT_TEST_DATABASES === 'sqlite'

/**
 * Starts one throwaway PostgreSQL for the run. Never skipped: without a PostgreSQL the run fails and says what to install.
 * @returns stops it
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (onSqliteAlone) return onlyFolder(project)
  // Detached, so that Ctrl-C in the terminal reaches the keeper only through the channel, after the tests' own end.
  const keeper = fork(fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url)), [], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  const message = await firstMessage(keeper)
  if ('failure' in message) throw new Error(message.failure)
  project.provide('postgresUrl', message.url)
  project.provide('runFolder', message.folder)
  return async () => {
    const exited = once(keeper, 'exit')
    keeper.disconnect()
    await exited
  }
}

async function onlyFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-sqlite-'))
  project.provide('postgresUrl', 'postgres://none.invalid')
  project.provide('runFolder', folder)
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function firstMessage(keeper: ReturnType<typeof fork>): Promise<KeeperMessage> {
  return new Promise((resolve) => {
    keeper.once('message', (message) => resolve(message as KeeperMessage))
    keeper.once('exit', (code) =>
      resolve({ failure: `The keeper of the test PostgreSQL ended with code ${code}.` }),
    )
  })
}
