import type { TaskRepeat } from '@seaport/contract/work/task-repeat.schema'
import * as taskRepeatSchema from '@seaport/contract/work/task-repeat.schema'
import { z } from 'zod'

/** A plan in the form: values of unchosen options are kept. */
export interface RepeatDraft {
  weekdays: readonly number[]
  time: string
  end: 'never' | 'day' | 'count' | ''
  until: string
  count: number | null
}

export const RepeatForm = z.preprocess(
  ({ weekdays, time, end, until, count }: RepeatDraft) => ({
    weekdays,
    time,
    until: end === 'day' ? until : null,
    // Null = no end, as opposed to an unset one.
    count: end === 'count' ? (count ?? Number.NaN) : null,
  }),
  taskRepeatSchema.repeatTask.body,
)

export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** @param plan the active one; without one the draft is every morning */
export function repeatDraft(
  plan: Pick<TaskRepeat, 'weekdays' | 'time' | 'until' | 'left'> | undefined,
): RepeatDraft {
  if (!plan) return { weekdays: EVERY_DAY, time: '09:00', end: 'never', until: '', count: 10 }
  const { weekdays, time, until, left } = plan
  const end = until !== null ? 'day' : left !== null ? 'count' : 'never'
  return { weekdays, time, end, until: until ?? '', count: left ?? 10 }
}
