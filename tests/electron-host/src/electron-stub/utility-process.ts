import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { ending } from './app.ts'
import { strict } from './strict.ts'

type ForkOptions = {
  env?: NodeJS.ProcessEnv
  execArgv?: string[]
  cwd?: string
  stdio?: 'pipe' | 'ignore' | 'inherit'
  serviceName?: string
}

/** A helper process: Node's own `fork`, with Electron's `process.parentPort` on the other side. */
class HostUtilityProcess extends EventEmitter {
  private readonly child: ChildProcess
  pid: number | undefined
  readonly stdout: ChildProcess['stdout']
  readonly stderr: ChildProcess['stderr']

  constructor(
    modulePath: string,
    args: readonly string[],
    { env, execArgv, cwd, stdio = 'inherit' }: ForkOptions,
  ) {
    super()
    this.child = fork(new URL('../utility-child.ts', import.meta.url), [modulePath, ...args], {
      env: env ?? process.env,
      execArgv: execArgv ?? [],
      stdio: ['ignore', stdio, stdio, 'ipc'],
      serialization: 'advanced',
      ...(cwd && { cwd }),
    })
    this.pid = this.child.pid
    this.stdout = this.child.stdout
    this.stderr = this.child.stderr
    this.child.once('spawn', () => this.emit('spawn'))
    this.child.on('message', (message) => this.emit('message', message))
    // A message to a process that has just died is lost, as in Electron.
    this.child.on('error', () => undefined)
    this.child.once('exit', (code) => {
      this.pid = undefined
      this.emit('exit', code ?? 1)
    })
    ending.stop.push(async () => void this.kill())
  }

  postMessage = (message: unknown, transfer: readonly unknown[] = []) => {
    if (transfer.length > 0) throw new Error('The Chromium host transfers no ports to utility processes')
    if (this.child.connected) this.child.send(message as object, () => undefined)
  }
  kill = () => this.child.kill()
}

export const utilityProcess = strict(
  {
    fork: (modulePath: string, args: readonly string[] = [], options: ForkOptions = {}) =>
      strict(new HostUtilityProcess(modulePath, args, options), 'utilityProcess'),
  },
  'utilityProcess',
)
