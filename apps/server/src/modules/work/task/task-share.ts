import type { FieldError } from '@seaport/contract/kernel/envelope.schema'
import { isDealtOut } from '@seaport/contract/work/task-batch'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { refuseFields } from '../../../kernel/refusal.ts'

/** Parameters that list the work, and those that limit it. */
const LISTS = ['links', 'profiles', 'keywords', 'groups'] as const
const AMOUNTS = ['target_count', 'promotion_count', 'comment_count', 'group_count'] as const

/**
 * Divides a task among accounts: entries and chosen people in turn, amounts in equal parts. Parameters of the account itself, such as a profile, are
 * the same for each.
 * @returns the work of each account
 * @throws Refused: batch_too_many_accounts, batch_needs_deduplication
 */
export function shareWork(work: TaskWork, accounts: number): TaskWork[] {
  if (accounts === 1 || !isDealtOut(work.kind)) return Array.from({ length: accounts }, () => work)
  const params = work.params as Record<string, unknown>
  return Array.from({ length: accounts }, (_, index) => {
    const part: Record<string, unknown> = { ...params }
    for (const name of LISTS) if (name in part) part[name] = dealt(part[name] as string[], accounts, index)
    for (const name of AMOUNTS) if (name in part) part[name] = portion(part[name] as number, accounts, index)
    if ('audience' in work.params) part.audience = audienceFor(work.params, accounts, index)
    return { ...work, params: part } as TaskWork
  })
}

function audienceFor(
  { audience, deduplication }: Extract<TaskWork, { params: { audience: unknown } }>['params'],
  accounts: number,
  index: number,
) {
  if (audience.from === 'ids')
    return { ...audience, resource_ids: dealt(audience.resource_ids, accounts, index) }
  if (audience.from === 'list') return { ...audience, targets: dealt(audience.targets, accounts, index) }
  // Each task takes the next people of the library, because those of the tasks before it count as reached.
  if (!deduplication) refuseFields('batch_needs_deduplication', ['work.params.deduplication'])
  return audience
}

function dealt(entries: readonly string[], accounts: number, index: number): string[] {
  const part = [...new Set(entries)].filter((_, place) => place % accounts === index)
  if (part.length === 0) refuseFields('batch_too_many_accounts', ['account_ids'])
  return part
}

function portion(amount: number, accounts: number, index: number): number {
  const part = Math.floor(amount / accounts) + (index < amount % accounts ? 1 : 0)
  if (part === 0) refuseFields('batch_too_many_accounts', ['account_ids'])
  return part
}

/**
 * @param loc of a field in the work of one account, from the request's body on
 * @returns the loc of the same field in the whole work: an entry of a list may have another position there
 */
export function locInPlan(
  loc: FieldError['loc'],
  { plan, part }: { plan: TaskWork; part: TaskWork },
): FieldError['loc'] {
  const [list, place] = [loc.slice(2, -1), loc.at(-1)]
  const listIn = (work: TaskWork) =>
    list.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], work)
  const [all, own] = [listIn(plan), listIn(part)]
  if (!Array.isArray(all) || !Array.isArray(own) || all === own) return loc
  return [...loc.slice(0, -1), String(all.indexOf(own[Number(place)]))]
}
