// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { AppShell } from './AppShell.tsx'

setUpDom()
afterEach(() => vi.unstubAllGlobals())

test('a phone that is turned and turned back has no open menu', async () => {
  let isUpright = true
  const queries: EventTarget[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new EventTarget(), { matches: query.includes('767.98px') && isUpright })
    queries.push(list)
    return list
  })
  const turn = () =>
    act(() => {
      isUpright = !isUpright
      for (const list of queries) list.dispatchEvent(new Event('change'))
    })
  renderUi(
    <AppShell sections={[]} selected="" onNavigate={() => {}}>
      {'Screen'}
    </AppShell>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  await screen.findByRole('dialog')
  turn()
  expect(screen.queryByRole('dialog')).toBeNull()
  turn()
  expect(screen.queryByRole('dialog')).toBeNull()
})
