// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AddressBar } from './AddressBar.tsx'

setUpDom()
beforeAll(() => preload('browser'))

const onGo = vi.fn()
beforeEach(() => {
  onGo.mockReset()
  renderUi(<AddressBar url="https://network.example/home" disabled={false} onGo={onGo} />)
})
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const send = () => fireEvent.submit(field().form as HTMLFormElement)

test('Enter leads to what was typed, without blanks, and the bar shows the page’s own address again', () => {
  type(' network.example/trà ')
  expect(field().value).toBe(' network.example/trà ')
  send()
  expect(onGo.mock.calls).toEqual([['network.example/trà']])
  expect(field().value).toBe('https://network.example/home')
})

test.each(['', '  '])('“%s” leads nowhere', (text) => {
  type(text)
  send()
  expect(onGo).not.toHaveBeenCalled()
  expect(field().value).toBe('https://network.example/home')
})

test('Enter without a change loads nothing', () => {
  send()
  expect(onGo).not.toHaveBeenCalled()
})

test.each<[string, () => void, string]>([
  ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' }), 'https://network.example/home'],
  [
    'the Escape of an input method',
    () => fireEvent.keyDown(field(), { key: 'Escape', isComposing: true }),
    'tr',
  ],
  ['another key', () => fireEvent.keyDown(field(), { key: 'a' }), 'tr'],
  ['leaving the bar', () => fireEvent.blur(field()), 'https://network.example/home'],
])('after %s the bar shows what it has to', (_what, happens, shown) => {
  type('tr')
  happens()
  expect(field().value).toBe(shown)
  expect(onGo).not.toHaveBeenCalled()
})

test('all of the address is selected, to be typed over', () => {
  field().focus()
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, field().value.length])
})
