import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunnerSetup } from './contract.ts'
import { connectPeer } from './peer.ts'
import { type RunnerChild, RunnerProcess, type RunnerProcessOptions } from './runner-process.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** The runner's side of a process, which records what reaches it. */
class FakeChild implements RunnerChild {
  readonly pid: number
  /** Calls and messages in order, as `name arguments`. */
  readonly heard: string[] = []
  kills = 0
  readonly #exits: ((code: number) => void)[] = []
  #receive: (message: unknown) => void = () => undefined
  #toRunner: (message: unknown) => void = () => undefined
  readonly client

  constructor(pid: number, begin: () => unknown, answers: Record<string, () => unknown>) {
    this.pid = pid
    const heard =
      (name: string, answer: () => unknown = () => null) =>
      (...args: unknown[]) => {
        this.heard.push([name, ...args.map((arg) => JSON.stringify(arg))].join(' '))
        return answer()
      }
    const names = ['stop', 'wake', 'setNetworks', 'startTarget', 'recordOutcome', 'undoOutcome']
    const commands = [...names, 'keep', 'undoKeep', 'noteKeep', 'lookAt']
    const methods = Object.fromEntries(commands.map((name) => [name, heard(name, answers[name])]))
    this.client = connectPeer<object, { state(state: object): void }>(
      { post: (message) => this.#receive(message), onMessage: (listener) => (this.#toRunner = listener) },
      { ...methods, begin: heard('begin', begin) },
    )
  }

  post(message: unknown): void {
    this.#toRunner(message)
  }
  onMessage(listener: (message: unknown) => void): void {
    this.#receive = listener
  }
  onExit(listener: (code: number) => void): void {
    this.#exits.push(listener)
  }
  kill(): void {
    this.kills += 1
    this.exit(0)
  }
  exit(code: number): void {
    for (const listener of this.#exits.splice(0)) listener(code)
  }
}

interface Rig extends Partial<RunnerProcessOptions> {
  begin?: () => unknown
  answers?: Record<string, () => unknown>
}

function rig({ begin = () => null, answers = {}, ...given }: Rig = {}) {
  const children: FakeChild[] = []
  const setups: string[] = []
  const states: unknown[] = []
  const warned: unknown[] = []
  const log = {
    info: () => undefined,
    warn: (_text: string, fields: unknown) => void warned.push(fields),
    error: () => undefined,
  }
  const runner: RunnerProcess = new RunnerProcess({
    spawn: () => {
      const child = new FakeChild(children.length + 1, begin, answers)
      children.push(child)
      return child
    },
    setup: async () => {
      setups.push(`setup ${setups.length + 1}`)
      return setups.at(-1) as unknown as RunnerSetup
    },
    onState: () => void states.push(runner.state()),
    messages: (key: string) => key,
    client: {},
    log,
    ...given,
  } as unknown as RunnerProcessOptions)
  const child = (pid: number): FakeChild => {
    const found = children[pid - 1]
    if (!found) throw new Error(`No process ${pid}`)
    return found
  }
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  return { runner, children, child, states, warned, pass }
}

const EMPTY = { running: false, server: 'connecting', disk_full: false, tasks: [] }
const WORKING = { ...EMPTY, running: true, server: 'connected' }
const restarts = { reason: 'runner_restarts' }

// A journal on a broken disk, or a module that a scanner took away.
test('a process that ends again and again is started after growing pauses, until it has run for a minute', async () => {
  const { runner, children, child, warned, pass } = rig()
  runner.start()
  runner.start()
  for (const [index, ms] of [0, 1000, 5000, 15_000, 30_000, 30_000].entries()) {
    const pid = index + 1
    child(pid).exit(7)
    expect(warned.at(-1)).toEqual({ code: 7, pause_ms: ms })
    if (ms > 0) await pass(ms - 1)
    expect(children).toHaveLength(pid)
    await pass(1)
    expect(children).toHaveLength(pid + 1)
  }
  await pass(60_000)
  child(7).exit(7)
  expect(warned.at(-1)).toEqual({ code: 7, pause_ms: 30_000 })
  await pass(30_000)
  await pass(60_001)
  child(8).exit(7)
  await pass()
  expect(children).toHaveLength(9)
  child(9).exit(7)
  await pass()
  expect(children).toHaveLength(10)
  child(10).exit(7)
  await pass(999)
  expect(children).toHaveLength(10)
  await runner.stop()
  await pass(10 * 60_000)
  expect(children).toHaveLength(10)
})

test('each process begins with the data of its time', async () => {
  const { runner, child, pass } = rig()
  runner.start()
  await pass()
  child(1).exit(1)
  await pass()
  expect([child(1).heard, child(2).heard]).toEqual([['begin "setup 1"'], ['begin "setup 2"']])
})

test('the first process waits until it may start, and no longer than until the first command', async () => {
  const gate = Promise.withResolvers<void>()
  const waiting = rig({ mayStart: gate.promise })
  waiting.runner.start()
  await waiting.pass(60_000)
  expect(waiting.children).toHaveLength(0)
  gate.resolve()
  await waiting.pass()
  expect(waiting.children).toHaveLength(1)

  const never = new Promise<void>(() => undefined)
  for (const first of ['ready', 'lookAt'] as const) {
    const commanded = rig({ mayStart: never })
    commanded.runner.start()
    await (first === 'ready' ? commanded.runner.ready() : commanded.runner.lookAt('task', 3))
    expect(commanded.child(1).heard[0]).toBe('begin "setup 1"')
  }
  const stopped = rig({ mayStart: gate.promise })
  stopped.runner.start()
  await stopped.runner.stop()
  await stopped.pass(60_000)
  expect(stopped.children).toHaveLength(0)
})

test('commands arrive with their arguments and come back with their answers, once the process has begun', async () => {
  const begun = Promise.withResolvers<void>()
  const answers = Object.fromEntries(
    ['startTarget', 'recordOutcome', 'undoOutcome', 'keep', 'undoKeep', 'noteKeep', 'lookAt'].map((name) => [
      name,
      () => `answer of ${name}`,
    ]),
  )
  const { runner, child, pass } = rig({ begin: () => begun.promise, answers })
  runner.start()
  const done = { position: 2, outcome: 'done', reason: null } as const
  const asked = [
    runner.startTarget('t1'),
    runner.recordOutcome('t2', done),
    runner.undoOutcome('t3'),
    runner.keep('t4', { url: 'https://x.test/ann' } as never, 'tea'),
    runner.undoKeep('t5', 5),
    runner.noteKeep('t6', 6, 'mate'),
    runner.lookAt('t7', 7),
  ]
  await pass()
  expect(child(1).heard).toEqual(['begin "setup 1"'])
  begun.resolve()
  expect(await Promise.all(asked)).toEqual(Object.keys(answers).map((name) => `answer of ${name}`))
  runner.wake('account 2')
  runner.wake()
  runner.setNetworks([{ network: 'x' }] as never)
  expect(child(1).heard.slice(1)).toEqual([
    'startTarget "t1"',
    'recordOutcome "t2" {"position":2,"outcome":"done","reason":null}',
    'undoOutcome "t3"',
    'keep "t4" {"url":"https://x.test/ann"} "tea"',
    'undoKeep "t5" 5',
    'noteKeep "t6" 6 "mate"',
    'lookAt "t7" 7',
    'wake "account 2"',
    'wake ',
    'setNetworks [{"network":"x"}]',
  ])
})

test('a command is refused while the process is replaced, and one in progress when the process ends', async () => {
  const { runner, child, pass } = rig({ answers: { startTarget: () => new Promise(() => undefined) } })
  const unstarted = expect(runner.startTarget('task')).rejects.toMatchObject(restarts)
  await unstarted
  runner.start()
  const inProgress = expect(runner.startTarget('task')).rejects.toMatchObject(restarts)
  await pass()
  child(1).exit(1)
  await inProgress
  await pass()
  child(2).exit(1)
  await expect(runner.lookAt('task', 1)).rejects.toMatchObject(restarts)
  expect(runner.pid).toBeUndefined()
  await pass(1000)
  expect(runner.pid).toBe(3)
})

test('what the runner itself refuses is not taken for a restart', async () => {
  const { runner } = rig({ answers: { keep: () => Promise.reject(new Error('no such task')) } })
  runner.start()
  const kept = runner.keep('task', {} as never, '')
  await expect(kept).rejects.toMatchObject({ name: 'PeerError', gone: false })
  await expect(kept).rejects.toThrow('no such task')
})

test('the last state stays while a process is replaced', async () => {
  const { runner, child, states, pass } = rig()
  expect(runner.state()).toEqual(EMPTY)
  runner.start()
  await pass()
  child(1).client.tell('state', WORKING)
  expect(states).toEqual([WORKING])
  child(1).exit(1)
  expect(runner.state()).toEqual(WORKING)
})

test.each([
  ['SQLITE_FULL', true],
  ['ENOSPC', true],
  ['SQLITE_CORRUPT', false],
])('a process that can’t begin because of %s is replaced, and a full disk is shown', async (code, isFull) => {
  const begin = () => Promise.reject(Object.assign(new Error('journal'), { code }))
  const { runner, child, children, pass } = rig({ begin })
  runner.start()
  await pass()
  expect(child(1).kills).toBe(1)
  expect(runner.state()).toEqual({ ...EMPTY, disk_full: isFull })
  await expect(runner.ready()).resolves.toBeUndefined()
  await pass(1000)
  expect(children.length).toBeGreaterThan(1)
})

test('a process is asked to stop, killed after its answer, and not replaced', async () => {
  const stopping = Promise.withResolvers<void>()
  const { runner, child, children, pass } = rig({ answers: { stop: () => stopping.promise } })
  runner.start()
  await pass()
  const stopped = runner.stop()
  await pass(3999)
  expect([child(1).heard.at(-1), child(1).kills]).toEqual(['stop', 0])
  stopping.resolve()
  await stopped
  expect(child(1).kills).toBe(1)
  await pass(10 * 60_000)
  expect(children).toHaveLength(1)
})

test('a process that does not answer is killed after four seconds, once', async () => {
  const { runner, child, pass } = rig({ answers: { stop: () => new Promise(() => undefined) } })
  runner.start()
  await pass()
  child(1).client.tell('state', WORKING)
  const stopped = runner.stop()
  await pass(3999)
  expect(child(1).kills).toBe(0)
  await pass(1)
  await stopped
  expect([child(1).kills, runner.state()]).toEqual([1, EMPTY])
})

test('a stop ends the wait for the next process, and nothing is said to run after it', async () => {
  const { runner, child, children, states, pass } = rig()
  runner.start()
  child(1).exit(1)
  await pass()
  child(2).client.tell('state', WORKING)
  child(2).exit(1)
  await runner.stop()
  expect([states.at(-1), runner.state()]).toEqual([EMPTY, EMPTY])
  await pass(60_000)
  expect(children).toHaveLength(2)
})
