// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CommandPalette } from '../command-palette/CommandPalette.tsx'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { RangeMonth } from '../toolbar/RangeMonth.tsx'

setUpDom()

/** Whether an element has an outline of its own under forced colours, which jsdom does not draw. */
function isOutlined(element: Element): boolean {
  const sheets = [...document.querySelectorAll('style')].filter(({ media }) =>
    media.includes('forced-colors'),
  )
  const media = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
  const rules = media.flatMap((one) => (one instanceof CSSMediaRule ? [...one.cssRules] : []))
  return rules.some(
    (rule) =>
      rule instanceof CSSStyleRule &&
      element.matches(rule.selectorText) &&
      rule.style.outlineStyle === 'solid',
  )
}

test('under forced colours the entry that Enter would run is seen', async () => {
  const commands = ['Tasks', 'Seats'].map((title) => ({ id: title, title, run: () => {} }))
  renderUi(<CommandPalette commands={commands} open onOpenChange={() => {}} />)
  fireEvent.keyDown(await screen.findByRole('combobox'), { key: 'ArrowDown' })
  expect(screen.getAllByRole('option').map(isOutlined)).toEqual([false, true])
})

test('under forced colours the chosen days are seen', () => {
  const range = { first: '2026-11-10', last: '2026-11-11' }
  renderUi(
    <RangeMonth label="" day="2026-11-10" today="" range={range} onDay={() => {}} onPress={() => {}} />,
  )
  const outlined = screen.getAllByRole('button').filter(isOutlined)
  expect(outlined.map(({ textContent }) => textContent)).toEqual(['10', '11'])
})
