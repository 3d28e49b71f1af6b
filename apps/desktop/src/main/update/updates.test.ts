import { EventEmitter } from 'node:events'
import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import type { AppUpdater } from 'electron-updater'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Updates } from './updates.ts'

const notes = { cn: '新', hk: '新', en: 'New', vi: 'Mới' }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

/** An updater controlled by the test, instead of a server. */
class FakeUpdater extends EventEmitter {
  autoInstallOnAppQuit = true
  readonly quitAndInstall = vi.fn()
  checkForUpdates = vi.fn(async () => ({ downloadPromise: Promise.resolve([]) }))
  offer(minimum: string | null, version = '1.2.0'): void {
    this.emit('update-available', { version, notes, minimum_version: minimum })
  }
  finish(version = '1.2.0'): void {
    this.emit('update-downloaded', { version })
  }
}

let updater: FakeUpdater
let updates: Updates
let busy: boolean
let agrees: boolean
let states: UpdateState[]
const relaunch = vi.fn()
const kept = {
  get: () => restartedInto,
  set: (version: string | null) => {
    restartedInto = version
  },
}
const startUpdates = () =>
  new Updates({
    version: '1.0.0',
    open: async () => updater as unknown as AppUpdater,
    busy: () => busy,
    prepare: async () => agrees,
    changed: (state) => states.push(state),
    relaunch,
    restartedInto: kept,
    log,
  })
/** What is kept between runs. */
let restartedInto: string | null
beforeEach(async () => {
  vi.useFakeTimers()
  updater = new FakeUpdater()
  busy = false
  agrees = true
  states = []
  relaunch.mockClear()
  restartedInto = null
  updates = startUpdates()
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  updates.stop()
  vi.useRealTimers()
})

const MINUTE = 60_000
const restarts = () => updater.quitAndInstall.mock.calls.length

test.each([
  ['off', null],
  ['checking', () => new Promise<AppUpdater>(() => undefined)],
])('a client before its first check is %s, and has no release', (phase, open) => {
  const first = new Updates({
    version: '1.0.0',
    open,
    busy: () => true,
    prepare: async () => true,
    changed: vi.fn(),
    relaunch,
    restartedInto: kept,
    log,
  })
  onTestFinished(() => first.stop())
  expect(first.state()).toEqual({
    phase,
    version: null,
    percent: null,
    notes: null,
    required: false,
    restart_at: null,
    checked_at: null,
    fault: null,
    busy: true,
  })
})

test('an optional update waits for a person, however long', async () => {
  updater.offer('1.0.0')
  updater.finish()
  expect(updates.state()).toMatchObject({ phase: 'ready', required: false, restart_at: null, notes })
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(restarts()).toBe(0)
  expect(await updates.install()).toBe('restarting')
  expect(restarts()).toBe(1)
})

