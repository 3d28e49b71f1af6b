// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { Neighbours } from './components/Neighbours.tsx'

setUpDom()
beforeAll(() => preload('announcement'))

test.each([
  [
    { id: 'n1', title: 'Mới' },
    { id: 'n2', title: 'Cũ' },
  ],
  // Alone it stands on its side too.
  [null, { id: 'n2', title: 'Cũ' }],
])('the older announcement stands at the end of the line, also alone', (newer, older) => {
  renderUi(
    <MemoryRouter>
      <Neighbours newer={newer} older={older} />
    </MemoryRouter>,
  )
  const sideOf = (title: string) =>
    getComputedStyle(screen.getByRole('link', { name: title }).closest('div') as HTMLElement).justifyContent
  expect(sideOf('Cũ')).toBe('flex-end')
  if (newer) expect(sideOf('Mới')).not.toBe('flex-end')
})
