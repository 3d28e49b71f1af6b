import type { TaskKindId } from '@seaport/contract/work/task-kind'

/**
 * Whom a target of a task may name: `@name`, a bare name or id, a link to a profile or to somebody's post. A keyword names people only behind an @.
 * @returns handles in lower case and ids; empty for a text that names nobody
 */
export function identifiersIn(target: string, kind: TaskKindId): string[] {
  const text = target.trim().toLowerCase()
  if (kind === 'collect_keywords') return [...text.matchAll(/@([^\s@]+)/g)].map(([, name = '']) => name)
  if (!text.includes('/')) return text === '' ? [] : [text.replace(/^@/, '')]
  return identifiersInLink(text)
}

/** People stand first in the path of a link, or behind a word that says so. */
function identifiersInLink(text: string): string[] {
  const link = /^https?:\/\//.test(text) ? text : `https://${text}`
  if (!URL.canParse(link)) return []
  const { pathname, searchParams } = new URL(link)
  const [first = '', second = '', third = ''] = pathname.split('/').filter(Boolean)
  const named = first === 'i' && second === 'user' ? third : first.replace(/^@/, '')
  return [named, searchParams.get('id') ?? ''].filter((name) => name !== '')
}
