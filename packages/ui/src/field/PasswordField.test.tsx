// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SearchInput } from '../toolbar/SearchInput.tsx'
import { LinesField } from './LinesField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'

setUpDom()

const field = (set = vi.fn()) => ({
  name: 'password',
  value: 'harbour-lights',
  set,
  onBlur: () => undefined,
  error: undefined,
  disabled: false,
})
const input = () => screen.getByLabelText('Password') as HTMLInputElement

test('a password is masked until it is shown on request, and masked again afterwards', () => {
  renderUi(<PasswordField field={field()} label="Password" autoComplete="current-password" />)
  expect(input().type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input().type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input().type).toBe('password')
})

test('password managers know which field it is, and pasting is allowed', () => {
  const set = vi.fn()
  renderUi(<PasswordField field={field(set)} label="Password" autoComplete="new-password" />)
  expect(input()).toMatchObject({ autocomplete: 'new-password', name: 'password', readOnly: false })
  // The paste event is not prevented.
  expect(fireEvent.paste(input(), { clipboardData: { getData: () => 'Sea & Ports 港口!' } })).toBe(true)
  fireEvent.change(input(), { target: { value: 'Sea & Ports 港口!' } })
  expect(set).toHaveBeenCalledWith('Sea & Ports 港口!')
})

// Reported for other products; sources are in docs/inputs.md.
test('a search and an ordinary field are no login: browsers and password managers leave them alone', () => {
  renderUi(
    <>
      <SearchInput value="" placeholder="Search by name or email" onChange={() => undefined} />
      <TextField field={{ ...field(), name: 'email' }} label="Their e-mail" />
      <TextField field={{ ...field(), name: 'username' }} label="E-mail" autoComplete="username" />
    </>,
  )
  const marks = (label: string) => {
    const { autocomplete, dataset } = screen.getByLabelText<HTMLInputElement>(label)
    return [autocomplete, Object.keys(dataset).sort()]
  }
  const ignored = ['off', ['1pIgnore', 'bwignore', 'formType', 'lpignore']]
  expect(marks('Search by name or email')).toEqual(ignored)
  expect(marks('Their e-mail')).toEqual(ignored)
  expect(marks('E-mail')).toEqual(['username', []])
})

test('a password that is shown, a line and a list stay as they were typed, and go to no spelling service; prose is checked', () => {
  renderUi(
    <>
      <PasswordField field={field()} label="Password" autoComplete="current-password" />
      <TextField field={{ ...field(), name: 'account' }} label="Account" />
      <SearchInput value="" placeholder="Search" onChange={() => undefined} />
      <LinesField field={{ ...field(), value: ['tea_house'] } as never} label="Links" />
      <TextAreaField field={field()} label="Proxies" isVerbatim />
      <TextAreaField field={field()} label="Remark" />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  const told = (label: string) =>
    ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) =>
      screen.getByLabelText(label).getAttribute(name),
    )
  for (const label of ['Password', 'Account', 'Search', 'Links', 'Proxies'])
    expect(told(label), label).toEqual(['none', 'off', 'false'])
  expect(told('Remark')).toEqual([null, null, null])
})
