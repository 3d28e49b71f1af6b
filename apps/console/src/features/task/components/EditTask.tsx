import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useUpdateTask } from '../api/task-actions.ts'
import { NameForm, PendingForm } from '../task-draft.ts'
import { StartFields } from './StartFields.tsx'

interface EditProps {
  task: Pick<Task, 'id' | 'number' | 'name' | 'status' | 'scheduled_at'>
  onClose: () => void
}

/** Renames a task, and moves the start of one that is pending. */
export function EditTask({ task, onClose }: EditProps): ReactNode {
  const Form = task.status === 'pending' ? EditPending : Rename
  return <Form task={task} onClose={onClose} />
}

function Rename({ task, onClose }: EditProps): ReactNode {
  const t = useT('taskScreen')
  const tTask = useT('task')
  const save = useSave(task, onClose)
  const form = useForm({ schema: NameForm, initial: { name: task.name }, onSubmit: save })
  return (
    <FormDialog title={t('editTitle', { number: task.number })} form={form} onClose={onClose}>
      <TextField field={form.field('name')} label={tTask('name')} required autoFocus />
    </FormDialog>
  )
}

function EditPending({ task, onClose }: EditProps): ReactNode {
  const t = useT('taskScreen')
  const tTask = useT('task')
  const save = useSave(task, onClose)
  const { name, scheduled_at: at } = task
  const form = useForm({
    schema: PendingForm,
    initial: { name, start: { mode: at ? 'at' : 'now', at } },
    onSubmit: save,
  })
  return (
    <FormDialog title={t('editTitle', { number: task.number })} form={form} onClose={onClose}>
      <TextField field={form.field('name')} label={tTask('name')} required autoFocus />
      <StartFields mode={form.field('start.mode')} at={form.field('start.at')} />
    </FormDialog>
  )
}

function useSave(task: EditProps['task'], onClose: () => void) {
  const t = useT('taskScreen')
  const update = useUpdateTask()
  return async (_: unknown, changed: Parameters<typeof update.mutateAsync>[0]['body']) => {
    await update.mutateAsync({ params: { id: task.id }, body: changed })
    notify.success(t('done'))
    onClose()
  }
}
