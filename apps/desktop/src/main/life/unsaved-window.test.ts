import { beforeEach, expect, test, vi } from 'vitest'

const { dialog } = vi.hoisted(() => ({ dialog: { showMessageBox: vi.fn() } }))
vi.mock('electron', () => ({ dialog }))
const { agreesToLose } = await import('./unsaved-window.ts')

beforeEach(() => dialog.showMessageBox.mockReset())

interface Given {
  /** What the page answers. */
  answer?: () => Promise<unknown>
  crashed?: boolean
  destroyed?: boolean
}

function quit({ answer = async () => true, crashed = false, destroyed = false }: Given) {
  const executeJavaScript = vi.fn((_code: string) => answer())
  const window = {
    isDestroyed: () => destroyed,
    webContents: { isCrashed: () => crashed, executeJavaScript },
  }
  const show = vi.fn()
  return { show, executeJavaScript, agreed: agreesToLose(window as never, (key) => key, show) }
}

test.each([
  ['stays', 0, false],
  ['quits anyway', 1, true],
])('a person who typed something is asked in the window, and %s', async (_what, response, agreed) => {
  dialog.showMessageBox.mockResolvedValue({ response })
  const asked = quit({})
  expect(await asked.agreed).toBe(agreed)
  expect(asked.show).toHaveBeenCalledOnce()
  expect(dialog.showMessageBox.mock.lastCall?.[1]).toMatchObject({
    detail: 'leave.ownText',
    buttons: ['leave.stay', 'leave.quit'],
    cancelId: 0,
  })
})

test.each<[string, Given]>([
  ['nothing typed', { answer: async () => false }],
  ['a page that fails', { answer: () => Promise.reject(new Error('gone')) }],
  ['a page that has crashed', { crashed: true }],
  ['no page any more', { destroyed: true }],
])('with %s nobody is asked', async (_what, given) => {
  const { show, agreed } = quit(given)
  expect(await agreed).toBe(true)
  expect(show).not.toHaveBeenCalled()
  expect(dialog.showMessageBox).not.toHaveBeenCalled()
})

test('a page that does not answer keeps nobody', async () => {
  vi.useFakeTimers()
  try {
    const { agreed } = quit({ answer: () => new Promise(() => undefined) })
    await vi.runAllTimersAsync()
    expect(await agreed).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('the page is asked what a browser asks, and stays where it is', async () => {
  const { executeJavaScript, agreed } = quit({ answer: async () => false })
  await agreed
  const ask = new Function(`return ${executeJavaScript.mock.lastCall?.[0]}`) as () => boolean
  const page = new EventTarget()
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event))
  try {
    expect(ask()).toBe(false)
    page.addEventListener('beforeunload', (event) => event.preventDefault())
    expect(ask()).toBe(true)
  } finally {
    vi.unstubAllGlobals()
  }
})
