// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import type { NavSection } from './nav.ts'
import { Sidebar } from './Sidebar.tsx'

setUpDom()

const link = (id: string) => ({ id, label: id, href: `#/${id}`, icon: <i /> })
const sections: readonly NavSection[] = [
  {
    id: 'work',
    entries: [
      link('Home'),
      { id: 'g', label: 'Reports', icon: <i />, children: [link('Days'), link('Months')] },
    ],
  },
]

test('collapsed, a group is one icon whose menu leads to its links', async () => {
  const onNavigate = vi.fn()
  renderUi(<Sidebar collapsed sections={sections} selected="Months" onNavigate={onNavigate} />)
  expect((await screen.findAllByRole('link')).map((one) => one.getAttribute('aria-label'))).toEqual(['Home'])
  const group = screen.getByRole('button', { name: 'Reports' })
  // The second of its links is the page that is open.
  expect(getComputedStyle(group).fontWeight).toBe('600')
  fireEvent.click(group)
  const entries = await screen.findAllByRole('menuitemradio')
  expect(entries.map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
    ['Days', 'false'],
    ['Months', 'true'],
  ])
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Days' }))
  expect(onNavigate).toHaveBeenCalledWith('#/Days')
})

test('a pointer on a link triggers a callback, except on the selected one', () => {
  const onAim = vi.fn()
  const expanded = [{ id: 'work', entries: [link('Home'), link('Days'), link('Months')] }]
  renderUi(<Sidebar sections={expanded} selected="Home" onNavigate={vi.fn()} onAim={onAim} />)
  for (const one of screen.getAllByRole('link')) fireEvent.pointerEnter(one)
  expect(onAim.mock.calls).toEqual([['#/Days'], ['#/Months']])
})
