// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { RepeatDialog } from './RepeatDialog.tsx'

setUpDom()
beforeAll(() => preload('taskRepeat'))

test('arrow keys stay among the numbers of repeats that a plan can have', () => {
  renderUi(
    <RepeatDialog
      title="Trà"
      plan={{ weekdays: [1], time: '07:30', until: null, left: 2 } as never}
      save={async () => {}}
      onClose={() => {}}
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>(/Times/)
  const after = (key: string) => {
    fireEvent.keyDown(field, { key })
    return field.value
  }
  expect([after('ArrowDown'), after('ArrowDown')]).toEqual(['1', '1'])
  fireEvent.change(field, { target: { value: '365' } })
  expect([after('ArrowUp')]).toEqual(['365'])
})

test('a zone is named in words, however many they are', () => {
  renderUi(
    <RepeatDialog
      title="Trà"
      zone="America/Port_of_Spain"
      plan={undefined as never}
      save={async () => {}}
      onClose={() => {}}
    />,
  )
  expect(screen.getByText(/America\/Port of Spain/)).toBeTruthy()
})
