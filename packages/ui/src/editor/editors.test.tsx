// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Activity, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SeaportProvider } from '../theme/SeaportProvider.tsx'
import { MarkdownField } from './MarkdownField.tsx'
import { RichTextField } from './RichTextField.tsx'

setUpDom()

type Sort = typeof MarkdownField | typeof RichTextField

function Sample({
  Field,
  initial,
  disabled = false,
}: {
  Field: Sort
  initial: string
  disabled?: boolean
}): ReactNode {
  const [value, set] = useState(initial)
  const field = { name: 'text', value, set, onBlur: () => {}, error: undefined, disabled }
  return (
    <>
      <Field label="Content" field={field} required />
      <button type="button" onClick={() => set(value === OUTSIDE ? '<h2>một</h2>' : OUTSIDE)}>
        {PUT_BACK}
      </button>
      <output>{value}</output>
    </>
  )
}

const PUT_BACK = 'Put back'
const OUTSIDE = 'từ ngoài'
const value = () => screen.getByRole('status').textContent

test('Markdown: buttons mark the selection, and the preview shows clean text', async () => {
  renderUi(<Sample Field={MarkdownField} initial="one two" />)
  const area = screen.getByLabelText<HTMLTextAreaElement>(/Content/)
  area.setSelectionRange(4, 7)
  fireEvent.click(screen.getByLabelText('Bold'))
  expect(value()).toBe('one **two**')
  fireEvent.click(screen.getByText('Preview'))
  expect((await screen.findByText('two')).tagName).toBe('STRONG')
  const isBoldOff = () => screen.getByLabelText('Bold').ariaDisabled
  expect([area.hidden, isBoldOff()]).toEqual([true, 'true'])
  fireEvent.click(screen.getByText('Write'))
  expect([area.hidden, isBoldOff(), screen.queryByText('two')]).toEqual([false, null, null])
})

test('Markdown: a link needs a real address', async () => {
  renderUi(<Sample Field={MarkdownField} initial="" />)
  fireEvent.click(screen.getByLabelText('Link'))
  const address = screen.getByLabelText<HTMLInputElement>('Link address')
  expect(address.value).toBe('https://')
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(address, { key, isComposing: true })
  expect([screen.queryByText(/begins with http/), address.isConnected]).toEqual([null, true])
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(screen.getByText(/begins with http/)).toBeTruthy()
  fireEvent.change(address, { target: { value: ' https://a.test ' } })
  expect(screen.queryByText(/begins with http/)).toBeNull()
  // It does not send a form around the editor.
  expect(fireEvent.keyDown(address, { key: 'Enter' })).toBe(false)
  expect(value()).toBe('[https://a.test](https://a.test)')
})

test('rich text: a named text box that reads and gives clean HTML', async () => {
  renderUi(<Sample Field={RichTextField} initial="<p>one<script>x()</script></p>" />)
  const box = await screen.findByRole('textbox', { name: /Content/ })
  expect(box.getAttribute('aria-multiline')).toBe('true')
  expect(box.innerHTML).not.toContain('script')
  fireEvent.click(screen.getByLabelText('Heading'))
  await waitFor(() => expect(value()).toBe('<h2>one</h2>'))
  expect(screen.getByLabelText('Heading').getAttribute('aria-pressed')).toBe('true')
})

test('rich text: a value from outside replaces what was written, and is not taken for an edit', async () => {
  renderUi(<Sample Field={RichTextField} initial="<p>một</p>" />)
  const box = await screen.findByRole('textbox', { name: /Content/ })
  fireEvent.click(screen.getByLabelText('Heading'))
  await waitFor(() => expect(value()).toBe('<h2>một</h2>'))
  fireEvent.click(screen.getByText(PUT_BACK))
  await waitFor(() => expect(box.innerHTML).toBe('<p>từ ngoài</p>'))
  // An edit would give it back as a paragraph, and make the form a changed one.
  expect(value()).toBe(OUTSIDE)
  fireEvent.click(screen.getByText(PUT_BACK))
  await waitFor(() => expect(box.innerHTML).toBe('<h2>một</h2>'))
})

test('arrow keys move within the toolbar, which is one stop of the Tab key', async () => {
  renderUi(<Sample Field={RichTextField} initial="" />)
  const bar = await screen.findByRole('toolbar', { name: 'Formatting' })
  const stops = () => [...bar.querySelectorAll('button')].filter((button) => button.tabIndex === 0)
  stops()[0]?.focus()
  fireEvent.keyDown(bar, { key: 'ArrowRight' })
  expect(stops().map((button) => button.ariaLabel)).toEqual(['Subheading'])
  expect(document.activeElement).toBe(stops()[0])
  fireEvent.click(screen.getByLabelText('Bold'))
  expect(stops().map((button) => button.ariaLabel)).toEqual(['Bold'])
})

test('a disabled field can’t be edited', async () => {
  renderUi(<Sample Field={RichTextField} initial="<p>a</p>" disabled />)
  const box = await screen.findByRole('textbox')
  expect(box.getAttribute('contenteditable')).toBe('false')
})

test('rich text stays as it is while its tab is hidden, and is edited when it is shown again', async () => {
  const tab = (mode: 'visible' | 'hidden') => (
    <SeaportProvider>
      <Activity mode={mode}>
        <Sample Field={RichTextField} initial="<p>trà</p>" />
      </Activity>
    </SeaportProvider>
  )
  const { rerender } = render(tab('visible'))
  expect((await screen.findByRole('textbox')).textContent).toBe('trà')
  fireEvent.click(screen.getByText(PUT_BACK))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  rerender(tab('hidden'))
  // Tiptap gives the editor up a moment later.
  act(() => vi.advanceTimersByTime(1_000))
  vi.useRealTimers()
  rerender(tab('visible'))
  expect((await screen.findByRole('textbox')).textContent).toBe(OUTSIDE)
  fireEvent.click(screen.getByText(PUT_BACK))
  expect(screen.getByRole('textbox').innerHTML).toBe('<h2>một</h2>')
  fireEvent.click(screen.getByLabelText('Heading'))
  expect(value()).toBe('<p>một</p>')
})

test.each([
  ['Markdown', MarkdownField],
  ['rich text', RichTextField],
])('%s: its form hears when the field is left', async (_, Field) => {
  const onBlur = vi.fn()
  const field = {
    name: 'text',
    value: '<p>trà</p>',
    set: () => {},
    onBlur,
    error: undefined,
    disabled: false,
  }
  renderUi(<Field label="Content" field={field} />)
  const text = await screen.findByRole('textbox')
  fireEvent.focus(text)
  expect(onBlur).not.toHaveBeenCalled()
  fireEvent.blur(text)
  await waitFor(() => expect(onBlur).toHaveBeenCalled())
})
