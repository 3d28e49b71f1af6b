// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CheckBox } from '../field/CheckBox.tsx'
import { NumberField } from '../field/NumberField.tsx'
import { TextField } from '../field/TextField.tsx'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SeaportProvider } from '../theme/SeaportProvider.tsx'
import { Form, SubmitButton } from './Form.tsx'
import { useForm } from './useForm.ts'

setUpDom()

const schema = z.object({ name: z.string().min(3), count: z.int().min(1) })

function Sample({ send }: { send: (values: z.output<typeof schema>) => Promise<unknown> }): ReactNode {
  const form = useForm({ schema, initial: { name: '', count: null }, onSubmit: (values) => send(values) })
  return (
    <Form form={form}>
      <TextField field={form.field('name')} label="Name" />
      <NumberField field={form.field('count')} label="Count" />
      <SubmitButton form={form}>{form.dirty ? 'Send changes' : 'Send'}</SubmitButton>
    </Form>
  )
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement)

test('an empty form shows every error and focuses the first invalid field', () => {
  const send = vi.fn(async () => {})
  renderUi(<Sample send={send} />)
  expect(screen.queryByText('This field is required')).toBeNull()
  submit()
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(send).not.toHaveBeenCalled()
})

test('an error appears when the field is left, and disappears once it is valid', () => {
  renderUi(<Sample send={async () => {}} />)
  type('Name', 'ab')
  expect(screen.queryByText('Enter at least 3 characters')).toBeNull()
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(screen.getByText('Enter at least 3 characters')).toBeTruthy()
  type('Name', 'abc')
  expect(screen.queryByText('Enter at least 3 characters')).toBeNull()
})

test('an error does not move a button away from under the pointer: it waits for the click', async () => {
  renderUi(<Sample send={async () => {}} />)
  fireEvent.pointerDown(screen.getByText('Send'))
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(screen.queryByText('This field is required')).toBeNull()
  fireEvent.pointerUp(screen.getByText('Send'))
  await waitFor(() => expect(screen.getByText('This field is required')).toBeTruthy())
})

/** Can be emptied again. */
function Resettable(): ReactNode {
  const form = useForm({ schema, initial: { name: '', count: null }, onSubmit: async () => {} })
  return (
    <Form form={form}>
      <TextField field={form.field('name')} label="Name" />
      <button type="button" onClick={() => form.reset()}>
        {'Reset'}
      </button>
    </Form>
  )
}

test('a field left by clicking Reset is as pristine as the others', async () => {
  renderUi(<Resettable />)
  type('Name', 'ab')
  fireEvent.pointerDown(screen.getByText('Reset'))
  fireEvent.blur(screen.getByLabelText('Name'))
  fireEvent.pointerUp(screen.getByText('Reset'))
  fireEvent.click(screen.getByText('Reset'))
  await act(() => new Promise((done) => setTimeout(done)))
  expect(screen.queryByText('This field is required')).toBeNull()
})

/** Asks for something else before it is sent. */
function Asking(): ReactNode {
  const form = useForm({ schema, initial: { name: '', count: null }, onSubmit: async () => {} })
  const refusal = { msg: 'Later', request_id: 'r', detail: [{ loc: ['body', 'count'], msg: 'Too often' }] }
  return (
    <Form form={form}>
      <TextField field={form.field('name')} label="Name" />
      <NumberField field={form.field('count')} label="Count" />
      <button type="button" onClick={() => form.setErrors({ refusal })}>
        {'Ask'}
      </button>
    </Form>
  )
}

