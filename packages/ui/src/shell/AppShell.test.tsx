// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Page } from '../page/Page.tsx'
import { renderUi, setUpDom, spokenTexts } from '../test-support/render.tsx'
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

let go: (title: string) => void

function Screens(): ReactNode {
  const [title, setTitle] = useState('Tasks')
  go = (next) => act(() => setTitle(next))
  return (
    <AppShell sections={[]} selected="" onNavigate={() => {}}>
      <Page key={title} title={title}>
        {'Content'}
      </Page>
    </AppShell>
  )
}

test('a screen reader is told which screen has come, but for the one that the browser has loaded', () => {
  renderUi(<Screens />)
  expect(spokenTexts()).toContain('')
  expect(spokenTexts()).not.toContain('Tasks')
  go('Seats')
  expect(spokenTexts()).toContain('Seats')
  go('Tasks')
  expect(spokenTexts()).toContain('Tasks')
})
