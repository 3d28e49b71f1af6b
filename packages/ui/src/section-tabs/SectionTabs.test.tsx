// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SectionTabs } from './SectionTabs.tsx'

setUpDom()

const sections = ['Mail', 'Jobs', 'Money'].map((label) => ({ id: label, label }))

function Screen() {
  const [chosen, choose] = useState('Mail')
  return (
    <SectionTabs label="Settings" sections={sections} chosen={chosen} onChoose={choose}>
      {`About ${chosen}`}
    </SectionTabs>
  )
}

test('one tab is in the tab order; arrow keys walk around, and the chosen one names its section', () => {
  renderUi(<Screen />)
  const tab = (name: string) => screen.getByRole('tab', { name })
  const press = (key: string) => document.activeElement && fireEvent.keyDown(document.activeElement, { key })
  tab('Mail').focus()
  for (const [key, next] of [
    ['ArrowRight', 'Jobs'],
    ['End', 'Money'],
    ['ArrowRight', 'Mail'],
    ['ArrowLeft', 'Money'],
    ['Home', 'Mail'],
  ] as const) {
    press(key)
    expect(document.activeElement).toBe(tab(next))
  }
  fireEvent.click(tab('Jobs'))
  expect(screen.getByRole('tabpanel', { name: 'Jobs' }).textContent).toBe('About Jobs')
  expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([-1, 0, -1])
})
