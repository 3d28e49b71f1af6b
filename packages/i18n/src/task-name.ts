import type { Key, Translate } from './translate.ts'

/** The kinds of tasks that have a title. */
type TitledKind = Key<'task'> extends infer Name ? (Name extends `title.${infer Kind}` ? Kind : never) : never

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

/** What names a task: its kind, who does it, the first thing it works through and how many more there are. */
export interface TaskSubject {
  kind: TitledKind
  account: string
  first: string
  others: number
}

/** Kinds that are named by who does it: how many it is done to is no part of such a name. */
const NAMED_BY_ACCOUNT: readonly TitledKind[] = [
  'send_message',
  'publish_post',
  'publish_group_post',
  'pull_group',
  'follow',
  'join_group',
  'add_friend',
  'edit_profile',
  'change_language',
]

/** @returns a name that people recognise in a list, never an address */
export function titleOf({ kind, account, first, others }: TaskSubject, t: Translate<'task'>): string {
  const who = kind === 'collect_keywords' ? first : (handleIn(first) ?? t('someone'))
  const title = t(`title.${kind}`, { who, account: `@${account}` })
  return others > 0 && !NAMED_BY_ACCOUNT.includes(kind) ? t('titleMore', { title, count: others }) : title
}

/** Texts that only the server's own names consist of: an address, a handle, a post's number, an id. */
const DERIVED = /^(https?:\/\/\S+|[^\s/]+(\.[a-z]{2,}|:\d+)\/\S*|@\S+|#\d+|\d{5,})$/i

/** What a task's readable name is made of. */
export interface TaskNaming {
  name: string
  kind: TitledKind
  account: { account: string }
}

/**
 * @returns a task's name as people read it: what a person called it, and in place of the server's default, which names no language's words, a name in the reader's own
 */
export function taskName({ name, kind, account }: TaskNaming, t: Translate<'task'>): string {
  const [, first = name, more] = /^(\S+) \+(\d+)$/.exec(name) ?? []
  const isPart =
    (kind === 'edit_profile' && /^(name|bio|location|url)$/.test(first)) ||
    (kind === 'change_language' && /^[a-z]{2,3}(-\w+)*$/.test(first))
  if (more === undefined && !isPart && !DERIVED.test(first)) return name
  return titleOf({ kind, account: account.account, first, others: Number(more ?? 0) }, t)
}
