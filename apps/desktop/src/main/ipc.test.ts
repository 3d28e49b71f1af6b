import { defineIpc, IpcError, ipcNames } from '@seaport/contract/desktop/ipc-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

type Listener = (event: unknown, args: unknown) => Promise<unknown>
const { listeners, windows } = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  windows: new Map<unknown, unknown>(),
}))
vi.mock('electron', () => ({
  ipcMain: { handle: (channel: string, listener: Listener) => listeners.set(channel, listener) },
  BrowserWindow: { fromWebContents: (contents: unknown) => windows.get(contents) ?? null },
}))
const { emit, originOf, serveIpc } = await import('./ipc.ts')

const contract = defineIpc({
  calls: {
    add: { args: z.strictObject({ a: z.int(), b: z.int() }), result: z.object({ sum: z.int() }) },
    broken: { args: z.strictObject({}), result: z.object({ count: z.int() }) },
    refuse: { args: z.strictObject({}), result: z.object({}) },
    count: { args: z.strictObject({ of: z.array(z.int()) }), result: z.object({}) },
    elsewhere: { args: z.strictObject({ code: z.int() }), result: z.object({}) },
  },
  events: { news: z.strictObject({ text: z.string() }) },
})

const OWN = 'app://seaport'
const mainFrame = { url: `${OWN}/index.html#/task` }
const contents = { mainFrame, send: vi.fn() }
const window = { webContents: contents, isDestroyed: () => false } as never
const add = vi.fn(({ a, b }: { a: number; b: number }, _context: object) => ({ sum: a + b }))
const handlers = vi.fn(async () => ({
  add,
  broken: () => ({ count: 'the password is hunter2' as never }),
  refuse: () => {
    throw new IpcError({ code: 400, reason: 'no_free_port', msg: 'No free port' })
  },
  count: () => ({}),
  elsewhere: ({ code }: { code: number }) => {
    throw Object.assign(new Error('the server'), { code })
  },
}))
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

beforeEach(() => {
  windows.clear()
  windows.set(contents, window)
  for (const known of [add, handlers, contents.send, log.error]) known.mockClear()
  serveIpc({
    calls: ipcNames(contract).calls,
    load: async () => ({ contract, handlers: await handlers() }),
    isOwnWindow: (one) => one === window,
    origin: OWN,
    describe: async (error) =>
      error instanceof Error && 'code' in error
        ? { code: Number(error.code), msg: 'Described', request_id: 'of-the-server' }
        : undefined,
    log,
  })
})

const ask = (name: string, args: unknown, event: object = {}) =>
  listeners.get(`call:${name}`)?.({ sender: contents, senderFrame: mainFrame, ...event }, args)
const good = { a: 2, b: 3 }

test('every call of the contract has its channel, and no other', () => {
  expect([...listeners.keys()]).toEqual(Object.keys(contract.calls).map((name) => `call:${name}`))
})

test('the main frame of our own window is answered', async () => {
  expect(await ask('add', good)).toEqual({ ok: true, value: { sum: 5 } })
  expect(add).toHaveBeenCalledExactlyOnceWith(good, { window, requestId: expect.any(String) })
})

const stranger = { mainFrame }
const shows = (url: string) => {
  const frame = { url }
  return { sender: Object.assign(contents, { mainFrame: frame }), senderFrame: frame }
}
test.each<[string, () => object]>([
  [
    'a sub-frame, even one of our own pages',
    () => ({ senderFrame: { url: mainFrame.url, parent: mainFrame } }),
  ],
  ['a frame that is gone', () => ({ senderFrame: null })],
  ['contents without a window', () => ({ sender: stranger })],
  [
    'a window that is not ours',
    () => {
      windows.set(stranger, { webContents: stranger })
      return { sender: stranger }
    },
  ],
  ['our window on a web page', () => shows('https://seaport.example/index.html')],
  ['our window on another host of our scheme', () => shows('app://seaport.evil/index.html')],
  ['our window on a file', () => shows('file:///seaport/index.html')],
  ['our window on nothing', () => shows('about:blank')],
  ['our window on no address', () => shows('')],
])('%s is refused, and no handler is even loaded', async (_who, event) => {
  try {
    expect(await ask('add', good, event())).toMatchObject({
      ok: false,
      error: { code: 403, reason: 'forbidden' },
    })
    expect(handlers).not.toHaveBeenCalled()
  } finally {
    contents.mainFrame = mainFrame
  }
})

test.each([{ a: 2 }, { a: 2, b: 'x' }, { ...good, c: 3 }, null, undefined, [], 7])(
  'arguments %j reach no handler',
  async (args) => {
    const reply = await ask('add', args)
    expect(reply).toMatchObject({ ok: false, error: { code: 400, reason: 'invalid_input' } })
    expect(reply).toHaveProperty('error.detail.0.loc.0', 'body')
    expect(add).not.toHaveBeenCalled()
  },
)

test('an invalid argument is reported with its path and error', async () => {
  expect(await ask('add', { a: 2, b: 'x' })).toMatchObject({
    error: { detail: [{ loc: ['body', 'b'], msg: expect.stringContaining('expected') }] },
  })
  expect(await ask('count', { of: [1, 'x'] })).toMatchObject({
    error: { detail: [{ loc: ['body', 'of', 1] }] },
  })
})

test('an answer that violates the contract is a fault: its details stay in the log, under the reported id', async () => {
  const reply = (await ask('broken', {})) as { error: { request_id: string } }
  expect(reply).toEqual({
    ok: false,
    error: { code: 500, reason: 'fault', msg: 'Internal fault', request_id: expect.any(String) },
  })
  const { request_id } = reply.error
  expect(log.error).toHaveBeenCalledExactlyOnceWith('ipc fault', {
    call: 'broken',
    request_id,
    error: expect.any(Error),
  })
})

test('a refusal crosses as data under an id and is no fault', async () => {
  expect(await ask('refuse', {})).toEqual({
    ok: false,
    error: { code: 400, reason: 'no_free_port', msg: 'No free port', request_id: expect.any(String) },
  })
  expect(log.error).not.toHaveBeenCalled()
})

test('a refusal of the server keeps the server’s id; only a fault of the server is logged', async () => {
  const described = (code: number) => ({
    ok: false,
    error: { code, msg: 'Described', request_id: 'of-the-server' },
  })
  expect(await ask('elsewhere', { code: 404 })).toEqual(described(404))
  expect(log.error).not.toHaveBeenCalled()
  expect(await ask('elsewhere', { code: 500 })).toEqual(described(500))
  expect(log.error).toHaveBeenCalledExactlyOnceWith('server fault', {
    call: 'elsewhere',
    request_id: 'of-the-server',
  })
})

test('an event goes to an existing window, and only in the contract’s form', () => {
  emit(contract, window, 'news', { text: 'Hi' })
  expect(contents.send).toHaveBeenCalledExactlyOnceWith('event:news', { text: 'Hi' })
  expect(() => emit(contract, window, 'news', { text: 7 as never })).toThrow()
  expect(() => emit(contract, window, 'olds' as never, { text: 'Hi' } as never)).toThrow('contract')
  emit(contract, { webContents: contents, isDestroyed: () => true } as never, 'news', { text: 'Hi' })
  expect(contents.send).toHaveBeenCalledTimes(1)
})

test.each([
  ['app://seaport/index.html#/x', 'app://seaport'],
  ['app://seaport.evil/', 'app://seaport.evil'],
  ['http://127.0.0.1:5173/x', 'http://127.0.0.1:5173'],
  ['nonsense', undefined],
])('the origin of %s is %s', (url, origin) => {
  expect(originOf(url)).toBe(origin)
})
