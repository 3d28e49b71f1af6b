import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { factorActions } from '@seaport/contract/people/second-factor'
import { expect, test } from 'vitest'
import {
  defaultText,
  depositChangedText,
  factorChangedText,
  fillIn,
  type MailText,
  settingsChangedText,
} from './mail-text.ts'

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

const at = new Date('2026-02-28T23:05:59Z')

/** Every mail about an account or the installation; those about what needs attention are beside `notification-mail.ts`. */
const mails: readonly [string, (locale: Locale) => MailText][] = [
  ...(['register', 'registered', 'reset'] as const).map((kind): [string, (locale: Locale) => MailText] => [
    kind,
    (locale) => fillIn(defaultText(locale, kind), { code: '012345', minutes: 15 }),
  ]),
  [
    'mail settings changed',
    (locale) => settingsChangedText(locale, { actor: 'trần.đức@cảng.example', time: at }),
  ],
  [
    'deposit address planned',
    (locale) =>
      depositChangedText(locale, {
        actor: '陳大文@海港.example',
        time: at,
        address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8 · TRC20',
        hours: 24,
      }),
  ],
  ...factorActions.map((action, index): [string, (locale: Locale) => MailText] => [
    action,
    (locale) =>
      factorChangedText(locale, {
        action,
        at: at.getTime(),
        ip: '2001:db8::7',
        token: `token-${index}`,
        site: index % 2 ? 'https://console.example.com/seaport' : null,
      }),
  ]),
]

test('every mail reads as its record says, in each language', async () => {
  const lines = locales.flatMap((locale) =>
    mails.flatMap(([name, textOf]) => {
      const { subject, content } = textOf(locale)
      return [`== ${locale}: ${name}`, subject, '', content, '']
    }),
  )
  await expect(lines.join('\n')).toMatchFileSnapshot('mail-text.txt')
})