test('errors of a refused action are shown, except for untouched fields', async () => {
  renderUi(<Asking />)
  fireEvent.click(screen.getByText('Ask'))
  expect(screen.getByText('Too often')).toBeTruthy()
  expect(screen.queryByText('This field is required')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Count'))
})

test('after a refusal of the whole form the focus returns to its element', async () => {
  renderUi(<Sample send={() => Promise.reject(new Error('No free port'))} />)
  type('Name', 'Seat one')
  type('Count', '1')
  screen.getByLabelText('Count').focus()
  submit()
  await waitFor(() => expect(screen.getByText('No free port')).toBeTruthy())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Count')))
})

test('who writes elsewhere when the form is refused goes on writing there', async () => {
  const refused = Promise.withResolvers<void>()
  renderUi(
    <>
      <Sample send={() => refused.promise} />
      <input aria-label="Note" />
    </>,
  )
  type('Name', 'Seat one')
  type('Count', '1')
  screen.getByLabelText('Count').focus()
  submit()
  screen.getByLabelText('Note').focus()
  const refusal = { msg: '', request_id: 'r', detail: [{ loc: ['body', 'count'], msg: 'Only 3 ports left' }] }
  await act(async () => refused.reject(Object.assign(new Error('x'), { refusal })))
  await screen.findByText('Only 3 ports left')
  expect(document.activeElement).toBe(screen.getByLabelText('Note'))
})

/** Can be used again for something else before it is answered. */
function Reused({ send }: { send: (values: { name: string }) => Promise<unknown> }): ReactNode {
  const form = useForm({
    schema: z.object({ name: z.string().min(3) }),
    initial: { name: '' },
    onSubmit: (values) => send(values),
  })
  return (
    <Form form={form}>
      <TextField field={form.field('name')} label="Name" />
      <button type="button" onClick={() => form.reset({ name: 'Seat two' })}>
        {'Next'}
      </button>
      <SubmitButton form={form}>{'Send'}</SubmitButton>
    </Form>
  )
}

test('a form reset while it is sent is not told the answer, and can be sent at once', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const send = vi.fn(() => answers[send.mock.calls.length - 1]?.promise ?? Promise.resolve())
  renderUi(<Reused send={send} />)
  type('Name', 'Seat one')
  submit()
  fireEvent.click(screen.getByText('Next'))
  submit()
  expect(send.mock.calls).toEqual([[{ name: 'Seat one' }], [{ name: 'Seat two' }]])
  await act(async () => answers[0]?.reject(new Error('No free port')))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Send').getAttribute('aria-busy')).toBe('true')
  await act(async () => answers[1]?.resolve())
  expect(screen.getByText('Send').getAttribute('aria-busy')).toBe('false')
})

function Following({ latest }: { latest: { name: string; count: number } }): ReactNode {
  const form = useForm({ schema, initial: latest, latest, onSubmit: async () => {} })
  return (
    <Form form={form}>
      <TextField field={form.field('name')} label="Name" />
      <NumberField field={form.field('count')} label="Count" />
      <output>{form.dirty ? 'changed' : 'as known'}</output>
    </Form>
  )
}

