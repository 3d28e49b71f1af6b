import * as taskSchema from '@seaport/contract/work/task.schema'
import { z } from 'zod'

/** Start of a task in the form: the moment is kept while "at once" is chosen. */
export interface StartDraft {
  mode: 'now' | 'at' | ''
  at: string | null
}

const Change = taskSchema.updateTask.body.required()

/** The rules for changing a task: its name, and while it is pending its start. */
export const NameForm = Change.pick({ name: true })
export const PendingForm = z.preprocess(
  ({ name, start: { mode, at } }: { name: string; start: StartDraft }) => ({
    name,
    start: mode === 'at' ? { mode, at } : { mode },
  }),
  Change,
)
