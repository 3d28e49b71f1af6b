// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { TabBar } from './TabBar.tsx'
import { useTabs } from './useTabs.ts'

setUpDom()

function Sample(): ReactNode {
  const [current, go] = useState('/b')
  const { open, ...tabs } = useTabs(current, go)
  useEffect(() => {
    for (const name of ['a', 'b', 'c']) open({ path: `/${name}`, name })
  }, [open])
  return (
    <>
      <output>{current}</output>
      <TabBar
        {...tabs}
        current={current}
        onSelect={go}
        hrefOf={(path) => `#${path}`}
        titleOf={(tab) => tab.name.toUpperCase()}
      />
    </>
  )
}

const where = () => screen.getByRole('status').textContent
const titles = () => screen.queryAllByRole('link').map((link) => link.textContent)
const link = (name: string) => screen.getByRole('link', { name })

test('tabs are links with real addresses', () => {
  renderUi(<Sample />)
  expect(link('A').getAttribute('href')).toBe('#/a')
})

test('closing the current tab goes to the next, then to the previous, then home', () => {
  renderUi(<Sample />)
  fireEvent.click(screen.getByLabelText('Close B'))
  expect([where(), titles()]).toEqual(['/c', ['A', 'C']])
  fireEvent.click(screen.getByLabelText('Close C'))
  expect([where(), titles()]).toEqual(['/a', ['A']])
  fireEvent.click(screen.getByLabelText('Close A'))
  expect(where()).toBe('/dashboard')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('closing another tab stays on the current one, with the middle button too', () => {
  renderUi(<Sample />)
  fireEvent(link('A'), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))
  expect([where(), titles()]).toEqual(['/b', ['B', 'C']])
})

test('keys: arrows and End move the focus, Delete closes and keeps the focus in the bar', () => {
  renderUi(<Sample />)
  link('B').focus()
  fireEvent.keyDown(link('B'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(link('C'))
  fireEvent.keyDown(link('C'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(link('A'))
  fireEvent.keyDown(link('A'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(link('C'))
  fireEvent.keyDown(link('C'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(link('B'))
  fireEvent.keyDown(link('B'), { key: 'Home' })
  expect(document.activeElement).toBe(link('A'))
  fireEvent.keyDown(link('A'), { key: 'End' })
  fireEvent.keyDown(link('C'), { key: 'Delete' })
  expect(titles()).toEqual(['A', 'B'])
  expect(document.activeElement).toBe(link('B'))
})

test('a plain click shows the screen; with a modifier the browser has it', () => {
  renderUi(<Sample />)
  expect(fireEvent.click(link('C'), { ctrlKey: true })).toBe(true)
  expect(where()).toBe('/b')
  expect(fireEvent.click(link('C'))).toBe(false)
  expect(where()).toBe('/c')
})

test('the tabs of this window come back after a reload', () => {
  renderUi(<Sample />)
  expect(JSON.parse(sessionStorage.getItem('tabs') ?? '')).toHaveLength(3)
})
