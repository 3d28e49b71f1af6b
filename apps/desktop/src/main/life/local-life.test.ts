import type { RunnerState, RunnerTask } from '@seaport/runner/state'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { shown, system } = vi.hoisted(() => ({
  shown: [] as { body: string; click(): void }[],
  system: {
    awake: new Set<number>(),
    badge: 0,
    focused: false,
    blockers: 0,
    resume: (() => undefined) as () => void,
  },
}))
vi.mock('electron', () => ({
  app: {
    setBadgeCount(count: number) {
      system.badge = count
    },
  },
  BrowserWindow: { getFocusedWindow: () => (system.focused ? {} : null) },
  Notification: class {
    static isSupported = () => true
    readonly #body: string
    #click: () => void = () => undefined
    constructor({ body }: { body: string }) {
      this.#body = body
    }
    on(_event: 'click', listener: () => void) {
      this.#click = listener
    }
    show() {
      shown.push({ body: this.#body, click: () => this.#click() })
    }
  },
  powerMonitor: {
    on(_event: 'resume', listener: () => void) {
      system.resume = listener
    },
  },
  powerSaveBlocker: {
    start(kind: string) {
      if (kind !== 'prevent-app-suspension') throw new Error(`The screen would stay on: ${kind}`)
      system.blockers += 1
      system.awake.add(system.blockers)
      return system.blockers
    },
    stop: (id: number) => void system.awake.delete(id),
  },
  Menu: {},
  nativeImage: {},
  Tray: class {},
}))
// Other suites of this process may have it with an Electron of their own.
vi.resetModules()
const { LocalLife } = await import('./local-life.ts')
const { followersOf } = await import('./life-calls.ts')

let state: RunnerState
let notify: boolean
const open = vi.fn()
const onReturn = vi.fn()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

// The clock and the network are looked at again and again, for as long as the program lives.
afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers()
  shown.length = 0
  Object.assign(system, { badge: 0, focused: false })
  system.awake.clear()
  notify = true
  state = stateWith()
  open.mockClear()
})

function stateWith(...tasks: Partial<RunnerTask>[]): RunnerState {
  const shape = { phase: 'assisting', parked: null, manual: null } as const
  return {
    running: true,
    server: 'connected',
    disk_full: false,
    tasks: tasks.map((task) => ({ ...shape, ...task })) as RunnerTask[],
  }
}

function start() {
  return new LocalLife({
    settings: { get: () => ({ notify }) } as never,
    messages: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    log,
    runnerState: () => state,
    isQuitting: () => false,
    open,
    onReturn,
  })
}
const tell = (life: InstanceType<typeof LocalLife>, next: RunnerState) => {
  state = next
  life.onRunnerChanged()
}
const blocked = { id: 'a', name: 'Likes', parked: { until: null, reason: 'account_blocked' } } as const

test('the computer stays awake from the first task to the last, and the icon counts who needs a person', () => {
  const life = start()
  tell(life, stateWith())
  expect([system.awake.size, system.badge]).toEqual([0, 0])
  tell(life, stateWith({ id: 'a', name: 'Likes' }))
  tell(life, stateWith(blocked, { id: 'b', name: 'Members' }))
  expect([system.awake.size, system.badge]).toEqual([1, 1])
  tell(life, stateWith({ id: 'b', name: 'Members' }))
  expect([system.awake.size, system.badge]).toEqual([1, 0])
  tell(life, stateWith())
  expect(system.awake.size).toBe(0)
  tell(life, stateWith({ id: 'c', name: 'Comments' }))
  expect(system.awake.size).toBe(1)
})

test('what needs a person is told once, to somebody who looks elsewhere and wants to know; a click opens the window', () => {
  const life = start()
  tell(life, stateWith(blocked))
  tell(life, stateWith(blocked))
  expect(shown.map(({ body }) => body)).toEqual(['notice.blocked Likes'])
  shown[0]?.click()
  expect(open).toHaveBeenCalledOnce()

  system.focused = true
  tell(start(), stateWith(blocked))
  system.focused = false
  notify = false
  tell(start(), stateWith(blocked))
  expect(shown).toHaveLength(1)
})

test('an update is told of once per version, when it can be installed', () => {
  const life = start()
  const update = (phase: string, version: string) => life.onUpdate({ phase, version } as never)
  update('downloading', '1.1.0')
  update('ready', '1.1.0')
  update('ready', '1.1.0')
  update('ready', '1.2.0')
  expect(shown.map(({ body }) => body)).toEqual(['notice.update 1.1.0', 'notice.update 1.2.0'])
})

test('a task that failed is told of by the name it had here, an account that was signed out by its own', async () => {
  const life = start()
  const accounts = async () => ({ placeOf: () => ({ handle: 'ann' }) })
  const { onLiveEvent, onAccountChanged } = followersOf(life, () => ({ accounts }) as never)
  tell(life, stateWith({ id: 'a', name: 'Likes' }))
  tell(life, stateWith())
  const failed = (id: string, status: string) => onLiveEvent({ type: 'task', id, status } as never)
  failed('a', 'completed')
  failed('elsewhere', 'error')
  expect(shown).toEqual([])
  failed('a', 'error')
  expect(shown.map(({ body }) => body)).toEqual(['notice.failed Likes'])

  const account = (signed_in: boolean, signing_in = false) =>
    onAccountChanged({ id: 'x', signed_in, signing_in } as never)
  account(false)
  account(true)
  // Signing in anew forgets the old sign-in first.
  account(false, true)
  account(true)
  account(false)
  account(false)
  await vi.waitFor(() => expect(shown).toHaveLength(2))
  expect(shown[1]?.body).toBe('notice.signed_out ann')
})

test('whatever waits looks again when the computer wakes up', () => {
  onReturn.mockClear()
  start()
  system.resume()
  expect(onReturn).toHaveBeenCalledOnce()
})
