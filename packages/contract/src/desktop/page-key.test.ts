import { expect, test } from 'vitest'
import { pageKeyOf } from './page-key.ts'

/** A key press as people write it: `Ctrl+Shift+D`. */
function press(written: string) {
  const parts = written.split('+').filter((part) => part !== '')
  const key = written.endsWith('+') ? '+' : (parts.at(-1) ?? '')
  return {
    key,
    code: '',
    control: parts.includes('Ctrl'),
    meta: parts.includes('Cmd'),
    shift: parts.includes('Shift'),
    alt: parts.includes('Alt'),
  }
}

test.each([
  ['F6', 'leave', 'leave'],
  ['Shift+F6', undefined, undefined],
  ['F5', 'reload', 'reload'],
  ['Ctrl+K', 'palette', undefined],
  ['Cmd+K', undefined, 'palette'],
  ['Ctrl+Shift+K', 'keep', undefined],
  ['Ctrl+Shift+D', 'done', undefined],
  ['Cmd+Shift+D', undefined, 'done'],
  ['Ctrl+Shift+S', 'skip', undefined],
  ['Ctrl+Shift+X', 'opt_out', undefined],
  ['Ctrl+Shift+B', 'blocked', undefined],
  ['Ctrl+Shift+U', 'undo', undefined],
  // Redo belongs to the text that is being written; sources are in docs/inputs.md.
  ['Ctrl+Shift+Z', undefined, undefined],
  ['Cmd+Shift+Z', undefined, undefined],
  ['Ctrl+1', 'account_1', undefined],
  ['Cmd+9', undefined, 'account_9'],
  ['Ctrl+0', 'zoom_reset', undefined],
  ['Ctrl++', 'zoom_in', undefined],
  ['Ctrl+Shift++', 'zoom_in', undefined],
  ['Ctrl+-', 'zoom_out', undefined],
  ['Ctrl+Tab', 'next_account', 'next_account'],
  ['Ctrl+Shift+Tab', 'previous_account', 'previous_account'],
  ['Ctrl+F', 'find', undefined],
  // Ordinary typing belongs to the page.
  ['D', undefined, undefined],
  ['Shift+D', undefined, undefined],
  ['Ctrl+C', undefined, undefined],
  ['Ctrl+Z', undefined, undefined],
  ['Ctrl+Alt+K', undefined, undefined],
  ['Tab', undefined, undefined],
])('%s means %s, on a Mac %s', (written, elsewhere, mac) => {
  expect([pageKeyOf(press(written), false), pageKeyOf(press(written), true)]).toEqual([elsewhere, mac])
})

test.each([
  ['&', 'Digit1', 'account_1'],
  ['_', 'Digit8', 'account_8'],
  ['à', 'Digit0', 'zoom_reset'],
  // The key's own value takes precedence over its position.
  ['-', 'Digit6', 'zoom_out'],
  ['1', 'Numpad1', 'account_1'],
])(
  'with Ctrl the key that types %s at %s means %s, with Shift and with AltGr nothing',
  (key, code, meaning) => {
    const held = { key, code, control: true, meta: false, shift: false, alt: false }
    expect(pageKeyOf(held, false)).toBe(meaning)
    expect(pageKeyOf({ ...held, shift: true }, false)).toBeUndefined()
    // Windows reports AltGr as Ctrl and Alt.
    expect(pageKeyOf({ ...held, alt: true }, false)).toBeUndefined()
  },
)
