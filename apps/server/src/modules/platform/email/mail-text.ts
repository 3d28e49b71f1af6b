import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { FACTOR_UNDO_DAYS } from '@seaport/contract/people/second-factor'
import type { FactorAction } from '@seaport/contract/people/second-factor.schema'
import { translateMail } from '@seaport/i18n/server'

/** Subject and text of a mail, with placeholders for a code and its minutes. */
export interface MailText {
  subject: string
  content: string
}

/** The messages of each kind. */
const words = {
  register: { subject: 'register_subject', content: 'register_content' },
  reset: { subject: 'reset_subject', content: 'reset_content' },
  registered: { subject: 'registered_subject', content: 'registered_content' },
} as const

/** @returns the default text for a kind of mail, with the placeholders `{code}` and `{minutes}` */
export function defaultText(locale: Locale, kind: keyof typeof words): MailText {
  const places = { code: '{code}', minutes: '{minutes}' }
  return {
    subject: translateMail(locale, words[kind].subject, places),
    content: translateMail(locale, words[kind].content, places),
  }
}

/** @returns the mail to owners about changed mail settings */
export function settingsChangedText(
  locale: Locale,
  { actor, time }: { actor: string; time: Date },
): MailText {
  const values = { actor, time: time.toISOString().slice(0, 16).replace('T', ' ') }
  return {
    subject: translateMail(locale, 'settings_changed_subject'),
    content: translateMail(locale, 'settings_changed_content', values),
  }
}

/** @returns the mail to administrators about a planned deposit address */
export function depositChangedText(
  locale: Locale,
  { time, ...values }: { actor: string; time: Date; address: string; hours: number },
): MailText {
  return {
    subject: translateMail(locale, 'deposit_changed_subject'),
    content: translateMail(locale, 'deposit_changed_content', {
      ...values,
      time: time.toISOString().slice(0, 16).replace('T', ' '),
    }),
  }
}

/** @returns the mail to a user about a change of their factors, with the way to undo it */
export function factorChangedText(
  locale: Locale,
  change: { action: FactorAction; at: number; ip: string; token: string; site: string | null },
): MailText {
  const { action, ip, token, site } = change
  const time = new Date(change.at).toISOString().slice(0, 16).replace('T', ' ')
  const what = translateMail(locale, `factor.${action}`)
  // Without a configured public address, the request's Host header can't be trusted for a link.
  const undo = site
    ? translateMail(locale, 'factor_undo_link', { link: `${site}/#/undo-change?token=${token}` })
    : translateMail(locale, 'factor_undo_code', { token })
  return {
    subject: what,
    content: translateMail(locale, 'factor_content', { what, time, ip, undo, days: FACTOR_UNDO_DAYS }),
  }
}

/** @returns a text with code and minutes in place of the placeholders; both are replaced in one pass, so that neither can insert the other */
export function fillIn({ subject, content }: MailText, values: { code: string; minutes: number }): MailText {
  const fill = (text: string) =>
    text.replaceAll(/\{(code|minutes)\}/g, (_, name: 'code' | 'minutes') => String(values[name]))
  return { subject: fill(subject), content: fill(content) }
}
