import { createInstance } from 'i18next'
import cnAccount from '../locales/cn/account.json' with { type: 'json' }
import cnAdminUser from '../locales/cn/adminUser.json' with { type: 'json' }
import cnAttention from '../locales/cn/attention.json' with { type: 'json' }
import cnError from '../locales/cn/error.json' with { type: 'json' }
import cnHeader from '../locales/cn/header.json' with { type: 'json' }
import cnLedger from '../locales/cn/ledger.json' with { type: 'json' }
import cnLoginLog from '../locales/cn/loginLog.json' with { type: 'json' }
import cnMail from '../locales/cn/mail.json' with { type: 'json' }
import cnMenuTitle from '../locales/cn/menuTitle.json' with { type: 'json' }
import cnOrder from '../locales/cn/order.json' with { type: 'json' }
import cnOrderScreen from '../locales/cn/orderScreen.json' with { type: 'json' }
import cnPlace from '../locales/cn/place.json' with { type: 'json' }
import cnScreen from '../locales/cn/screen.json' with { type: 'json' }
import cnSeat from '../locales/cn/seat.json' with { type: 'json' }
import cnSheet from '../locales/cn/sheet.json' with { type: 'json' }
import cnTask from '../locales/cn/task.json' with { type: 'json' }
import cnTranslationFault from '../locales/cn/translationFault.json' with { type: 'json' }
import cnValidation from '../locales/cn/validation.json' with { type: 'json' }
import enAccount from '../locales/en/account.json' with { type: 'json' }
import enAdminUser from '../locales/en/adminUser.json' with { type: 'json' }
import enAttention from '../locales/en/attention.json' with { type: 'json' }
import enError from '../locales/en/error.json' with { type: 'json' }
import enHeader from '../locales/en/header.json' with { type: 'json' }
import enLedger from '../locales/en/ledger.json' with { type: 'json' }
import enLoginLog from '../locales/en/loginLog.json' with { type: 'json' }
import enMail from '../locales/en/mail.json' with { type: 'json' }
import enMenuTitle from '../locales/en/menuTitle.json' with { type: 'json' }
import enOrder from '../locales/en/order.json' with { type: 'json' }
import enOrderScreen from '../locales/en/orderScreen.json' with { type: 'json' }
import enPlace from '../locales/en/place.json' with { type: 'json' }
import enScreen from '../locales/en/screen.json' with { type: 'json' }
import enSeat from '../locales/en/seat.json' with { type: 'json' }
import enSheet from '../locales/en/sheet.json' with { type: 'json' }
import enTask from '../locales/en/task.json' with { type: 'json' }
import enTranslationFault from '../locales/en/translationFault.json' with { type: 'json' }
import enValidation from '../locales/en/validation.json' with { type: 'json' }
import hkAccount from '../locales/hk/account.json' with { type: 'json' }
import hkAdminUser from '../locales/hk/adminUser.json' with { type: 'json' }
import hkAttention from '../locales/hk/attention.json' with { type: 'json' }
import hkError from '../locales/hk/error.json' with { type: 'json' }
import hkHeader from '../locales/hk/header.json' with { type: 'json' }
import hkLedger from '../locales/hk/ledger.json' with { type: 'json' }
import hkLoginLog from '../locales/hk/loginLog.json' with { type: 'json' }
import hkMail from '../locales/hk/mail.json' with { type: 'json' }
import hkMenuTitle from '../locales/hk/menuTitle.json' with { type: 'json' }
import hkOrder from '../locales/hk/order.json' with { type: 'json' }
import hkOrderScreen from '../locales/hk/orderScreen.json' with { type: 'json' }
import hkPlace from '../locales/hk/place.json' with { type: 'json' }
import hkScreen from '../locales/hk/screen.json' with { type: 'json' }
import hkSeat from '../locales/hk/seat.json' with { type: 'json' }
import hkSheet from '../locales/hk/sheet.json' with { type: 'json' }
import hkTask from '../locales/hk/task.json' with { type: 'json' }
import hkTranslationFault from '../locales/hk/translationFault.json' with { type: 'json' }
import hkValidation from '../locales/hk/validation.json' with { type: 'json' }
import viAccount from '../locales/vi/account.json' with { type: 'json' }
import viAdminUser from '../locales/vi/adminUser.json' with { type: 'json' }
import viAttention from '../locales/vi/attention.json' with { type: 'json' }
import viError from '../locales/vi/error.json' with { type: 'json' }
import viHeader from '../locales/vi/header.json' with { type: 'json' }
import viLedger from '../locales/vi/ledger.json' with { type: 'json' }
import viLoginLog from '../locales/vi/loginLog.json' with { type: 'json' }
import viMail from '../locales/vi/mail.json' with { type: 'json' }
import viMenuTitle from '../locales/vi/menuTitle.json' with { type: 'json' }
import viOrder from '../locales/vi/order.json' with { type: 'json' }
import viOrderScreen from '../locales/vi/orderScreen.json' with { type: 'json' }
import viPlace from '../locales/vi/place.json' with { type: 'json' }
import viScreen from '../locales/vi/screen.json' with { type: 'json' }
import viSeat from '../locales/vi/seat.json' with { type: 'json' }
import viSheet from '../locales/vi/sheet.json' with { type: 'json' }
import viTask from '../locales/vi/task.json' with { type: 'json' }
import viTranslationFault from '../locales/vi/translationFault.json' with { type: 'json' }
import viValidation from '../locales/vi/validation.json' with { type: 'json' }
import { createFormat } from './format.ts'
import { type Issue, issueMessage } from './issue.ts'
import { DEFAULT_LANG, fromTag, type Lang, toTag } from './lang.ts'
import { sharedOptions } from './options.ts'
import { type TaskNaming, taskName } from './task-name.ts'
import type { Key, Parameters } from './translate.ts'

