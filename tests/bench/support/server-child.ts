/** Servers in separate processes, so that their processor time can be measured. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freeTcpPort } from '../../../scripts/lib/ports.ts'

/** A server that is measured. */
export interface MeasuredServer {
  url: string
  /** @returns its processor time so far, in microseconds */
  processorTime(): Promise<number>
  /** Collects garbage first. Asking begins a new measurement of the event loop. */
  health(): Promise<ServerHealth>
  stop(): Promise<void>
}

/** Memory of a server, and the delay of its event loop since the last request. */
export interface ServerHealth {
  rssMb: number
  heapMb: number
  descriptors: number
  /** Delay of the event loop in 99 of 100 samples, in milliseconds. */
  lateMs: number
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Starts a program that listens and logs its address as Fastify does.
 * @param variables its whole environment, beside the search path
 */
export async function forkServer(
  program: string,
  variables: Record<string, string> = {},
): Promise<MeasuredServer> {
  const child = forkChild(program, variables)
  return measured(child, await listening(child))
}

/**
 * Starts Seaport's server with these variables, without rate limits and without a log line per request, since the baseline writes none either.
 */
export async function forkSeaport(variables: Record<string, string>): Promise<MeasuredServer> {
  const port = await freeTcpPort('127.0.0.1')
  const url = `http://127.0.0.1:${port}`
  const server = forkChild(path('../../../apps/server/src/main.ts'), {
    PORT: String(port),
    SEAPORT_RATE_LIMIT: '0',
    SEAPORT_LOG_LEVEL: 'warn',
    ...variables,
  })
  // Drain the log: a full pipe would block the server.
  server.stdout?.resume()
  const isUp = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    await new Promise((again) => setTimeout(again, 50))
  }
  return measured(server, url)
}

function forkChild(program: string, variables: Record<string, string>): ChildProcess {
  return fork(program, [], {
    execArgv: ['--import', path('./report-processor-time.ts')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, ...variables },
  })
}

function measured(child: ChildProcess, url: string): MeasuredServer {
  return {
    url,
    async processorTime() {
      child.send('')
      return Number((await once(child, 'message'))[0])
    },
    async health() {
      child.send('health')
      const [told] = await once(child, 'message')
      return told as ServerHealth
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

function listening(child: ChildProcess): Promise<string> {
  let written = ''
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}: ${written}`)))
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (written.length < 10_000) written += text
      const address = /listening at (http:\/\/[\d.:]+)/.exec(written)?.[1]
      if (address) resolve(address)
    })
  })
}
