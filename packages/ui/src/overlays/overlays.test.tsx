// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { confirm } from './confirmations.ts'
import { notify } from './notices.ts'

setUpDom()

const ask = (over: Partial<Parameters<typeof confirm>[0]> = {}) => {
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ title: 'Release the ports of seat 100001?', action: 'Release ports', ...over })
  })
  return answer
}

test('a question names the act; cancel and Escape say no', async () => {
  renderUi(null)
  const answer = ask({ effects: ['2 accounts go offline'] })
  expect((await screen.findByRole('alertdialog')).textContent).toContain('2 accounts go offline')
  fireEvent.click(screen.getByText('Cancel'))
  expect(await answer).toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a failing act keeps the dialog and says why; a second try may succeed', async () => {
  renderUi(null)
  const outcomes = [() => Promise.reject(new Error('A task is just starting')), () => Promise.resolve()]
  const answer = ask({ run: () => outcomes.shift()?.() ?? Promise.resolve() })
  fireEvent.click(await screen.findByText('Release ports'))
  await waitFor(() => expect(screen.getByText('A task is just starting')).toBeTruthy())
  fireEvent.click(screen.getByText('Release ports'))
  expect(await answer).toBe(true)
})

test('what destroys a lot waits for the typed word', async () => {
  renderUi(null)
  const answer = ask({ typed: '100001' })
  const button = await screen.findByText<HTMLButtonElement>('Release ports')
  expect(button.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Type 100001 to confirm'), { target: { value: '100001' } })
  fireEvent.click(button)
  expect(await answer).toBe(true)
})

test('what must be explained waits for words, and is given them', async () => {
  renderUi(null)
  const run = vi.fn(() => Promise.resolve())
  const answer = ask({ remark: { label: 'Remark', required: true }, run })
  const button = await screen.findByText<HTMLButtonElement>('Release ports')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  ' } })
  expect(button.disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Left the team ' } })
  fireEvent.click(button)
  expect(await answer).toBe(true)
  expect(run).toHaveBeenCalledWith('Left the team')
})

test('the same question asked again at once begins anew', async () => {
  renderUi(null)
  const first = ask({ typed: '100001', run: () => Promise.resolve() })
  fireEvent.change(await screen.findByLabelText('Type 100001 to confirm'), { target: { value: '100001' } })
  fireEvent.click(screen.getByText('Release ports'))
  expect(await first).toBe(true)
  const second = ask({ typed: '100001' })
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Type 100001 to confirm').value).toBe(''),
  )
  fireEvent.click(screen.getByText('Cancel'))
  expect(await second).toBe(false)
})

test('a newer question answers the open one with no', async () => {
  renderUi(null)
  const first = ask()
  void ask({ title: 'Another?' })
  expect(await first).toBe(false)
})

test('a notice said before anybody listens is shown, and the same one not twice', async () => {
  notify.warning('The balance is low')
  renderUi(null)
  await screen.findByText('The balance is low')
  act(() => notify.warning('The balance is low'))
  await act(async () => {})
  expect(screen.getAllByText('The balance is low', { selector: '.fui-ToastTitle' })).toHaveLength(1)
})
