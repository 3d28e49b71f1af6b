import { EventEmitter } from 'node:events'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inspect, stripVTControlCharacters } from 'node:util'

/** What a program that is run answers, by the first of these that its command line has in it. */
type Answers = readonly (readonly [
  part: string,
  answer: { code?: number; says?: string; does?: () => void },
])[]

/** What the steps did so far, and the machine that they do it on. */
export const world = {
  did: [] as string[],
  answers: [] as Answers,
  /** The checkout's folder, which has a space and letters that are not ASCII. */
  root: '',
  /** How often a Chromium is looked for in vain. */
  chromiumMissing: 0,
  /** Files can't be renamed into the output folder: it lies on another disk. */
  otherDisk: false,
  /** Faults of what was packaged. */
  faults: [] as string[],
  children: [] as FakeChild[],
}

/** What differs between machines, under a name. */
function named(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(world.root, '‹checkout›').replaceAll(process.execPath, 'node')
  if (Array.isArray(value)) return value.map(named)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]))
}

/** Notes a line: a word for what happened, and its arguments. */
export function note(what: string, ...args: unknown[]): void {
  const texts = args
    .map(named)
    .map((arg) =>
      typeof arg === 'string' ? arg : inspect(arg, { depth: 8, breakLength: 140, sorted: true }),
    )
  world.did.push(...stripVTControlCharacters([what, ...texts].join(' ')).split('\n'))
}

/** A program that the step starts; it ends at once unless it was forked. */
export class FakeChild extends EventEmitter {
  readonly stdout = new EventEmitter()
  readonly stderr = new EventEmitter()
  connected = true
  send(message: unknown) {
    note('  tells it', message)
  }
  disconnect() {
    note('  lets go of it')
    this.connected = false
    this.emit('exit', 0)
  }
  kill() {}
}

const answerTo = (line: string) => world.answers.find(([part]) => line.includes(part))?.[1] ?? {}

/** The variables that a program is given besides those of this process. */
const ownOf = (env: NodeJS.ProcessEnv = {}) =>
  Object.fromEntries(Object.entries(env).filter(([name, value]) => process.env[name] !== value))

const told = ({ env, cwd, stdio, execArgv, encoding, maxBuffer }: Record<string, unknown>) =>
  named(
    Object.fromEntries(
      Object.entries({
        env: ownOf(env as NodeJS.ProcessEnv),
        cwd,
        stdio,
        execArgv,
        encoding,
        maxBuffer,
      }).filter(([, value]) => value !== undefined),
    ),
  )

export function spawn(command: string, args: readonly string[], options: Record<string, unknown>): FakeChild {
  note('runs', [command, ...args].join(' '), told(options))
  const child = new FakeChild()
  const { code = 0, says = '', does } = answerTo([command, ...args].join(' '))
  queueMicrotask(() => {
    does?.()
    child.stdout.emit('data', Buffer.from(says))
    child.emit('close', code)
  })
  return child
}

export function fork(file: string, args: readonly string[], options: Record<string, unknown>): FakeChild {
  note('forks', [file, ...args].join(' '), told(options))
  const child = new FakeChild()
  world.children.push(child)
  queueMicrotask(() => child.emit('message', 'ready'))
  return child
}

export function execFile(
  command: string,
  args: readonly string[] = [],
  options: Record<string, unknown> = {},
): string {
  note('runs', [command, ...args].join(' '), told(options))
  const { code = 0, says = '', does } = answerTo([command, ...args].join(' '))
  does?.()
  if (code === 127) throw Object.assign(new Error('not found'), { code: 'ENOENT' })
  if (code !== 0) throw Object.assign(new Error(`ended with ${code}`), { stderr: says })
  return says
}

export function resetWorld(root: string): void {
  Object.assign(world, {
    did: [],
    answers: [],
    root,
    chromiumMissing: 0,
    otherDisk: false,
    faults: [],
    children: [],
  })
}

/** Begins a part of a record. */
export const scene = (title: string) => world.did.push(...(world.did.length > 0 ? [''] : []), `── ${title}`)

/** Notes what a step returns, or why it fails. */
export async function result(step: () => unknown): Promise<void> {
  try {
    note('returns', await step())
  } catch (error) {
    note('throws', String(error))
  }
}

/** Notes every file below a folder: its mode where it is told apart, and its text where that is short. */
export function noteTree(folder: string, { modes = false } = {}): void {
  note('there is', folder)
  const visit = (path: string, inside: string) => {
    for (const name of readdirSync(path).sort()) {
      const [full, shown] = [join(path, name), `${inside}${name}`]
      const status = lstatSync(full)
      const mode = modes ? `${(status.mode & 0o777).toString(8)} ` : ''
      if (status.isSymbolicLink()) note(`  ${mode}${shown} →`, readlinkSync(full))
      else if (status.isDirectory()) {
        if (modes) note(`  ${mode}${shown}/`)
        visit(full, `${shown}/`)
      } else note(`  ${mode}${shown}:`, shortOf(readFileSync(full)))
    }
  }
  visit(folder, '')
}

function shortOf(content: Buffer): string {
  const text = content.toString('utf8').replaceAll('\n', '⏎')
  return text.includes('\0') || text.includes('\uFFFD') ? `${content.length} bytes` : text
}