test('fields that nobody has changed follow the record; a changed one stays as typed', () => {
  const shown = (name: string, count: number) => (
    <SeaportProvider>
      <Following latest={{ name, count }} />
    </SeaportProvider>
  )
  const said = () => ['Name', 'Count'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
  const { rerender } = render(shown('Seat one', 1))
  rerender(shown('Seat two', 1))
  expect([...said(), screen.getByRole('status').textContent]).toEqual(['Seat two', '1', 'as known'])
  type('Name', 'My seat')
  rerender(shown('Seat three', 3))
  expect([...said(), screen.getByRole('status').textContent]).toEqual(['My seat', '3', 'changed'])
  rerender(shown('My seat', 3))
  expect(screen.getByRole('status').textContent).toBe('as known')
})

interface EditDraft {
  name: string
  tags: string[]
  password: string
  drop: boolean
}

const Login = z.object({ name: z.string().trim().min(1), tags: z.array(z.string()), password: z.string() })
const Edit = z.preprocess(
  ({ password, drop, ...rest }: EditDraft) => ({
    ...rest,
    ...(drop ? { password: '' } : password !== '' && { password }),
  }),
  Login.partial({ password: true }),
)

function Editing({ record, send }: { record: EditDraft; send: (changed: object) => void }): ReactNode {
  const form = useForm({
    schema: Edit,
    initial: record,
    latest: record,
    onSubmit: async (_, changed) => send(changed),
  })
  return (
    <Form form={form}>
      <TextField field={form.field('name')} label="Name" />
      <button type="button" onClick={() => form.patch({ tags: [...form.values.tags, '越南'] })}>
        {'Tag'}
      </button>
      <button type="button" onClick={() => form.patch({ drop: !form.values.drop })}>
        {'Drop'}
      </button>
      <SubmitButton form={form}>{'Save'}</SubmitButton>
    </Form>
  )
}

test('an edit is told what was changed, as the schema reads it', async () => {
  const send = vi.fn()
  const record = { name: 'Hạnh', tags: ['a'], password: '', drop: false }
  const shown = (as: EditDraft) => (
    <SeaportProvider>
      <Editing record={as} send={send} />
    </SeaportProvider>
  )
  const { rerender } = render(shown(record))
  const sent = async (name: string, ...clicks: string[]) => {
    type('Name', name)
    for (const label of clicks) fireEvent.click(screen.getByText(label))
    await act(async () => submit())
    return send.mock.lastCall?.[0]
  }
  expect(await sent('Hạnh')).toEqual({})
  expect(await sent(' Hạnh ')).toEqual({})
  expect(await sent('Hanh')).toEqual({ name: 'Hanh' })
  expect(await sent('Hạnh', 'Tag')).toEqual({ tags: ['a', '越南'] })
  expect(await sent('Hạnh', 'Drop')).toEqual({ tags: ['a', '越南'], password: '' })
  // Others have changed the same two fields in the meantime: theirs is what is there now.
  rerender(shown({ ...record, name: 'Minh', tags: ['a', '越南'] }))
  expect(await sent('Hạnh', 'Drop')).toEqual({ name: 'Hạnh' })
})

// A remark that every change needs is empty at first, and what others changed meanwhile stays all the same.
test('beside a field that was not valid before, only what was changed is sent', async () => {
  const send = vi.fn()
  renderUi(<Editing record={{ name: '', tags: [], password: '', drop: false }} send={send} />)
  type('Name', 'Hạnh')
  await act(async () => submit())
  fireEvent.click(screen.getByText('Tag'))
  await act(async () => submit())
  expect(send.mock.calls).toEqual([[{ name: 'Hạnh' }], [{ name: 'Hạnh', tags: ['越南'] }]])
})

test('an invalid number is reported as such', () => {
  renderUi(<Sample send={async () => {}} />)
  type('Count', '1.5')
  fireEvent.blur(screen.getByLabelText('Count'))
  expect(screen.getByText('Enter a whole number')).toBeTruthy()
  type('Count', 'many')
  expect(screen.getByText('Enter a number')).toBeTruthy()
})

test('validated values are sent once, however often Enter is pressed', async () => {
  let finish = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  renderUi(<Sample send={send} />)
  type('Name', 'Seat one')
  type('Count', '１２')
  act(() => {
    submit()
    submit()
  })
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Seat one', count: 12 })
  expect(screen.getByText('Send changes').getAttribute('aria-busy')).toBe('true')
  await act(async () => finish())
  expect(screen.getByText('Send changes').getAttribute('aria-busy')).toBe('false')
})

test('the server’s error is shown at its field, with the focus, until the field changes', async () => {
  const refusal = {
    msg: 'Please check',
    request_id: 'r-1',
    detail: [{ loc: ['body', 'count'], msg: 'Only 3 ports left' }],
  }
  renderUi(<Sample send={() => Promise.reject(Object.assign(new Error('x'), { refusal }))} />)
  type('Name', 'Seat one')
  type('Count', '9')
  submit()
  // The focus follows when what was drawn is on screen.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Count')))
  expect(screen.getByText('Only 3 ports left')).toBeTruthy()
  expect(screen.queryByText('Please check')).toBeNull()
  type('Count', '3')
  expect(screen.queryByText('Only 3 ports left')).toBeNull()
})

test('a refusal of the whole form, and no answer at all, are shown above the fields', async () => {
  const errors = [
    Object.assign(new Error('x'), { refusal: { msg: 'No free port', request_id: 'r-2' } }),
    Object.assign(new Error('The server did not answer'), { name: 'ApiUnreachable' }),
    Object.assign(new Error('The server did not answer'), { name: 'ApiTooLarge' }),
    Object.assign(new Error('The file has changed since it was chosen'), { name: 'ApiFileChanged' }),
  ]
  renderUi(<Sample send={() => Promise.reject(errors.shift())} />)
  type('Name', 'Seat one')
  type('Count', '1')
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No free portRequest ID: r-2'))
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('can’t be reached'))
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('too large'))
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Choose it again'))
})

