import { IpcError } from '@seaport/contract/desktop/ipc-core'
import type { Locale } from '@seaport/contract/kernel/primitives'
import cn from '@seaport/i18n/locales/cn/desktop-main.json' with { type: 'json' }
import en from '@seaport/i18n/locales/en/desktop-main.json' with { type: 'json' }
import hk from '@seaport/i18n/locales/hk/desktop-main.json' with { type: 'json' }
import vi from '@seaport/i18n/locales/vi/desktop-main.json' with { type: 'json' }

const languages: Readonly<Record<Locale, Record<keyof typeof en, string>>> = { cn, hk, en, vi }

type Key = keyof typeof en
/** What the main process itself has to say, in the window's language. */
export type Words = (key: Key, values?: Readonly<Record<string, string>>) => string

export function createWords(locale: () => Locale): Words {
  return (key, values = {}) =>
    languages[locale()][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

type Reason = Key extends infer K ? (K extends `refusal.${infer R}` ? R : never) : never

/** A refusal of the desktop itself, as an answer to the window. */
export function refusal(words: Words, reason: Reason, values?: Readonly<Record<string, string>>): IpcError {
  return new IpcError({ code: 400, reason, msg: words(`refusal.${reason}`, values) })
}
