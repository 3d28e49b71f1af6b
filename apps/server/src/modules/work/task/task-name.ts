import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'

const LONGEST = 80

/**
 * @returns a task's targets, in order, each once: links, profiles, keywords, groups; posts by their number, parts of a profile, a language; none for
 * people, who are looked up when the task is created. Runners plan the same
 */
export function targetsOf({ params }: TaskWork): readonly string[] {
  if ('audience' in params) return []
  if ('comment_count' in params) return distinct(params.links).slice(0, params.comment_count)
  if ('like_count' in params) return distinct(params.links).slice(0, params.like_count)
  if ('links' in params) return distinct(params.links)
  if ('profiles' in params) return distinct(params.profiles)
  if ('keywords' in params) return distinct(params.keywords)
  if ('groups' in params) return distinct(params.groups)
  if ('profile' in params) return Object.keys(params.profile)
  if ('language' in params) return [params.language]
  return Array.from({ length: params.promotion_count }, (_, index) => `#${index + 1}`)
}

/**
 * Derives the default name of a task. Keywords are quoted, which distinguishes them from a name given by a person.
 * @returns {@link nameOf} of its targets
 */
export function defaultName(work: TaskWork): string {
  const [first = '', ...others] = targetsOf(work)
  if ('keywords' in work.params) return keywordName(first, others.length)
  return nameOf(first, others.length)
}

/**
 * Names a task independently of language: its first target in short form, and the number of others.
 * @returns 1 to 80 characters, e.g. `x.com/harbor_tea/status/17 +2`
 */
export function nameOf(first: string, others: number): string {
  return withRest(shortForm(first), others)
}

/** Names a task by its first keyword, in quotes. */
export function keywordName(first: string, others: number): string {
  return withRest(first, others, ['“', '”'])
}

function withRest(first: string, others: number, [open, close] = ['', '']): string {
  const rest = others > 0 ? ` +${others}` : ''
  return open + cutUnits(first, LONGEST - rest.length - open.length - close.length) + close + rest
}

function distinct(entries: readonly string[]): string[] {
  return [...new Set(entries)]
}

/** A link without scheme, www, query and trailing slash; any other text unchanged. */
function shortForm(target: string): string {
  if (!/^https?:\/\//i.test(target)) return target
  return (
    target
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '') || target
  )
}
