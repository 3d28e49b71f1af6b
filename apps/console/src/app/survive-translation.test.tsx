// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { surviveTranslation } from './survive-translation.ts'

let container: HTMLElement
let root: Root
beforeAll(() => surviveTranslation(document))
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  expect(container.textContent).toBe('')
  container.remove()
})

function Price({ count, note, first }: { count: number; note?: string; first?: boolean }): ReactNode {
  const total = count * 4
  return (
    <section>
      {first && 'First '}
      <p>
        {count}
        {' ports, '}
        {total}
        {' USD'}
      </p>
      {note}
      <b>{`${total}.00`}</b>
      {note && <i>{note}</i>}
    </section>
  )
}
const show = (node: ReactNode) => act(async () => root.render(node))
const shown = () => container.textContent?.replaceAll(/[«»]/g, '')

/** Ways in which translators wrap a text. */
const ways: [string, (text: Text, font: Element) => void][] = [
  ['replaces texts', (text, font) => text.replaceWith(font)],
  [
    'inserts beside a text and removes it',
    (text, font) => {
      text.before(font)
      text.remove()
    },
  ],
]
function translate(wrap: (text: Text, font: Element) => void): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest('font') || !text.data.trim()) continue
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    if (font.firstElementChild) font.firstElementChild.textContent = `«${text.data}»`
    wrap(text, font)
  }
}

test.each(ways)('a translator that %s leaves no outdated number and breaks nothing', async (_, wrap) => {
  await show(<Price count={1} note="each" />)
  translate(wrap)
  expect(container.textContent).toContain('«')
  for (const [node, text] of [
    [<Price key="" count={2} note="each" />, '2 ports, 8 USDeach8.00each'],
    [<Price key="" count={3} note="all" />, '3 ports, 12 USDall12.00all'],
    [<Price key="" count={3} />, '3 ports, 12 USD12.00'],
    [<Price key="" count={4} note="again" first />, 'First 4 ports, 16 USDagain16.00again'],
    [<Price key="" count={4} />, '4 ports, 16 USD16.00'],
  ] as const) {
    await show(node)
    expect(shown()).toBe(text)
    translate(wrap)
    expect(shown()).toBe(text)
  }
})

test('a translator that moves texts into its element breaks nothing', async () => {
  const wrap = (text: Text, font: Element) => {
    text.before(font)
    font.replaceChildren(text)
  }
  await show(<Price count={1} note="each" />)
  translate(wrap)
  await show(<Price count={2} first />)
  expect(shown()).toBe('First 2 ports, 8 USD8.00')
})
