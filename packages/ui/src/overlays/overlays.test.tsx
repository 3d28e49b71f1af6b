// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { TextField } from '../field/TextField.tsx'
import { useForm } from '../form/useForm.ts'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { confirm, dismissConfirmation } from './confirmations.ts'
import { Dialog, DialogActions } from './Dialog.tsx'
import { FormDialog } from './FormDialog.tsx'
import { watchHistorySteps } from './history-steps.ts'
import { notify } from './notices.ts'

setUpDom()

const ask = (over: Partial<Parameters<typeof confirm>[0]> = {}) => {
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ title: 'Release the ports of seat 100001?', action: 'Release ports', ...over })
  })
  return answer
}

test.each<[how: string, decline: (box: HTMLElement) => void]>([
  ['Cancel', () => fireEvent.click(screen.getByText('Cancel'))],
  ['Escape', (box) => fireEvent.keyDown(box, { key: 'Escape' })],
])('a question names the action; %s declines', async (_, decline) => {
  renderUi(null)
  const answer = ask({ effects: ['2 accounts go offline'] })
  const box = await screen.findByRole('alertdialog')
  expect(box.textContent).toContain('2 accounts go offline')
  decline(box)
  expect(await answer).toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a question whose action runs is declined by nothing', async () => {
  renderUi(null)
  const ran = Promise.withResolvers<void>()
  const answer = ask({ run: () => ran.promise })
  fireEvent.click(await screen.findByText('Release ports'))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  fireEvent.click(screen.getByText('Cancel'))
  await act(async () => ran.resolve())
  expect(await answer).toBe(true)
})

test('a click beside a question leaves it open; beside another dialog it closes it', async () => {
  const onClose = vi.fn()
  renderUi(
    <Dialog title="Edit" onClose={onClose}>
      <hr />
    </Dialog>,
  )
  void ask()
  for (const role of ['alertdialog', 'dialog']) {
    const box = await screen.findByRole(role, { hidden: true })
    fireEvent.pointerDown(box)
    fireEvent.click(box)
  }
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
})

let show: (...titles: string[]) => void

function Several(): ReactNode {
  const [open, setOpen] = useState<readonly string[]>([])
  show = (...titles) => act(() => setOpen(titles))
  return (
    <>
      <button type="button">{'Open'}</button>
      {open.map((title) => (
        <Dialog key={title} title={title} onClose={() => {}}>
          <button type="button">{`In ${title}`}</button>
        </Dialog>
      ))}
    </>
  )
}

test('the focus goes back past a dialog that was closed under the one that it opened', async () => {
  renderUi(<Several />)
  screen.getByText('Open').focus()
  show('First')
  const first = await screen.findByText('In First')
  first.focus()
  show('First', 'Second')
  const second = await screen.findByText('In Second')
  second.focus()
  show('Second')
  expect(document.activeElement).toBe(second)
  show()
  expect(document.activeElement).toBe(screen.getByText('Open'))
})

test('a failing action keeps the dialog and shows the error; a second try may succeed', async () => {
  renderUi(null)
  const outcomes = [() => Promise.reject(new Error('A task is just starting')), () => Promise.resolve()]
  const answer = ask({ run: () => outcomes.shift()?.() ?? Promise.resolve() })
  fireEvent.click(await screen.findByText('Release ports'))
  await waitFor(() => expect(screen.getByText('A task is just starting')).toBeTruthy())
  fireEvent.click(screen.getByText('Release ports'))
  expect(await answer).toBe(true)
})

test('an action that fails for a fault of the server tells the request for support', async () => {
  renderUi(null)
  const refusal = { msg: 'Something went wrong', reason: 'fault', request_id: 'req-7' }
  void ask({ run: () => Promise.reject(Object.assign(new Error('x'), { refusal })) })
  fireEvent.click(await screen.findByText('Release ports'))
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrongRequest ID: req-7')
})

