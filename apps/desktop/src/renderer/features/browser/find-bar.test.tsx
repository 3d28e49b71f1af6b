// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()

let calls: string[]
const onClose = vi.fn()
beforeAll(() => preload('browser', 'common'))
beforeEach(async () => {
  calls = []
  onClose.mockReset()
  const call = async (name: string, args: object) => {
    calls.push(`${name} ${JSON.stringify(args)}`)
    return { ok: true, value: {} }
  }
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
  const { FindBar } = await import('./components/FindBar.tsx')
  renderUi(<FindBar id="a1" found={{ active: 2, matches: 7 }} onClose={onClose} />)
})
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Find in page' })
const find = (text: string, again: boolean) => `tab.find ${JSON.stringify({ id: 'a1', text, again })}`
const over = [find('', false), 'tab.act {"id":"a1","action":"focus"}']

test('what is typed is found, and Enter goes to the next match', () => {
  expect(document.activeElement).toBe(field())
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.change(field(), { target: { value: 'trà' } })
  fireEvent.submit(field().closest('form') as HTMLFormElement)
  expect(calls).toEqual([find('trà', false), find('trà', true)])
  expect(screen.getByRole('status').textContent).toBe('2 of 7')
})

test.each<[string, () => void]>([
  ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
  ['Close', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s takes the marks away, and gives the page the focus', (_how, leave) => {
  leave()
  expect(calls).toEqual(over)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a half-typed word is not looked for, and the Escape that ends it leaves the bar open', () => {
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: 'tr' }, isComposing: true })
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field())
  expect(calls.at(-1)).toBe(find('tr', false))
})
