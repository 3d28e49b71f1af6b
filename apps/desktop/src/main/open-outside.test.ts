import { beforeEach, expect, test, vi } from 'vitest'

const { showMessageBox, openExternal } = vi.hoisted(() => ({
  showMessageBox: vi.fn(),
  openExternal: vi.fn(),
}))
vi.mock('electron', () => ({ dialog: { showMessageBox }, shell: { openExternal } }))
const { createOpenOutside } = await import('./open-outside.ts')

const window = {} as never
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let openOutside: ReturnType<typeof createOpenOutside>
beforeEach(() => {
  showMessageBox.mockReset().mockResolvedValue({ response: 0 })
  openExternal.mockReset().mockResolvedValue(undefined)
  openOutside = createOpenOutside((key, values) => [key, ...Object.values(values ?? {})].join(' '), log)
})

test('the person sees the address, without a login in it, and agrees', async () => {
  await openOutside(window, 'https://bank.example@evil.example/a?b=1#c')
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(
    window,
    expect.objectContaining({
      message: 'outside.title evil.example',
      detail: 'https://evil.example/a?b=1',
      cancelId: 1,
    }),
  )
  expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://bank.example@evil.example/a?b=1#c')
})

test('declining opens nothing', async () => {
  showMessageBox.mockResolvedValue({ response: 1 })
  await openOutside(window, 'https://network.example/')
  expect(openExternal).not.toHaveBeenCalled()
})

test.each([
  'http://network.example/',
  'file:///etc/passwd',
  'mailto:a@b.example',
  'ms-settings:',
  'javascript:alert(1)',
  'nonsense',
])('%s is not even asked about', async (url) => {
  await openOutside(window, url)
  expect(showMessageBox).not.toHaveBeenCalled()
  expect(openExternal).not.toHaveBeenCalled()
})

test('a page that opens a hundred windows gets one question, and may ask again later', async () => {
  const question = Promise.withResolvers<{ response: number }>()
  showMessageBox.mockReturnValue(question.promise)
  const all = Array.from({ length: 100 }, () => openOutside(window, 'https://network.example/'))
  expect(showMessageBox).toHaveBeenCalledTimes(1)
  question.resolve({ response: 1 })
  await Promise.all(all)
  await openOutside(window, 'https://network.example/')
  expect(showMessageBox).toHaveBeenCalledTimes(2)
})

test('a system without a browser only causes a log entry', async () => {
  openExternal.mockRejectedValue(new Error('no browser'))
  await openOutside(window, 'https://network.example/')
  expect(log.warn).toHaveBeenCalledOnce()
})
