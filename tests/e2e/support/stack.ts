import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testUpdateKey } from '../../../apps/server/src/test-support/update-key.ts'
import { freeTcpPort } from '../../../scripts/lib/ports.ts'
import { type Program, startProgram } from './program.ts'

const HOST = '127.0.0.1'

/** A server with the demo's data and the simulated network, each in a separate process, on free ports. */
export interface Stack {
  readonly serverUrl: string
  readonly sandboxUrl: string
  /** The stack's folder, removed with it; also for the desktops’ data. */
  readonly folder: string
  /** Pulls one of the sandbox's levers (apps/sandbox/README.md); with a body it is a POST. */
  control<T = Record<string, unknown>>(path: string, body?: unknown): Promise<T>
  /** Stops the server as a power failure would. */
  killServer(): Promise<void>
  /** Starts the server again at the same address with the same data. */
  startServer(): Promise<void>
  stop(): Promise<void>
}

/** Starts a stack; it runs until `stop`. */
export async function startStack(): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-e2e-'))
  const [serverPort, sandboxPort] = await Promise.all([freeTcpPort(HOST), freeTcpPort(HOST)])
  const serverUrl = `http://${HOST}:${serverPort}`
  const sandboxUrl = `http://${HOST}:${sandboxPort}`
  const ports = { HOST, SEAPORT_SANDBOX_PORT: String(sandboxPort) }
  const runServer = () =>
    startProgram(
      'apps/server/src/main.ts',
      {
        ...ports,
        PORT: String(serverPort),
        SEAPORT_DATA_DIR: join(folder, 'server'),
        SEAPORT_DATABASE_URL: '',
        SEAPORT_DEMO: '1',
        SEAPORT_UPDATE_KEYS: testUpdateKey,
        SEAPORT_ALLOW_PRIVATE_TRANSLATION: '1',
        SEAPORT_LOG_LEVEL: 'warn',
      },
      `${serverUrl}/ready`,
    )
  let server: Program
  const [sandbox, first] = await Promise.all([
    startProgram('apps/sandbox/src/main.ts', ports, `${sandboxUrl}/_control/world`),
    runServer(),
  ])
  server = first
  return {
    serverUrl,
    sandboxUrl,
    folder,
    async control<T>(path: string, body?: unknown) {
      const post = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const response = await fetch(`${sandboxUrl}/_control${path}`, body === undefined ? {} : post)
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as T
    },
    killServer: () => server.kill(),
    async startServer() {
      server = await runServer()
    },
    async stop() {
      await Promise.all([server.stop(), sandbox.stop()])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