test('the end of an action leaves the question that has taken its place open', async () => {
  renderUi(null)
  const ran = Promise.withResolvers<void>()
  const first = ask({ run: () => ran.promise })
  fireEvent.click(await screen.findByText('Release ports'))
  const second = ask({ title: 'Sign in as another person?', action: 'Sign out' })
  await act(async () => ran.resolve())
  expect(await first).toBe(true)
  fireEvent.click(await screen.findByText('Sign out'))
  expect(await second).toBe(true)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('why an action failed is told beside the question that has taken its place', async () => {
  renderUi(null)
  const ran = Promise.withResolvers<void>()
  const first = ask({ run: () => ran.promise })
  fireEvent.click(await screen.findByText('Release ports'))
  void ask({ title: 'Sign in as another person?', action: 'Sign out' })
  await act(async () => ran.reject(new Error('A task is just starting')))
  expect(await first).toBe(false)
  await screen.findByText('A task is just starting')
  expect(screen.getByText('Sign out')).toBeTruthy()
})

test('a question whose person has gone is declined, and its dialog closes', async () => {
  renderUi(null)
  const answer = ask()
  await screen.findByRole('alertdialog')
  act(() => dismissConfirmation())
  expect(await answer).toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a destructive action waits for the typed word', async () => {
  renderUi(null)
  const answer = ask({ typed: '100001' })
  const button = await screen.findByText<HTMLButtonElement>('Release ports')
  expect(button.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Type 100001 to confirm'), { target: { value: '100001' } })
  fireEvent.click(button)
  expect(await answer).toBe(true)
})

test.each([
  ['xo\u0301a', 'a keyboard that types the accent as a sign of its own'],
  ['xoá', 'an input method that sets the tone on the second vowel'],
  ['Xóa', 'a phone that begins with a capital'],
])('a word is typed as %s by %s', async (value) => {
  renderUi(null)
  const answer = ask({ typed: 'xóa' })
  const button = await screen.findByText<HTMLButtonElement>('Release ports')
  const field = screen.getByLabelText('Type xóa to confirm')
  fireEvent.change(field, { target: { value: 'xó' } })
  expect(button.disabled).toBe(true)
  fireEvent.change(field, { target: { value } })
  fireEvent.click(button)
  expect(await answer).toBe(true)
})

test('an action that needs a remark waits for it, and receives it', async () => {
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

test('the same question asked again at once starts fresh', async () => {
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

test('a newer question declines the open one', async () => {
  renderUi(null)
  const first = ask()
  void ask({ title: 'Another?' })
  expect(await first).toBe(false)
})

test('a notice shown before anything listens appears later, and equal ones only once', async () => {
  notify.warning('The balance is low')
  renderUi(null)
  await screen.findByText('The balance is low')
  act(() => notify.warning('The balance is low'))
  await act(async () => {})
  expect(screen.getAllByText('The balance is low', { selector: '.fui-ToastTitle' })).toHaveLength(1)
})

// Reported for other products; sources are in docs/inputs.md.
test('what is told while nobody sees the page is shown once it is seen', async () => {
  const hides = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  renderUi(null)
  act(() => notify.error('Nothing was imported'))
  await act(async () => {})
  expect(screen.queryByText('Nothing was imported')).toBeNull()
  hides.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('Nothing was imported')
})

test('equal notices whose buttons undo different things are shown both', async () => {
  const undone: string[] = []
  const tell = (task: string) =>
    notify.success('Moved to 10:00', { action: { label: 'Undo', onClick: () => undone.push(task) } })
  renderUi(null)
  act(() => tell('a'))
  await screen.findByText('Undo')
  act(() => tell('b'))
  await waitFor(() => expect(screen.getAllByText('Undo')).toHaveLength(2))
  for (const button of screen.getAllByText('Undo')) fireEvent.click(button)
  expect(undone.sort()).toEqual(['a', 'b'])
})

test('a notice with a button stays for twenty seconds, not counting while it has the focus', async () => {
  renderUi(null)
  act(() => notify.success('Moved to 11:00', { action: { label: 'Undo', onClick: () => {} } }))
  const undo = await screen.findByText('Undo')
  const timer = () => undo.closest('.fui-ToastContainer')?.querySelector<HTMLElement>('[data-timer-status]')
  expect(timer()?.style.animationDuration).toBe('20000ms')
  act(() => undo.focus())
  act(() => undo.blur())
  expect(timer()?.dataset.timerStatus).toBe('running')
  act(() => undo.focus())
  expect(timer()?.dataset.timerStatus).toBe('paused')
})

const Named = z.object({ name: z.string() })

function NameDialog({ onClose, shownOnce = false }: { onClose: () => void; shownOnce?: boolean }) {
  const form = useForm({ schema: Named, initial: { name: '' }, onSubmit: async () => onClose() })
  if (shownOnce)
    return (
      <Dialog title="Token" shownOnce onClose={onClose}>
        <DialogActions>
          <button type="button" onClick={onClose}>
            {'Saved it'}
          </button>
        </DialogActions>
      </Dialog>
    )
  return (
    <FormDialog title="Seat" form={form} onClose={onClose}>
      <TextField field={form.field('name')} label="Name" />
    </FormDialog>
  )
}

/** The ways out of a dialog. */
const waysOut: [string, () => void][] = [
  ['Escape', () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  [
    'a click beside it',
    () => {
      const dialog = screen.getByRole('dialog')
      fireEvent.pointerDown(dialog)
      fireEvent.click(dialog)
    },
  ],
  ['Cancel', () => void fireEvent.click(screen.getByText('Cancel'))],
  ['Back', () => history.back()],
]

/** Opens the dialog on the second page of a router's history. */
function open(shownOnce = false) {
  history.replaceState({ idx: 0 }, '', '#/a')
  history.pushState({ idx: 1 }, '', '#/b')
  const onClose = vi.fn()
  const result = renderUi(<NameDialog onClose={onClose} shownOnce={shownOnce} />)
  return { onClose, ...result }
}

test.each(waysOut)('an unchanged form is closed at once by %s', async (_way, leave) => {
  const { onClose } = open()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'x' } })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } })
  await act(async () => leave())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await waitFor(() => expect(location.hash).toBe('#/b'))
})

test.each(waysOut)('%s asks before it discards typed input', async (_way, leave) => {
  const { onClose } = open()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Anchor' } })
  await act(async () => leave())
  await screen.findByText('Discard your changes?')
  await waitFor(() => expect(location.hash).toBe('#/b'))
  fireEvent.click(screen.getByText('Keep editing'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anchor')
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => leave())
  fireEvent.click(await screen.findByText('Discard'))
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(location.hash).toBe('#/b'))
})

test.each(waysOut.filter(([way]) => way !== 'Cancel'))(
  'content shown once is not closed by %s without a question, but by its own button at once',
  async (_way, leave) => {
    const { onClose } = open(true)
    await act(async () => leave())
    await screen.findByText('Close without saving this?')
    fireEvent.click(screen.getByText('Go back'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText('Saved it'))
    expect(onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(location.hash).toBe('#/b'))
  },
)

test('a step back does not reach a router that listened before the dialog opened', async () => {
  // As on a page that has opened no dialog yet: those of the other tests have added the listener.
  vi.resetModules()
  const { onHistoryStep, watchHistorySteps } = await import('./history-steps.ts')
  history.replaceState({ idx: 0 }, '', '#/a')
  history.pushState({ idx: 1 }, '', '#/b')
  watchHistorySteps()
  const routed = vi.fn()
  // Capturing, as in a browser that calls the window's listeners in the order in which they were added.
  addEventListener('popstate', routed, { capture: true })
  const step = vi.fn()
  const stop = onHistoryStep(step, () => true)
  try {
    history.back()
    await waitFor(() => expect(step).toHaveBeenCalledOnce())
    await waitFor(() => expect(location.hash).toBe('#/b'))
    expect(routed).not.toHaveBeenCalled()
  } finally {
    stop()
    removeEventListener('popstate', routed, { capture: true })
  }
})

test('Back while the question is asked keeps the form, and the page under it', async () => {
  open()
  const go = vi.spyOn(history, 'go')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Anchor' } })
  for (const asked of [true, false]) {
    await act(async () => history.back())
    await waitFor(() => expect(screen.queryByRole('alertdialog') !== null).toBe(asked))
    await waitFor(() => expect(location.hash).toBe('#/b'))
  }
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anchor')
  // Zero steps would load the page anew.
  expect(go.mock.calls).toEqual([[1], [1]])
})

test.each([
  ['an unchanged form', '', 1],
  ['a changed form', 'Anchor', 0],
])('an address typed over %s reaches the router: %s', async (_what, value, reached) => {
  watchHistorySteps()
  const routed = vi.fn()
  const currentEntry = { index: 1 }
  vi.stubGlobal('navigation', { currentEntry })
  addEventListener('popstate', routed, { capture: true })
  try {
    const { onClose } = open()
    fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
    // The guard learns of a change once its effects have run.
    await act(async () => {})
    history.pushState(null, '', '#/typed')
    currentEntry.index = 2
    await act(async () => void dispatchEvent(new PopStateEvent('popstate', { state: null })))
    expect(routed).toHaveBeenCalledTimes(reached)
    expect(onClose).not.toHaveBeenCalled()
    if (reached === 0) await waitFor(() => expect(location.hash).toBe('#/b'))
    else expect(location.hash).toBe('#/typed')
  } finally {
    removeEventListener('popstate', routed, { capture: true })
    vi.unstubAllGlobals()
  }
})

test.each([
  ['a changed form', 'Anchor', true],
  ['an unchanged form', '', false],
])('leaving the page over %s makes the browser ask: %s', async (_what, value, asked) => {
  open()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
  const event = () => new Event('beforeunload', { cancelable: true })
  // The page is guarded once the change is rendered and its effects have run.
  await act(async () => {})
  await waitFor(() => expect(dispatchEvent(event())).toBe(!asked))
})
