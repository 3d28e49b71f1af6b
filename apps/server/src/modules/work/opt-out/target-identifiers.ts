import type { TaskKindId } from '@seaport/contract/work/task-kind'

/**
 * Finds the people whom a target identifies: `@name`, a bare name or id, a link to a profile or post. Keywords identify people only with an @.
 * @returns handles in lower case and ids; empty if there are none
 */
export function identifiersIn(target: string, kind: TaskKindId): string[] {
  const text = target.trim().toLowerCase()
  if (kind === 'collect_keywords') return [...text.matchAll(/@([^\s@]+)/g)].map(([, name = '']) => name)
  if (!text.includes('/')) return text === '' ? [] : [text.replace(/^@/, '')]
  return identifiersInLink(text)
}

/** In a link the person is the first path segment, or follows a segment that announces a user. */
function identifiersInLink(text: string): string[] {
  const link = /^https?:\/\//.test(text) ? text : `https://${text}`
  if (!URL.canParse(link)) return []
  const { pathname, searchParams } = new URL(link)
  const [first = '', second = '', third = ''] = pathname.split('/').filter(Boolean)
  const named = first === 'i' && second === 'user' ? third : first.replace(/^@/, '')
  return [named, searchParams.get('id') ?? ''].filter((name) => name !== '')
}
