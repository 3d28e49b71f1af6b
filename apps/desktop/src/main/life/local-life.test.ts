import { EventEmitter } from 'node:events'
import type { RunnerState, RunnerTask } from '@seaport/runner/state'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { shown, system } = vi.hoisted(() => ({
  shown: [] as { body: string; open: boolean; click(): void; dismiss(): void }[],
  system: {
    awake: new Set<number>(),
    badge: 0,
    focused: false,
    blockers: 0,
    power: new Map<string, () => void>(),
    addresses: ['192.0.2.7'],
  },
}))
vi.mock('node:os', async (original) => ({
  ...(await original<object>()),
  networkInterfaces: () => ({ net: system.addresses.map((address) => ({ address, internal: false })) }),
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
    readonly #on: Record<string, () => void> = {}
    constructor({ body }: { body: string }) {
      this.#body = body
    }
    on(event: string, listener: () => void) {
      this.#on[event] = listener
    }
    show() {
      const entry = {
        body: this.#body,
        open: true,
        click: () => this.#on.click?.(),
        dismiss: () => {
          entry.open = false
          this.#on.close?.()
        },
      }
      this.close = entry.dismiss
      shown.push(entry)
    }
    close: () => void = () => undefined
  },
  powerMonitor: {
    on: (event: string, listener: () => void) => void system.power.set(event, listener),
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
  nativeImage: { createFromBitmap: (pixels: Buffer, size: object) => ({ bytes: pixels.length, ...size }) },
  Tray: class {},
}))
const { LocalLife } = await import('./local-life.ts')
const { followersOf } = await import('./life-calls.ts')

let state: RunnerState
let notify: boolean
let full: boolean
const open = vi.fn()
const onReturn = vi.fn()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

// Clock and network are polled for the life of the program.
afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers()
  shown.length = 0
  Object.assign(system, { badge: 0, focused: false })
  system.awake.clear()
  notify = true
  full = false
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
    isFullScreen: () => full,
    handleOf: async (id) => `handle-${id}`,
    open,
    onReturn,
  })
}
/** Pause before new items are notified. */
const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms)
const tell = (life: InstanceType<typeof LocalLife>, next: RunnerState) => {
  state = next
  life.onRunnerChanged()
}
const blocked = { id: 'a', name: 'Likes', parked: { until: null, reason: 'account_blocked' } } as const

test('the computer stays awake from the first task to the last', () => {
  const life = start()
  const awake = (...tasks: Partial<RunnerTask>[]) => {
    tell(life, stateWith(...tasks))
    return system.awake.size
  }
  expect(awake()).toBe(0)
  expect(awake({ id: 'a', name: 'Likes' })).toBe(1)
  expect(awake(blocked, { id: 'b', name: 'Members' })).toBe(1)
  expect(awake()).toBe(0)
  expect(awake({ id: 'c', name: 'Comments' })).toBe(1)
})

test('an item that needs a person is notified once, if they look elsewhere and want notifications; a click opens it', async () => {
  const life = start()
  tell(life, stateWith(blocked))
  tell(life, stateWith(blocked))
  await pass()
  expect(shown.map(({ body }) => body)).toEqual(['notice.blocked Likes'])
  shown[0]?.click()
  expect(open).toHaveBeenCalledExactlyOnceWith('/tasks/a')

  system.focused = true
  tell(start(), stateWith(blocked))
  system.focused = false
  notify = false
  tell(start(), stateWith(blocked))
  await pass()
  expect(shown).toHaveLength(1)
})

const waits = (id: string) =>
  ({
    id,
    name: id,
    parked: { until: 9, reason: 'send_interval' },
    manual: { step: { kind: 'loading' } },
  }) as unknown as Partial<RunnerTask>
const isReady = (id: string) =>
  ({ id, name: id, parked: null, manual: { step: { kind: 'ready' } } }) as unknown as Partial<RunnerTask>

