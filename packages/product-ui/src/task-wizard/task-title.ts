import { titleOf } from '@seaport/i18n/task-name'
import type { Translate } from '@seaport/i18n/translate'
import { listOf, type TaskDraft } from './task-draft.ts'

/**
 * Default name of a task, in its creator's language.
 * @param account the first account's handle, for what it does to itself
 */
export function taskTitle(
  { work: { kind, params } }: TaskDraft,
  account: string,
  t: Translate<'task'>,
): string {
  if (kind === '') return ''
  const list = listOf(kind)
  const [first = '', ...others] = list ? params[list] : []
  return titleOf({ kind, account, first, others: others.length }, t)
}