test('below the minimum version the client announces a restart, and restarts a minute later', async () => {
  updater.offer('1.1.0')
  expect(updates.state()).toMatchObject({ phase: 'downloading', required: true, restart_at: null })
  updater.finish()
  const at = new Date(Date.now() + MINUTE).toISOString()
  expect(states.at(-1)).toMatchObject({ phase: 'ready', required: true, restart_at: at })
  await vi.advanceTimersByTimeAsync(MINUTE - 1)
  expect(restarts()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(restarts()).toBe(1)
})

test('it waits for running tasks, and restarts the countdown when one starts', async () => {
  busy = true
  updater.offer(null)
  updater.finish()
  updater.offer('1.1.0')
  expect(updates.state()).toMatchObject({ phase: 'ready', busy: true, required: true, restart_at: null })
  expect(await updates.install()).toBe('waits')
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  busy = false
  updates.busyChanged()
  await vi.advanceTimersByTimeAsync(MINUTE / 2)
  busy = true
  updates.busyChanged()
  expect(states.at(-1)).toMatchObject({ busy: true, restart_at: null })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(restarts()).toBe(0)
  busy = false
  updates.busyChanged()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(restarts()).toBe(1)
})

test('a task that becomes busy during the countdown without a change delays the restart, but does not cancel it', async () => {
  updater.offer('1.1.0')
  updater.finish()
  busy = true
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(states.at(-1)).toMatchObject({ busy: true, restart_at: null })
  expect([restarts(), restartedInto]).toEqual([0, null])
  busy = false
  updates.busyChanged()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([restarts(), restartedInto]).toEqual([1, '1.2.0'])
})

test('a failed restart is not retried forever', async () => {
  updater.offer('1.1.0')
  updater.finish()
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(updates.state().restart_at).toBeNull()
  for (const works of [true, false, true, false]) {
    busy = works
    updates.busyChanged()
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
  }
  // Checked again every hour, the same version changes nothing.
  updater.offer('1.1.0')
  updater.finish()
  await vi.advanceTimersByTimeAsync(180 * MINUTE)
  expect(restarts()).toBe(1)
  updater.offer('1.1.0', '1.3.0')
  updater.finish('1.3.0')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(restarts()).toBe(2)
})

test('a client whose installer failed does not restart again when it is started anew', async () => {
  updater.offer('1.1.0')
  updater.finish()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(restarts()).toBe(1)
  updates.stop()
  // The old version starts, and is offered the same one.
  updater = new FakeUpdater()
  updates = startUpdates()
  await vi.advanceTimersByTimeAsync(0)
  updater.offer('1.1.0')
  updater.finish()
  await vi.advanceTimersByTimeAsync(180 * MINUTE)
  expect([updates.state().phase, updates.state().restart_at, restarts()]).toEqual(['ready', null, 0])
  expect(await updates.install()).toBe('restarting')
})

/** As Electron's updater reports it on macOS, where the program runs from a disk image: electron-userland/electron-builder#8914. */
const readOnly = () =>
  Object.assign(new Error('Cannot update while running on a read-only volume.'), {
    code: 8,
    domain: 'SQRLInstallerErrorDomain',
  })

// memrynote/memry#1995: it is downloaded again and again, restarted for, and never said.
test('an update that can’t be put in place of the program is told, and no restart awaits it', async () => {
  updater.offer('1.1.0')
  updater.finish()
  expect(updates.state().restart_at).not.toBeNull()
  updater.emit('error', readOnly())
  const failed = { phase: 'failed', fault: 'not_installed', version: '1.2.0', restart_at: null }
  expect(updates.state()).toMatchObject(failed)
  const checks = updater.checkForUpdates.mock.calls.length
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect([restarts(), updater.checkForUpdates.mock.calls.length]).toEqual([0, checks])
  states = []
  updater.offer('1.1.0')
  updater.finish()
  expect(states.map(({ phase }) => phase)).toEqual(['downloading', 'failed'])
  expect(updates.state()).toMatchObject(failed)
  updater.offer('1.1.0', '1.3.0')
  updater.finish('1.3.0')
  expect(updates.state()).toMatchObject({ phase: 'ready', fault: null })
})

test('a download that the installer rejects is told as that, not as a server that is away', async () => {
  updater.emit('update-not-available')
  updater.checkForUpdates.mockImplementationOnce(async () => {
    updater.offer('1.1.0')
    return { downloadPromise: Promise.reject(readOnly()) }
  })
  await updates.check()
  await vi.advanceTimersByTimeAsync(0)
  expect(updates.state()).toMatchObject({ phase: 'failed', fault: 'not_installed' })
})

// Untrivial-ai/agent-orchestrator#3527: nothing happens, and by then the windows are gone.
test('a program whose installer fails at the restart starts again as it is', async () => {
  updater.offer(null)
  updater.finish()
  expect(await updates.install()).toBe('restarting')
  expect(relaunch).not.toHaveBeenCalled()
  updater.emit('error', readOnly())
  expect([relaunch.mock.calls.length, updater.autoInstallOnAppQuit]).toEqual([1, false])
})

test('an error before a restart starts nothing again', async () => {
  updater.offer(null)
  updater.finish()
  updater.emit('error', new Error('net::ERR_NETWORK_CHANGED'))
  expect([updates.state().phase, relaunch.mock.calls.length]).toEqual(['ready', 0])
})

test('a required update that was withdrawn requires nothing and restarts nothing', async () => {
  updater.offer('1.1.0')
  updater.finish()
  updater.emit('update-not-available')
  expect(updates.state()).toMatchObject({ phase: 'idle', required: false, restart_at: null })
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect([restarts(), updater.autoInstallOnAppQuit]).toEqual([0, false])
})

test.each(['ERR_SEAPORT_NO_FEED', 'ERR_UPDATER_INVALID_UPDATE_INFO', 'ERR_UPDATER_HTTP', 'ECONNRESET'])(
  'a temporary failure of the next check (%s) is not reported, and the download stays',
  async (code) => {
    const meet = () => {
      updater.checkForUpdates.mockImplementationOnce(async () => {
        throw Object.assign(new Error(code), { code })
      })
      return updates.check()
    }
    updater.emit('update-not-available')
    await meet()
    expect(updates.state()).toMatchObject({ phase: 'failed', fault: 'unreachable' })
    updater.offer(null)
    updater.finish()
    await meet()
    expect(updates.state()).toMatchObject({ phase: 'ready', version: '1.2.0', fault: null })
  },
)

test('a required update is checked again within a minute if the server is unreachable; a refused one is not', async () => {
  const fail = (code: string) => {
    updater.emit('update-not-available')
    updater.checkForUpdates.mockImplementationOnce(async () => {
      updater.offer('1.1.0')
      throw Object.assign(new Error(code), { code })
    })
    return updates.check()
  }
  await fail('ECONNREFUSED')
  expect(updates.state()).toMatchObject({ phase: 'failed', fault: 'unreachable', required: true })
  const before = updater.checkForUpdates.mock.calls.length
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(updater.checkForUpdates.mock.calls.length).toBe(before + 1)
  await fail('ERR_CHECKSUM_MISMATCH')
  expect(updates.state()).toMatchObject({ phase: 'failed', fault: 'refused' })
  const after = updater.checkForUpdates.mock.calls.length
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(updater.checkForUpdates.mock.calls.length).toBe(after)
})

test.each([
  ['failed', new Error('no answer')],
  ['ready', null],
])('updates of another server, stopped while a required one is %s, do nothing more', async (phase, error) => {
  updater.emit('update-not-available')
  updater.checkForUpdates.mockImplementationOnce(async () => {
    updater.offer('1.1.0')
    if (error) throw error
    return { downloadPromise: Promise.resolve([]) }
  })
  await updates.check()
  if (!error) updater.finish()
  expect(updates.state()).toMatchObject({ phase, required: true })
  const checks = updater.checkForUpdates.mock.calls.length
  updates.stop()
  await vi.advanceTimersByTimeAsync(120 * MINUTE)
  expect([updater.checkForUpdates.mock.calls.length, restarts()]).toEqual([checks, 0])
  // Nor when the program ends.
  expect(updater.autoInstallOnAppQuit).toBe(false)
})

test.each(['an answer', 'none'])(
  'after a change of the server, %s to a question to the previous one is neither told nor followed',
  async (comes) => {
    updater.emit('update-not-available')
    updater.checkForUpdates.mockImplementationOnce(async () => {
      updater.offer('1.1.0')
      return { downloadPromise: Promise.reject(new Error('reset')) }
    })
    await updates.check()
    await vi.advanceTimersByTimeAsync(0)
    const answer = Promise.withResolvers<{ downloadPromise: Promise<never[]> }>()
    updater.checkForUpdates.mockReturnValueOnce(answer.promise)
    void updates.check()
    await vi.advanceTimersByTimeAsync(0)
    states = []
    updates.stop()
    if (comes === 'none') answer.reject(new Error('net::ERR_CONNECTION_TIMED_OUT'))
    else answer.resolve({ downloadPromise: Promise.resolve([]) })
    await vi.advanceTimersByTimeAsync(2 * 60 * MINUTE)
    expect([states, updater.checkForUpdates.mock.calls.length]).toEqual([[], 3])
    expect([updater.autoInstallOnAppQuit, restarts()]).toEqual([false, 0])
  },
)

test('updates that are stopped before they were opened check nothing', async () => {
  const opened = Promise.withResolvers<AppUpdater>()
  const first = new Updates({
    version: '1.0.0',
    open: () => opened.promise,
    busy: () => false,
    prepare: async () => true,
    changed: (state) => states.push(state),
    relaunch,
    restartedInto: kept,
    log,
  })
  states = []
  first.stop()
  const late = new FakeUpdater()
  opened.resolve(late as unknown as AppUpdater)
  await vi.advanceTimersByTimeAsync(2 * 60 * MINUTE)
  expect([states, late.checkForUpdates.mock.calls.length]).toEqual([[], 0])
})

test('it checks at its start and every hour', async () => {
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(1)
  updater.emit('update-not-available')
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(2)
})

test('staying on a page prevents the installer from starting; if the update is required, it asks again later', async () => {
  agrees = false
  updater.offer('1.1.0')
  updater.finish()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(restarts()).toBe(0)
  expect(await updates.install()).toBe('stayed')
  agrees = true
  await vi.advanceTimersByTimeAsync(11 * MINUTE)
  expect(restarts()).toBe(1)
})