const i18n = createInstance()
void i18n.init({
  ...sharedOptions,
  initAsync: false,
  lng: toTag('cn'),
  ns: [
    'account',
    'adminUser',
    'header',
    'loginLog',
    'seat',
    'attention',
    'error',
    'validation',
    'sheet',
    'mail',
    'menuTitle',
    'screen',
    'place',
    'task',
    'ledger',
    'order',
    'orderScreen',
    'translationFault',
  ],
  defaultNS: 'error',
  resources: {
    [toTag('cn')]: {
      account: cnAccount,
      adminUser: cnAdminUser,
      header: cnHeader,
      loginLog: cnLoginLog,
      seat: cnSeat,
      attention: cnAttention,
      task: cnTask,
      error: cnError,
      ledger: cnLedger,
      order: cnOrder,
      orderScreen: cnOrderScreen,
      mail: cnMail,
      menuTitle: cnMenuTitle,
      screen: cnScreen,
      place: cnPlace,
      validation: cnValidation,
      sheet: cnSheet,
      translationFault: cnTranslationFault,
    },
    [toTag('hk')]: {
      account: hkAccount,
      adminUser: hkAdminUser,
      header: hkHeader,
      loginLog: hkLoginLog,
      seat: hkSeat,
      attention: hkAttention,
      task: hkTask,
      error: hkError,
      ledger: hkLedger,
      order: hkOrder,
      orderScreen: hkOrderScreen,
      mail: hkMail,
      menuTitle: hkMenuTitle,
      screen: hkScreen,
      place: hkPlace,
      validation: hkValidation,
      sheet: hkSheet,
      translationFault: hkTranslationFault,
    },
    [toTag('en')]: {
      account: enAccount,
      adminUser: enAdminUser,
      header: enHeader,
      loginLog: enLoginLog,
      seat: enSeat,
      attention: enAttention,
      task: enTask,
      error: enError,
      ledger: enLedger,
      order: enOrder,
      orderScreen: enOrderScreen,
      mail: enMail,
      menuTitle: enMenuTitle,
      screen: enScreen,
      place: enPlace,
      validation: enValidation,
      sheet: enSheet,
      translationFault: enTranslationFault,
    },
    [toTag('vi')]: {
      account: viAccount,
      adminUser: viAdminUser,
      header: viHeader,
      loginLog: viLoginLog,
      seat: viSeat,
      attention: viAttention,
      task: viTask,
      error: viError,
      ledger: viLedger,
      order: viOrder,
      orderScreen: viOrderScreen,
      mail: viMail,
      menuTitle: viMenuTitle,
      screen: viScreen,
      place: viPlace,
      validation: viValidation,
      sheet: viSheet,
      translationFault: viTranslationFault,
    },
  },
})

// `{{price, money}}`: US dollars from the wire's decimal string, as the console writes them.
i18n.services.formatter?.add('money', (value: string, tag = '') =>
  createFormat(fromTag(tag) ?? DEFAULT_LANG, 'UTC').money(value),
)

/** A message of the namespace `error` for an answer of the API. */
export function translate<K extends Key<'error'>>(
  lang: Lang,
  key: K,
  ...[params]: Parameters<'error', K>
): string {
  return translateAny(lang, key, params ?? undefined)
}

/**
 * The same for a key known only at run time: that of a refusal caught by the error handler.
 */
