import type { Locale } from '@seaport/contract/kernel/locale.schema'
import cn from '@seaport/i18n/locales/cn/desktop-main.json' with { type: 'json' }
import en from '@seaport/i18n/locales/en/desktop-main.json' with { type: 'json' }
import hk from '@seaport/i18n/locales/hk/desktop-main.json' with { type: 'json' }
import vi from '@seaport/i18n/locales/vi/desktop-main.json' with { type: 'json' }

type Key = keyof typeof en

const languages: Readonly<Record<Locale, Record<Key, string>>> = { cn, hk, en, vi }

/** Whether this is the code of a language that the client supports. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(languages, value)

/** Why the client itself refuses something. */
export type RefusalReason = Key extends infer K ? (K extends `refusal.${infer R}` ? R : never) : never

/** @returns a message of the client, in its user's language */
export type Messages = (key: Key, values?: Readonly<Record<string, string>>) => string

export function createMessages(locale: () => Locale): Messages {
  return (key, values = {}) =>
    languages[locale()][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
