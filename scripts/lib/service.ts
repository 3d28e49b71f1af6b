import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { shownPart } from './log-line.ts'
import { root } from './root.ts'
import { duration, fail, indented } from './terminal.ts'

/** A program that runs until it is stopped. */
export interface ServiceOptions {
  /** Name for people and for the log file: `server`, `sandbox`. */
  name: string
  /** Entry file, from the root. */
  entry: string
  env?: NodeJS.ProcessEnv
  /** Restarted when its sources change. */
  watch?: boolean
  /** Optional: the other services continue when this one ends. */
  optional?: boolean
  /** Prints all output on the terminal; otherwise only warnings, with all output in .cache/logs. */
  show?: boolean
}

interface Service extends ServiceOptions {
  child: ChildProcess
  lastLines: string[]
  logFile: string
}

const watched = join(import.meta.dirname, 'watched.ts')
const preload = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.ts')).href
const lastLinesKept = 30
/** Maximum time for a stopped service to finish its open requests. */
const patience = 10_000

/**
 * Runs services as a group: if one exits, all are stopped and the command fails with its last lines; Ctrl-C and SIGTERM stop all and the command
 * succeeds.
 */
export function serviceGroup(): {
  start(options: ServiceOptions): void
  stopped(): boolean
} {
  const services: Service[] = []
  let stopping = false

  const stop = (exitCode: number): void => {
    if (stopping) return
    stopping = true
    void Promise.all(services.map(({ child }) => end(child))).then(() => process.exit(exitCode))
  }

  const died = (service: Service, code: number | null, signal: NodeJS.Signals | null): void => {
    if (stopping) return
    if (service.optional) {
      console.error(`The ${service.name} ended (${signal ?? `code ${code}`}); its log: ${service.logFile}`)
      return
    }
    const ended = `\nThe ${service.name} ended (${signal ?? `code ${code}`}).`
    // What a shown service said stands above.
    if (service.lastLines.length === 0) console.error(ended)
    else console.error(`${ended} Its last words:\n\n${indented(service.lastLines.join('\n'))}`)
    if (!service.show) console.error(`\nAll of its log: ${service.logFile}`)
    stop(1)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  // Node's watcher, which runs a watched service, does not notice that this process failed.
  process.on('exit', () => {
    for (const { child } of services) child.kill('SIGTERM')
  })

  return {
    start(options) {
      const service = spawnService(options)
      services.push(service)
      service.child.once('exit', (code, signal) => died(service, code, signal))
      service.child.once('error', (error) => {
        service.lastLines.push(error.message)
        died(service, 1, null)
      })
    },
    stopped: () => stopping,
  }
}

function spawnService(options: ServiceOptions): Service {
  const logs = join(root, '.cache', 'logs')
  mkdirSync(logs, { recursive: true })
  const logFile = join(logs, `${options.name}.log`)
  const program = ['--import', preload, resolve(root, options.entry)]
  const child = spawn(process.execPath, options.watch ? [watched, ...program] : program, {
    cwd: root,
    env: { ...process.env, ...options.env },
    // A separate process group: Ctrl-C reaches only this process, which stops the services once, in order.
    detached: process.platform !== 'win32',
    stdio: options.show ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const service: Service = { ...options, child, lastLines: [], logFile }
  if (!options.show) keepWords(service)
  return service
}

function keepWords({ child, name, lastLines, logFile }: Service): void {
  const log = createWriteStream(logFile)
  log.once('error', ({ message }) => console.error(`The log of the ${name} is not kept: ${message}`))
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`)
      lastLines.push(shownPart(line) ?? line)
      if (lastLines.length > lastLinesKept) lastLines.shift()
      const shown = shownPart(line)
      if (shown) console.log(`[${name}] ${shown}`)
    })
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), patience)
  await exited
  clearTimeout(killer)
}

/** Waits until the address answers with success; fails after a minute. */
export async function untilReady(name: string, address: string, stopped: () => boolean): Promise<void> {
  const limit = 60_000
  const started = performance.now()
  while (!stopped()) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (performance.now() - started > limit)
      fail(`The ${name} did not answer at ${address} within ${duration(limit)}.`)
    await sleep(100)
  }
  await new Promise(() => undefined)
}