export function translateAny(
  lang: Lang,
  key: Key<'error'>,
  params?: Readonly<Record<string, string | number>>,
): string {
  return i18n.t(key as string, { ...params, lng: toTag(lang), ns: 'error' })
}

/** A title in a spreadsheet that the server writes or reads. */
export function translateSheet(lang: Lang, key: Key<'sheet'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'sheet' })
}

/** A message about tasks, in a spreadsheet. */
export function translateTask(lang: Lang, key: Key<'task'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'task' })
}

/** A message about the ledger, in a spreadsheet. */
export function translateLedger(lang: Lang, key: Key<'ledger'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'ledger' })
}

/** A message about orders, in a spreadsheet. */
export function translateOrder(lang: Lang, key: Key<'orderScreen'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'orderScreen' })
}

/** State or payment method of an order. */
export function translatePayment(lang: Lang, key: Key<'order'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'order' })
}

/** A message about social accounts, in a spreadsheet. */
export function translateAccount(lang: Lang, key: Key<'account'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'account' })
}

/** A message about seats, in a spreadsheet. */
export function translateSeat(lang: Lang, key: Key<'seat'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'seat' })
}

/** A message about logins, in a spreadsheet. */
export function translateLogin(lang: Lang, key: Key<'loginLog'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'loginLog' })
}

/** A message about users, in a spreadsheet. */
export function translateUser(lang: Lang, key: Key<'adminUser'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'adminUser' })
}

/** Title of a screen of the console. */
export function translateScreenTitle(lang: Lang, key: Key<'screen'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'screen' })
}

/** Title of an entry of the initial menu that is no screen's. */
export function translateMenuTitle(lang: Lang, key: Key<'menuTitle'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'menuTitle' })
}

/** Name of a plan. */
export function translatePlan(lang: Lang, plan: 'default' | 'standard' | 'professional'): string {
  return i18n.t(`plan.${plan}`, { lng: toTag(lang), ns: 'header' })
}

/** A text of a mail. */
export function translateMail<K extends Key<'mail'>>(
  lang: Lang,
  key: K,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return i18n.t(key as string, { ...params, lng: toTag(lang), ns: 'mail' })
}

/** A message of the attention list. */
export function translateAttention<K extends Key<'attention'>>(
  lang: Lang,
  key: K,
  ...[params]: Parameters<'attention', K>
): string {
  return i18n.t(key as string, { ...params, lng: toTag(lang), ns: 'attention' })
}

/** Display name of a task. */
export function translateTaskName(lang: Lang, task: TaskNaming): string {
  return taskName(task, (key, ...[params]) =>
    i18n.t(key as string, { ...params, lng: toTag(lang), ns: 'task' }),
  )
}

/** Why a task ended. */
export function translateEndReason(lang: Lang, reason: string): string {
  return i18n.t(`reason.${reason}`, { lng: toTag(lang), ns: 'task' })
}

/** Why an account is blocked. */
export function translateBlockReason(lang: Lang, reason: string): string {
  return i18n.t(`block.${reason}`, { lng: toTag(lang), ns: 'account' })
}

/** Name of a network without a country, such as a local network. */
export function translatePlace(lang: Lang, key: Key<'place'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'place' })
}

/** Why a translation failed. */
export function translateFault(lang: Lang, key: Key<'translationFault'>): string {
  return i18n.t(key as string, { lng: toTag(lang), ns: 'translationFault' })
}

/** Message of a zod issue, for `detail[].msg` of a validation error. */
export function translateIssue(lang: Lang, issue: Issue): string {
  const { key, params } = issueMessage(issue)
  return i18n.t(key as string, { ...params, lng: toTag(lang), ns: 'validation' })
}

/**
 * The language for an `accept-language` header: the acceptable one with the highest weight, in the header's order among
 * equals; cn when nothing fits or the header is missing or malformed.
 */
export function negotiate(header: string | null | undefined): Lang {
  let best: { lang: Lang; weight: number } | undefined
  for (const part of (header ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = part.split(';')
    const lang = fromTag(tag)
    const weight = weightOf(parameters)
    if (lang && weight > (best?.weight ?? 0)) best = { lang, weight }
  }
  return best?.lang ?? DEFAULT_LANG
}

function weightOf(parameters: string[]): number {
  const q = parameters.map((p) => /^\s*q\s*=\s*(.*)$/i.exec(p)?.[1]).find((value) => value !== undefined)
  if (q === undefined) return 1
  const weight = Number(q)
  return Number.isFinite(weight) ? Math.min(weight, 1) : 0
}
