// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { MarkdownField } from './MarkdownField.tsx'
import { RichTextField } from './RichTextField.tsx'

setUpDom()

test.each([
  ['Markdown', MarkdownField, ['Bold', 'Bulleted list']],
  ['rich text', RichTextField, ['Bold', 'Bulleted list', 'Undo']],
])('the buttons of %s stand in groups', async (_kind, Field, first) => {
  const field = {
    name: 'text',
    value: '',
    set: () => {},
    onBlur: () => {},
    error: undefined,
    disabled: false,
  }
  renderUi(<Field label="Content" field={field} />)
  const buttons = within(await screen.findByRole('toolbar', { name: 'Formatting' })).getAllByRole('button')
  const apart = buttons.filter((button) => getComputedStyle(button).marginLeft !== '0px')
  expect(apart.map(({ ariaLabel }) => ariaLabel)).toEqual(first)
})
