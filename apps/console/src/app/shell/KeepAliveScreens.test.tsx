// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { type Location, MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { KeepAliveScreens } from './KeepAliveScreens.tsx'

vi.mock('./ScreenOutlet.tsx', () => ({
  ScreenOutlet: ({ location }: { location: Location }) => <button type="button">{location.pathname}</button>,
}))
setUpDom()

let go: (path: string, tabs: readonly string[]) => void

function Screens(): ReactNode {
  const navigate = useNavigate()
  const [tabs, setTabs] = useState<readonly string[]>(['/task'])
  go = (path, open) =>
    act(() => {
      setTabs(open)
      void navigate(path)
    })
  return (
    <>
      <a href="#/media">{'Menu'}</a>
      <main id="content" tabIndex={-1}>
        <KeepAliveScreens tabs={tabs.map((path) => ({ path, name: path }))} />
      </main>
    </>
  )
}

test('a screen is found where it was left, unless its tab was closed in the meantime', () => {
  renderUi(
    <MemoryRouter initialEntries={['/task']}>
      <Screens />
    </MemoryRouter>,
  )
  const content = document.getElementById('content') as HTMLElement
  content.scrollTop = 300
  content.dispatchEvent(new Event('scroll'))
  go('/media', ['/task', '/media'])
  expect(content.scrollTop).toBe(0)
  go('/task', ['/task', '/media'])
  expect(content.scrollTop).toBe(300)
  go('/media', ['/media'])
  go('/task', ['/media', '/task'])
  expect(content.scrollTop).toBe(0)
})

test('the focus of a screen goes to the next one, also when the screen is gone; that of the menu stays', () => {
  renderUi(
    <MemoryRouter initialEntries={['/task']}>
      <Screens />
    </MemoryRouter>,
  )
  const content = document.getElementById('content')
  expect(document.activeElement).toBe(document.body)
  screen.getByText('/task').focus()
  go('/media', ['/task', '/media'])
  expect(document.activeElement).toBe(content)
  screen.getByText('/media').focus()
  go('/task', ['/task'])
  expect(document.activeElement).toBe(content)
  screen.getByText('Menu').focus()
  go('/media', ['/task', '/media'])
  expect(document.activeElement).toBe(screen.getByText('Menu'))
})
