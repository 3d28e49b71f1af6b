import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

/** Output of a finished program, both streams in the order of arrival. */
export interface Finished {
  code: number
  output: string
  milliseconds: number
}

interface Options {
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Passes the program's output through instead of collecting it. */
  show?: boolean
}

const children = new Set<ChildProcess>()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
let interrupted = false

/** Signals that stop the script also stop its child programs; it ends after them, and starts no other meanwhile. */
function interrupt(signal: NodeJS.Signals): void {
  interrupted = true
  for (const child of children) child.kill(signal)
}

function watchOver(child: ChildProcess): void {
  if (children.size === 0) for (const signal of signals) process.on(signal, interrupt)
  children.add(child)
}

function release(child: ChildProcess): void {
  children.delete(child)
  if (children.size > 0) return
  if (interrupted) process.exit(130)
  for (const signal of signals) process.off(signal, interrupt)
}

/** Runs a program to its end; a program that can't be started counts as one that failed. */
export async function run(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<Finished> {
  const started = performance.now()
  return new Promise((resolve) => {
    if (interrupted) return
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    watchOver(child)
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    const end = (code: number) => {
      release(child)
      resolve({ code, output, milliseconds: performance.now() - started })
    }
    child.once('error', (error) => {
      output += `${error.message}\n`
      end(1)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}

/** Runs the program of an installed package, e.g. `tool('typescript/bin/tsc', ['-p', '.'])`, under this Node. */
export async function tool(file: string, args: readonly string[], options: Options = {}): Promise<Finished> {
  return run(process.execPath, [join(root, 'node_modules', file), ...args], options)
}
