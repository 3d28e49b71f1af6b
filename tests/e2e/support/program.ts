import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { waitUntil } from '../../electron-host/src/wait-until.ts'

const root = resolve(import.meta.dirname, '../../..')
const exitWithParent = pathToFileURL(join(root, 'scripts/lib/exit-with-parent.ts')).href

/** A program of this repository in a separate process that ends with the test. */
export interface Program {
  readonly pid: number
  /** SIGTERM, and the wait for its end. */
  stop(): Promise<void>
  /** SIGKILL, as in a power failure. */
  kill(): Promise<void>
}

/** Starts `entry` and waits until `address` answers with success. @throws Error with the end of its output */
export async function startProgram(entry: string, env: NodeJS.ProcessEnv, address: string): Promise<Program> {
  const child = spawn(process.execPath, ['--import', exitWithParent, join(root, entry)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-4000)
    })
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  const answers = async () => {
    if (ended(child)) throw new Error(`${entry} ended:\n${words}`)
    return (await fetch(address).catch(() => null))?.ok
  }
  await waitUntil(`${entry} at ${address}`, answers)
  const end = async (signal: NodeJS.Signals) => {
    if (!ended(child)) child.kill(signal)
    await exited
  }
  return { pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

const ended = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
