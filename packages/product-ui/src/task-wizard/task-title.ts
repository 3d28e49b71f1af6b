import type { Translate } from '@seaport/i18n/translate'
import { listOf, type TaskDraft } from './task-draft.ts'

/** Parts of addresses that are no names of people. */
const NO_NAMES =
  /^(groups?|i|p|reel|reels|watch|photo|photo\.php|permalink\.php|story\.php|share|posts|profile\.php|communities)$/i

/** @returns who an address leads to, as `@name`; undefined where it doesn't tell */
export function handleIn(address: string): string | undefined {
  const text = address.trim()
  if (/^@?[A-Za-z0-9._]{2,50}$/.test(text) && !/^\d+$/.test(text)) return `@${text.replace('@', '')}`
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  const [first = ''] = (url?.pathname ?? '').split('/').filter(Boolean)
  return /^[A-Za-z0-9._]{2,50}$/.test(first) && !/^\d+$/.test(first) && !NO_NAMES.test(first)
    ? `@${first}`
    : undefined
}

/**
 * Names a task so that people recognise it in a list, in the language of whoever makes it.
 * @param account the first account's handle, for what it does to itself
 */
export function taskTitle(
  { work: { kind, params } }: TaskDraft,
  account: string,
  t: Translate<'wizard'>,
): string {
  if (kind === '') return ''
  const list = listOf(kind)
  const entries = list ? params[list] : []
  const [first = ''] = entries
  const who = kind === 'collect_keywords' ? first : (handleIn(first) ?? t('someone'))
  const title = t(`title.${kind}`, { who, account: `@${account}` })
  return entries.length > 1 ? t('titleMore', { title, count: entries.length - 1 }) : title
}
