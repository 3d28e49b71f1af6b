// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { KeepForm } from './components/manual/KeepForm.tsx'

setUpDom()
beforeAll(() => preload('workbench'))

let kept: PromiseWithResolvers<object>
const call = vi.fn()
beforeEach(() => {
  kept = Promise.withResolvers()
  call.mockReset().mockImplementation(async () => ({ ok: true, value: await kept.promise }))
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
})

const show = (id: string) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <KeepForm id={id} />
    </QueryClientProvider>,
  )
const note = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(note(), { target: { value } })
/** Keeps a person with a note; the answer is still to come. */
async function keep(id: string) {
  const { unmount } = show(id)
  await screen.findByRole('textbox')
  type('met in March ')
  fireEvent.submit(note().closest('form') as HTMLFormElement)
  await vi.waitFor(() =>
    expect(call).toHaveBeenCalledExactlyOnceWith('manual.keep', { id, note: 'met in March' }),
  )
  return unmount
}
const answer = () => act(async () => kept.resolve({ state: 'kept', name: 'Ann' }))

test.each([
  ['is cleared', undefined, ''],
  ['that was begun for the next one meanwhile stays', 'asks about tea', 'asks about tea'],
])('once a person is kept, the note %s', async (_what, next, ends) => {
  await keep('t1')
  if (next) type(next)
  await answer()
  await screen.findByText(/Ann/)
  expect(note().value).toBe(ends)
})

test('a note begun in another task meanwhile is kept over a restart', async () => {
  const leave = await keep('t1')
  leave()
  const restart = show('t2').unmount
  type('for t2')
  await answer()
  restart()
  show('t2')
  expect(note().value).toBe('for t2')
})

test('a note is no longer than the server takes', async () => {
  show('t1')
  await screen.findByRole('textbox')
  type('茶'.repeat(501))
  expect(note().value).toBe('茶'.repeat(500))
})