function Late({
  fetch,
  send,
}: {
  fetch: () => Promise<typeof schema>
  send: () => Promise<unknown>
}): ReactNode {
  const form = useForm({ schema: fetch, initial: { name: '', count: 1 }, onSubmit: send })
  return (
    <Form form={form}>
      <TextField field={form.field('name')} label="Name" />
      <SubmitButton form={form}>{'Send'}</SubmitButton>
    </Form>
  )
}

test('a lazily loaded schema is loaded with the first key, and applies from then on', async () => {
  const fetch = vi.fn(async () => schema)
  renderUi(<Late fetch={fetch} send={async () => {}} />)
  expect(fetch).not.toHaveBeenCalled()
  type('Name', 'ab')
  fireEvent.blur(screen.getByLabelText('Name'))
  await waitFor(() => expect(screen.getByText('Enter at least 3 characters')).toBeTruthy())
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('submitting waits for a lazy schema; if it fails to load, that is shown, and retried', async () => {
  const send = vi.fn(async () => {})
  const fetch = vi.fn(async () => schema)
  fetch.mockRejectedValueOnce(Object.assign(new Error('gone'), { name: 'ApiUnreachable' }))
  renderUi(<Late fetch={fetch} send={send} />)
  submit()
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
  submit()
  await waitFor(() => expect(screen.getByText('This field is required')).toBeTruthy())
  expect(send).not.toHaveBeenCalled()
})

const listed = z.object({ names: z.array(z.string().min(3)), note: z.string().nullable() })

function Listed(): ReactNode {
  const form = useForm({
    schema: listed,
    initial: { names: ['abc', 'de'], note: 'A note' },
    onSubmit: async () => {},
  })
  const names = form.field('names')
  return (
    <Form form={form}>
      <TextField field={{ ...names, value: names.value.join(' '), set: () => {} }} label="Name" />
      <button type="button" onClick={() => form.patch({ note: null })}>
        {'Remove the note'}
      </button>
      <output>{String(form.values.note)}</output>
    </Form>
  )
}

test('an error of a part of a value shows at its field', () => {
  renderUi(<Listed />)
  submit()
  expect(screen.getByText('Enter at least 3 characters')).toBeTruthy()
})

test('several values are set at once, to nothing too', () => {
  renderUi(<Listed />)
  fireEvent.click(screen.getByText('Remove the note'))
  expect(screen.getByRole('status').textContent).toBe('null')
})

test('the label of an empty check box is as dark as that of a checked one; a disabled one is lighter', () => {
  const colourOf = (props: { checked?: boolean; disabled?: boolean }) => {
    const { container, unmount } = renderUi(<CheckBox label="Repeat" readOnly {...props} />)
    const { color } = getComputedStyle(container.querySelector('.fui-Checkbox') as HTMLElement)
    unmount()
    return color
  }
  const [empty, checked, disabled] = [{ checked: false }, { checked: true }, { disabled: true }].map(colourOf)
  expect(empty).toBe(checked)
  expect(disabled).not.toBe(checked)
})