test('24 tasks that become ready are one notice; more of them replace it, until it is closed', async () => {
  const life = start()
  const ids = Array.from({ length: 26 }, (_, index) => `t${index}`)
  tell(life, stateWith(...ids.map(waits)))
  for (let ready = 1; ready <= 24; ready += 1)
    tell(life, stateWith(...ids.map((id, index) => (index < ready ? isReady(id) : waits(id)))))
  await pass()
  expect(shown.map(({ body }) => body)).toEqual(['notices.ready 24'])
  tell(life, stateWith(...ids.map((id, index) => (index < 25 ? isReady(id) : waits(id)))))
  await pass()
  expect(shown.map(({ body, open }) => [body, open])).toEqual([
    ['notices.ready 24', false],
    ['notices.ready 25', true],
  ])
  shown[1]?.click()
  expect(open).toHaveBeenCalledExactlyOnceWith('/inbox')
  shown[1]?.dismiss()
  tell(life, stateWith(...ids.map(isReady)))
  await pass()
  expect(shown.at(-1)?.body).toBe('notice.ready t25')
})

test('no notifications during full screen: they follow afterwards, unless the person has come back', async () => {
  const life = start()
  full = true
  tell(life, stateWith(blocked))
  await pass(60_000)
  expect(shown).toEqual([])
  full = false
  await pass(5_000)
  expect(shown.map(({ body }) => body)).toEqual(['notice.blocked Likes'])
  tell(life, stateWith())
  tell(life, stateWith(blocked))
  system.focused = true
  await pass(60_000)
  expect(shown).toHaveLength(1)
})

// Reported for other products; sources are in docs/inputs.md.
test('behind a locked screen nobody looks at the window, whatever has the focus', async () => {
  const life = start()
  system.focused = true
  system.power.get('lock-screen')?.()
  tell(life, stateWith(blocked))
  await pass()
  expect(shown.map(({ body, open }) => [body, open])).toEqual([['notice.blocked Likes', true]])
  // Back at the window that had the focus.
  system.power.get('unlock-screen')?.()
  await pass()
  expect(shown.map(({ open }) => open)).toEqual([false])
  tell(life, stateWith())
  tell(life, stateWith(blocked))
  await pass()
  expect(shown).toHaveLength(1)
})

test('a screen that is unlocked at another program leaves the notification', async () => {
  const life = start()
  system.power.get('lock-screen')?.()
  tell(life, stateWith(blocked))
  system.power.get('unlock-screen')?.()
  await pass()
  expect(shown.map(({ open }) => open)).toEqual([true])
})

function ownWindow() {
  const overlay: unknown[] = []
  const flashes: boolean[] = []
  const own = Object.assign(new EventEmitter(), {
    webContents: new EventEmitter(),
    setOverlayIcon: (...args: unknown[]) => void overlay.push(args),
    flashFrame: (on: boolean) => void flashes.push(on),
  })
  return { own, overlay, flashes }
}

test('the window flashes until it is looked at', async () => {
  const { own, flashes } = ownWindow()
  const life = start()
  life.adopt(own as never)
  tell(life, stateWith(blocked))
  await pass()
  own.emit('focus')
  expect(flashes).toEqual([true, false])
})

test('what was notified before the window was looked at is closed a moment later, and not counted again; its click still leads there', async () => {
  const { own } = ownWindow()
  const life = start()
  life.adopt(own as never)
  const ids = ['t0', 't1', 't2', 't3']
  const tellReady = async (count: number) => {
    tell(life, stateWith(...ids.map((id, index) => (index < count ? isReady(id) : waits(id)))))
    await pass()
  }
  await tellReady(0)
  await tellReady(2)
  own.emit('focus')
  await pass(999)
  expect(shown.map(({ body, open }) => [body, open])).toEqual([['notices.ready 2', true]])
  shown[0]?.click()
  expect(open).toHaveBeenCalledExactlyOnceWith('/inbox')
  await pass(1)
  expect(shown[0]?.open).toBe(false)
  await tellReady(3)
  await tellReady(4)
  expect(shown.map(({ body }) => body)).toEqual(['notices.ready 2', 'notice.ready t2', 'notices.ready 2'])
})

