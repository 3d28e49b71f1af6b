import { afterEach, expect, test, vi } from 'vitest'

const { app } = vi.hoisted(() => ({
  app: {
    // Windows knows a program by its arguments too.
    getLoginItemSettings: (item?: { args?: string[] }) => ({ openAtLogin: item?.args?.[0] === '--at-login' }),
    setLoginItemSettings: vi.fn(),
  },
}))
vi.mock('electron', () => ({ app }))

const { platform } = process
afterEach(() => void Object.defineProperty(process, 'platform', { value: platform }))

async function on(system: string) {
  Object.defineProperty(process, 'platform', { value: system })
  app.setLoginItemSettings.mockReset()
  vi.resetModules()
  const { readPreferences, writePreferences } = await import('./preferences.ts')
  const set = vi.fn()
  const settings = { get: () => ({ on_close: 'ask', notify: false }), set } as never
  return {
    set,
    read: () => readPreferences(settings),
    write: (change: Parameters<typeof writePreferences>[1]) => writePreferences(settings, change),
  }
}

test.each([
  ['darwin', true],
  ['win32', true],
  ['linux', null],
])('on %s, starting at login is %s', async (system, start_at_login) => {
  const { read } = await on(system)
  expect(read()).toEqual({ on_close: 'ask', notify: false, start_at_login })
})

test('only changed settings are written, and only a system with a login list is updated', async () => {
  const { write, set } = await on('darwin')
  write({ notify: false })
  write({ on_close: 'keep' })
  expect(set.mock.calls).toEqual([[{ notify: false }], [{ on_close: 'keep' }]])
  expect(app.setLoginItemSettings).not.toHaveBeenCalled()
  write({ start_at_login: false })
  expect(app.setLoginItemSettings).toHaveBeenCalledExactlyOnceWith({
    openAtLogin: false,
    args: ['--at-login'],
  })
  const linux = await on('linux')
  linux.write({ start_at_login: true })
  expect(app.setLoginItemSettings).not.toHaveBeenCalled()
})
