import { locales } from '@seaport/contract/kernel/locale'
import { expect, test } from 'vitest'
import { defaultText, fillIn, settingsChangedText } from './mail-text.ts'

test.each(locales)('the text of %s contains the code and its minutes', (locale) => {
  for (const kind of ['register', 'reset'] as const) {
    const text = defaultText(locale, kind)
    expect(text.subject).not.toBe('')
    expect(text.content).toContain('{code}')
    const filled = fillIn(text, { code: '012345', minutes: 10 })
    expect(filled.content).toMatch(/012345[\s\S]*10/)
    expect(filled.content).not.toMatch(/[{}]/)
  }
  expect(defaultText(locale, 'registered').content).not.toMatch(/[{}]/)
})

test('special characters are inserted as plain text', () => {
  const text = { subject: '$& {code} {{code}}', content: '{minutes} {other}' }
  expect(fillIn(text, { code: '$1', minutes: 5 })).toEqual({ subject: '$& $1 {$1}', content: '5 {other}' })
  expect(fillIn(text, { code: '{minutes}', minutes: 5 }).subject).toBe('$& {minutes} {{minutes}}')
})

test.each(locales)('a name in a mail of %s is neither a template nor markup', (locale) => {
  const actor = '{{time}} $t(register_subject) {code} <b>&amp;</b>'
  const { content } = settingsChangedText(locale, { actor, time: new Date('2026-11-25T08:00:00Z') })
  expect(content).toContain(actor)
})