test('a window that was closed is not touched again', async () => {
  const { own, overlay, flashes } = ownWindow()
  const life = start()
  life.adopt(own as never)
  own.emit('closed')
  tell(life, stateWith(blocked))
  await pass()
  life.showCount(3)
  expect([shown.length, flashes, overlay]).toEqual([1, [], []])
})

test.each([
  ['linux', 3, []],
  ['win32', 0, [[{ bytes: 1024, width: 16, height: 16 }, 'badge.waiting 3']]],
])('the icon on %s shows the number of items', (platform, badge, icons) => {
  vi.stubGlobal('process', { ...process, platform })
  const { own, overlay } = ownWindow()
  const life = start()
  life.adopt(own as never)
  life.showCount(3)
  expect([system.badge, overlay]).toEqual([badge, icons])
  life.showCount(0)
  expect(system.badge).toBe(0)
  if (platform === 'win32') expect(overlay.at(-1)).toEqual([null, 'badge.waiting 0'])
  vi.unstubAllGlobals()
})

test('an account’s new messages are notified with its handle, and lead to its page', async () => {
  const life = start()
  const tabs = (unread: number) => life.onTabsChanged({ tabs: [{ id: 'x', unread }] } as never)
  tabs(1)
  tabs(3)
  await pass()
  expect(shown.map(({ body }) => body)).toEqual(['notice.unread handle-x'])
  shown[0]?.click()
  expect(open).toHaveBeenCalledExactlyOnceWith('/browser/x')
})

test('an update is notified once per version, when it can be installed', async () => {
  const life = start()
  const update = (phase: string, version: string) => life.onUpdate({ phase, version } as never)
  update('downloading', '1.1.0')
  update('ready', '1.1.0')
  await pass()
  update('ready', '1.1.0')
  await pass()
  update('ready', '1.2.0')
  await pass()
  expect(shown.map(({ body }) => body)).toEqual(['notice.update 1.1.0', 'notice.update 1.2.0'])
})

test('a failed task is notified by its local name, a signed-out account by its own', async () => {
  const life = start()
  const { onLiveEvent, onAccountChanged } = followersOf(
    life,
    () => undefined,
    async () => 'ann',
  )
  tell(life, stateWith({ id: 'a', name: 'Likes' }))
  tell(life, stateWith())
  const failed = (id: string, status: string) => onLiveEvent({ type: 'task', id, status } as never)
  failed('a', 'completed')
  failed('elsewhere', 'error')
  await pass()
  expect(shown).toEqual([])
  failed('a', 'error')
  await pass()
  expect(shown.map(({ body }) => body)).toEqual(['notice.failed Likes'])

  const account = (signed_in: boolean, signing_in = false) =>
    onAccountChanged({ id: 'x', signed_in, signing_in } as never)
  account(false)
  account(true)
  // Signing in again first deletes the old sign-in.
  account(false, true)
  account(true)
  await pass()
  expect(shown).toHaveLength(1)
  account(false)
  account(false)
  await pass()
  expect(shown.map(({ body }) => body)).toEqual(['notice.failed Likes', 'notice.signed_out ann'])
})

test.each([
  ['wakes up', () => system.power.get('resume')?.()],
  ['changes networks', () => system.addresses.push('198.51.100.9')],
  ['gets another clock', () => vi.setSystemTime(Date.now() - 3_600_000)],
])('waiting work is checked again when the computer %s', async (_what, happens) => {
  start()
  await pass(60_000)
  onReturn.mockClear()
  happens()
  await pass(60_000)
  expect(onReturn).toHaveBeenCalledOnce()
})
