import type { Key, Translate } from './translate.ts'

/** The kinds of tasks that have a title. */
type TitledKind = Key<'task'> extends infer Name ? (Name extends `title.${infer Kind}` ? Kind : never) : never

/** Path segments that are not handles. */
const NO_NAMES =
  /^(groups?|i|p|tv|reels?|stories|explore|accounts|direct|watch|photos?|photo\.php|permalink\.php|story\.php|share|posts|profile\.php|people|pages|events|marketplace|hashtag|search|home|intent|login|communities|lists)$/i

/** What is an address without its path, and no handle that has a dot. */
const SITE = /^(www\.|m\.)?(facebook|fb|instagram|twitter|x)\.com$/i

/** @returns the handle in an address, as `@name`; undefined if there is none */
export function handleIn(address: string): string | undefined {
  const text = address.trim()
  if (SITE.test(text)) return undefined
  if (/^@?[A-Za-z0-9._]{2,50}$/.test(text) && !/^\d+$/.test(text)) return `@${text.replace('@', '')}`
  const written = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.canParse(written) ? new URL(written) : undefined
  const path = (url?.pathname ?? '').split('/').filter(Boolean)
  // The sandbox has one site for all networks: /facebook/harbor_tea.
  const [first = ''] = SITE.test(url?.hostname ?? '')
    ? path
    : path.slice(/^(facebook|instagram)$/.test(path[0] ?? '') && path[1] ? 1 : 0)
  return /^[A-Za-z0-9._]{2,50}$/.test(first) && !/^\d+$/.test(first) && !NO_NAMES.test(first)
    ? `@${first}`
    : undefined
}

/** What a task's name is made of: kind, account, first source and the number of others. */
export interface TaskSubject {
  kind: TitledKind
  account: string
  first: string
  others: number
}

/** Kinds named after the account; their number of targets is omitted. */
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

/** Matches names that the server generates: an address, a handle, a number, an id. */
const DERIVED = /^(https?:\/\/\S+|[^\s/]+(\.[a-z]{2,}|:\d+)\/\S*|@\S+|#\d+|\d{5,})$/i

/** What a task's readable name is made of. */
export interface TaskNaming {
  name: string
  kind: TitledKind
  account: { account: string }
}

/** @returns a task's readable name: the one given by a person, or a name in the reader's language instead of the server's default */
export function taskName({ name, kind, account }: TaskNaming, t: Translate<'task'>): string {
  const [, keyword, otherKeywords = 0] =
    (kind === 'collect_keywords' && /^“(.+)”(?: \+(\d+))?$/.exec(name)) || []
  if (keyword !== undefined)
    return titleOf({ kind, account: account.account, first: keyword, others: Number(otherKeywords) }, t)
  const [, first = name, more] = /^(\S+) \+(\d+)$/.exec(name) ?? []
  const isPart =
    (kind === 'edit_profile' && /^(name|bio|location|url)$/.test(first)) ||
    (kind === 'change_language' && /^[a-z]{2,3}(-\w+)*$/.test(first))
  if (more === undefined && !isPart && !DERIVED.test(first)) return name
  return titleOf({ kind, account: account.account, first, others: Number(more ?? 0) }, t)
}
