import type { TaskWork } from '@seaport/contract/task-kind'

const LONGEST = 80

/** @returns what a task works through, in order, each once: links, profiles or keywords; runners plan the same */
export function targetsOf({ params }: TaskWork): readonly string[] {
  const listed = 'links' in params ? params.links : 'profiles' in params ? params.profiles : params.keywords
  return [...new Set(listed)]
}

/**
 * Names a task that nobody named, without words of any language: its first target in short form, and how many more there are.
 * @returns 1 to 80 characters, e.g. `x.com/harbor_tea/status/17 +2`
 */
export function defaultName(work: TaskWork): string {
  const [first = '', ...others] = targetsOf(work)
  const rest = others.length > 0 ? ` +${others.length}` : ''
  return shortForm(first).slice(0, LONGEST - rest.length) + rest
}

/** A link without scheme, www, query and closing slash; anything else as it is. */
function shortForm(target: string): string {
  if (!/^https?:\/\//i.test(target)) return target
  return (
    target
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '') || target
  )
}
