import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { testUpdateKey } from '../../apps/server/src/test-support/update-key.ts'
import type { DatabaseLocation } from './databases.ts'

/** Secret of every server process; a server that shares their database needs it too. */
export const SHARED_SECRET = 'a secret that all servers of a test share'

const thisVersion = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** A server in a separate process. */
export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Its output so far. */
  output(): string
  /** Sends a signal and waits for the process to exit. @returns its exit code; null after SIGKILL */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/**
 * Starts a server on a database and waits until it serves.
 * @param within prefix of its command, as for a small disk
 * @param main path of its program; this version's unless given
 * @throws Error with its output, if it ends before
 */
export async function startServerProcess(
  location: Pick<DatabaseLocation, 'url' | 'dataDir'>,
  variables: Record<string, string> = {},
  within: readonly string[] = [],
  main = thisVersion,
): Promise<ServerProcess> {
  const [command = '', ...args] = [...within, process.execPath, main]
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      SEAPORT_SANDBOX_PORT: '8788',
      SEAPORT_DATA_DIR: location.dataDir,
      SEAPORT_SECRET: SHARED_SECRET,
      SEAPORT_UPDATE_KEYS: testUpdateKey,
      SEAPORT_OWNER_EMAIL: 'owner@example.test',
      SEAPORT_OWNER_PASSWORD: 'Owner-password-1',
      ...(location.url && { SEAPORT_DATABASE_URL: location.url }),
      ...variables,
    },
  })
  let written = ''
  const exited = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        written += text
        const address = /Server listening at (http:\/\/[\d.:]+)/.exec(written)?.[1]
        if (address) resolve(address)
      })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${written}`)))
  })
  return {
    url,
    child,
    output: () => written,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await exited
      }
      return child.exitCode
    },
  }
}
