import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { emptyDraft, type TaskDraft } from './task-draft.ts'

type Params = TaskDraft['work']['params']

/**
 * @param targets the task's people, if it went to chosen people or to a pasted list: only its targets hold them
 * @returns a draft of the same task, to be changed or run again; it starts at once
 */
export function draftOfTask(
  { work: { kind, params }, executor, account }: Pick<TaskDetail, 'work' | 'executor' | 'account'>,
  targets: readonly string[],
): TaskDraft {
  const given: Partial<Params> = Object.fromEntries(
    Object.entries(params).filter(([name, value]) => name in emptyDraft.work.params && value !== null),
  )
  const isPromotion = 'audience' in params
  return {
    ...emptyDraft,
    account_ids: [account.id],
    executor,
    work: {
      kind,
      params: {
        ...emptyDraft.work.params,
        ...given,
        duration_minutes: params.duration_minutes,
        deduplication: emptyDraft.work.params.deduplication,
        ...('target_count' in params && { deduplication: params.deduplication ?? 'task' }),
        profile: { ...emptyDraft.work.params.profile, ...('profile' in params && params.profile) },
        audience: emptyDraft.work.params.audience,
        ...(isPromotion && {
          audience: audienceDraft(params.audience, targets),
          skip_reached: params.deduplication,
        }),
      },
    },
  }
}

type Audience = Extract<TaskDetail['work']['params'], { audience: unknown }>['audience']

function audienceDraft(audience: Audience, targets: readonly string[]): Params['audience'] {
  const none = emptyDraft.work.params.audience
  if (audience.from !== 'library') return { ...none, from: 'list', targets: [...targets] }
  const { filter } = audience
  return { ...none, filter: { ...none.filter, ...(filter as Partial<typeof none.filter>) } }
}
