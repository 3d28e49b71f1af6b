import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { app, powerMonitor, systemPreferences } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events')
  return {
    app: Object.assign(new EventEmitter(), { quit: vi.fn() }),
    powerMonitor: new EventEmitter(),
    systemPreferences: { subscribeWorkspaceNotification: vi.fn() },
  }
})
vi.mock('electron', () => ({ app, powerMonitor, systemPreferences, session: {} }))
const { runBeforeQuit } = await import('./quit.ts')

const { platform } = process
afterEach(() => void Object.defineProperty(process, 'platform', { value: platform }))
beforeEach(() => {
  app.removeAllListeners()
  powerMonitor.removeAllListeners()
  app.quit.mockReset()
})

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const settled = () => new Promise(setImmediate)
function quit() {
  const event = { preventDefault: vi.fn() }
  app.emit('before-quit', event)
  return event.preventDefault.mock.calls.length > 0 ? 'delayed' : 'ends'
}

test('pages that object are asked about before any work ends; then the work is done once, and the program ends', async () => {
  const steps: string[] = []
  const answers = [false, true]
  const { isQuitting } = runBeforeQuit({
    agrees: async () => answers.shift() ?? true,
    onAnswer: (quits) => void steps.push(quits ? 'quits' : 'stays'),
    work: () => [
      async () => void steps.push('flush'),
      async () => {
        throw new Error('not written')
      },
    ],
    log,
  })
  expect([quit(), quit()]).toEqual(['delayed', 'delayed'])
  await settled()
  expect([steps, app.quit.mock.calls.length, isQuitting()]).toEqual([['stays'], 0, false])

  expect(quit()).toBe('delayed')
  await settled()
  expect(steps).toEqual(['stays', 'quits', 'flush'])
  expect(log.error).toHaveBeenCalledExactlyOnceWith('unfinished at quit', { error: expect.any(Error) })
  expect([app.quit.mock.calls.length, isQuitting(), quit()]).toEqual([1, true, 'ends'])
})

test('a restart into an update asks and saves first; the quit that follows is not delayed', async () => {
  const steps: string[] = []
  const answers = [false, true]
  const { prepare, isQuitting } = runBeforeQuit({
    agrees: async () => answers.shift() ?? true,
    onAnswer: (quits) => void steps.push(quits ? 'quits' : 'stays'),
    work: () => [async () => void steps.push('flush')],
    log,
  })
  expect([await prepare(), isQuitting()]).toEqual([false, false])
  expect([await prepare(), isQuitting(), quit()]).toEqual([true, true, 'ends'])
  expect(steps).toEqual(['stays', 'quits', 'flush'])
  expect(app.quit, 'the updater quits').not.toHaveBeenCalled()
})

test.each(['shutdown of macOS and Linux', 'end of a Windows session'])(
  '%s: no question is asked, all is saved, and the system is not delayed',
  async (ends) => {
    const steps: string[] = []
    const { endWithSystem, isQuitting } = runBeforeQuit({
      agrees: async () => {
        throw new Error('asked')
      },
      onAnswer: () => undefined,
      work: () => [async () => void steps.push('flush')],
      log,
    })
    const event = { preventDefault: vi.fn() }
    if (ends.startsWith('shutdown')) powerMonitor.emit('shutdown', event)
    else endWithSystem()
    expect([isQuitting(), quit()]).toEqual([true, 'ends'])
    await settled()
    expect([steps, app.quit.mock.calls.length]).toEqual([['flush'], 1])
  },
)

test('a system that ends while a person is asked about quitting waits for no answer', async () => {
  const steps: string[] = []
  const asked = Promise.withResolvers<boolean>()
  const { prepare, endWithSystem } = runBeforeQuit({
    agrees: () => asked.promise,
    onAnswer: (quits) => void steps.push(quits ? 'quits' : 'stays'),
    work: () => [async () => void steps.push('flush')],
    log,
  })
  const restart = prepare()
  endWithSystem()
  await settled()
  expect([steps, app.quit.mock.calls.length]).toEqual([['quits', 'flush'], 1])
  asked.resolve(false)
  expect([await restart, steps]).toEqual([false, ['quits', 'flush']])
})

test('a question that fails keeps nobody from quitting', async () => {
  runBeforeQuit({
    agrees: () => Promise.reject(new Error('the page is gone')),
    onAnswer: () => undefined,
    work: () => [],
    log,
  })
  quit()
  await settled()
  expect([app.quit.mock.calls.length, quit()]).toEqual([1, 'ends'])
})

test('macOS: quitting from the Dock asks like any quit; a logout announced by the system does not', async () => {
  Object.defineProperty(process, 'platform', { value: 'darwin' })
  const announce = () => systemPreferences.subscribeWorkspaceNotification.mock.lastCall?.[1]()
  const agrees = vi.fn(async () => false)
  const { isQuitting } = runBeforeQuit({ agrees, onAnswer: () => undefined, work: () => [], log })
  // Electron quits by events of the program.
  app.quit.mockImplementation(() => quit())
  const shutDown = async () => {
    const event = { preventDefault: vi.fn() }
    powerMonitor.emit('shutdown', event)
    await settled()
    expect(event.preventDefault).toHaveBeenCalledOnce()
    return { asked: agrees.mock.calls.length, quits: isQuitting() }
  }
  expect(await shutDown()).toEqual({ asked: 1, quits: false })
  expect(systemPreferences.subscribeWorkspaceNotification.mock.lastCall?.[0]).toBe(
    'NSWorkspaceWillPowerOffNotification',
  )
  announce()
  // Another program objected to that logout; this one is quit from the Dock later.
  vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] })
  expect(await shutDown()).toEqual({ asked: 2, quits: false })
  announce()
  expect(await shutDown()).toEqual({ asked: 2, quits: true })
  vi.useRealTimers()
})
