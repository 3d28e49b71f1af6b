// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { MenuSurface } from './MenuSurface.tsx'

setUpDom()

test.each([
  ['menuitem', undefined],
  ['menuitemradio', false],
  ['menuitemradio', true],
] as const)('a %s that is disabled cannot be chosen (checked: %s)', async (role, checked) => {
  const chosen = vi.fn()
  const entry = (id: string, disabled: boolean) => ({
    ...{ id, label: id, disabled, onSelect: () => chosen(id) },
    ...(checked !== undefined && { checked }),
  })
  renderUi(
    <MenuSurface
      trigger={<button type="button" aria-label="Menu" />}
      actions={[entry('closed', true), entry('open', false)]}
    />,
  )
  const [closed, open] = await screen.findAllByRole(role)
  expect([closed, open].map((one) => one?.ariaDisabled ?? one?.getAttribute('aria-disabled'))).toEqual([
    'true',
    null,
  ])
  if (checked !== undefined) expect(open?.getAttribute('aria-checked')).toBe(String(checked))
  if (closed) fireEvent.click(closed)
  expect(chosen).not.toHaveBeenCalled()
})
