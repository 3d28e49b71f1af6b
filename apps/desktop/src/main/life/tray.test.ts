import { expect, onTestFinished, test, vi } from 'vitest'

const { trays, quit } = vi.hoisted(() => ({ trays: [] as object[], quit: vi.fn() }))
vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  return {
    app: { quit },
    nativeImage: {
      createFromDataURL: (url: string) => url,
      createFromBuffer: (png: Buffer, { scaleFactor }: { scaleFactor: number }) => ({
        points: png.readUInt32BE(16) / scaleFactor,
      }),
    },
    Menu: { buildFromTemplate: (items: unknown) => items },
    Tray: class extends EventEmitter {
      setToolTip = vi.fn()
      setContextMenu = vi.fn()
      readonly icon: unknown
      constructor(icon: unknown) {
        super()
        this.icon = icon
        trays.push(this)
      }
    },
  }
})
const { SeaportTray } = await import('./tray.ts')

interface Shown {
  setToolTip: ReturnType<typeof vi.fn>
  setContextMenu: ReturnType<typeof vi.fn>
  emit(event: string): void
}

test('there is one icon, created on demand, which shows what is running', () => {
  let running = 1
  const open = vi.fn()
  const messages = (key: string, values: Record<string, string> = {}) =>
    [key, ...Object.values(values)].join(' ')
  const tray = new SeaportTray({ messages, running: () => running, open })
  tray.update()
  expect(trays).toEqual([])
  tray.show()
  running = 3
  tray.update()
  expect(trays).toHaveLength(1)
  const [shown] = trays as [Shown]
  expect(shown.setToolTip.mock.calls).toEqual([['Seaport · tray.running 1'], ['Seaport · tray.running 3']])
  const items = shown.setContextMenu.mock.lastCall?.[0]
  expect(items).toMatchObject([
    { label: 'tray.running 3', enabled: false },
    { type: 'separator' },
    { label: 'tray.open' },
    { label: 'tray.quit' },
  ])
  items[2].click()
  shown.emit('click')
  expect(open).toHaveBeenCalledTimes(2)
  items[3].click()
  expect(quit).toHaveBeenCalledOnce()
})

// Reported for other products; sources are in docs/inputs.md.
test.each([
  ['darwin', { points: 16 }],
  ['win32', expect.stringMatching(/^data:image\/png/)],
])('on %s the icon has the size of the system’s', (platform, icon) => {
  const own = process.platform
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: own }))
  Object.defineProperty(process, 'platform', { value: platform })
  new SeaportTray({ messages: (key) => key, running: () => 0, open: () => undefined }).show()
  expect(trays.at(-1)).toMatchObject({ icon })
})
