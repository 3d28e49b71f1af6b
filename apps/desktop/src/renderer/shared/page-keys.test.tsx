// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { fireEvent, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

setUpDom()

let told: string[]
let hears: Set<(press: object) => void>
let isMine: boolean
beforeEach(async () => {
  told = []
  hears = new Set()
  isMine = true
  document.body.replaceChildren()
  vi.stubGlobal('seaport', {
    on: (_name: string, listener: (press: object) => void) => {
      hears.add(listener)
      return () => hears.delete(listener)
    },
  })
})

async function listen() {
  const { usePageKeys } = await import('./page-keys.ts')
  return renderHook(() =>
    usePageKeys((key, account) => {
      told.push(`${key} ${account ?? 'here'}`)
      return isMine
    }),
  )
}
const chord = { key: 'D', code: 'KeyD', ctrlKey: true, shiftKey: true }
/** @returns whether the browser still does what it does with the key */
const press = (init: object) => fireEvent.keyDown(document.body, init)

test.each<[string, object, string[]]>([
  ['Ctrl+Shift+D', chord, ['done here']],
  ['the same on a Russian keyboard', { ...chord, key: 'В' }, ['done here']],
  ['AltGr', { ...chord, altKey: true }, []],
  ['the Windows key too', { ...chord, metaKey: true }, []],
  ['without Shift', { ...chord, shiftKey: false }, []],
  ['without Ctrl', { ...chord, ctrlKey: false }, []],
  ['a key that is held', { ...chord, repeat: true }, []],
  ['a key of an input method', { ...chord, isComposing: true }, []],
  ['a key of an input method, as Windows tells it', { ...chord, keyCode: 229 }, []],
])('%s', async (_what, init, expected) => {
  await listen()
  expect(press(init)).toBe(expected.length === 0)
  expect(told).toEqual(expected)
})

test.each(['<dialog open></dialog>', '<div role="menu"></div>'])(
  'while %s is open, its keys are its own',
  async (open) => {
    await listen()
    document.body.innerHTML = open
    press(chord)
    expect(told).toEqual([])
    document.body.replaceChildren()
    press(chord)
    expect(told).toEqual(['done here'])
  },
)

test('a key without effect is the browser’s; one of an account’s page names the account', async () => {
  isMine = false
  await listen()
  expect(press(chord)).toBe(true)
  for (const hear of hears) hear({ id: 'a7', key: 'undo' })
  expect(told).toEqual(['done here', 'undo a7'])
})

test('nobody listens afterwards', async () => {
  const { unmount } = await listen()
  unmount()
  press(chord)
  expect([told, hears.size]).toEqual([[], 0])
})
