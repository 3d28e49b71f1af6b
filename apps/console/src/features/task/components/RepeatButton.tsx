import { Button } from '@fluentui/react-components'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { lazy } from '@seaport/ui/lazy'
import { notify } from '@seaport/ui/notify'
import { type ReactNode, Suspense, useState } from 'react'
import { useRepeatTask, useTaskRepeat } from '../api/task-repeat.ts'

const RepeatDialog = lazy(async () => (await import('./RepeatDialog.tsx')).RepeatDialog)

/** Repeats a task, or changes its plan. Nothing for a task that an active plan created: the plan is changed at the task that it repeats. */
export function RepeatButton({ task }: { task: TaskDetail }): ReactNode {
  const t = useT('taskRepeat')
  const { data } = useTaskRepeat(task.id)
  const save = useRepeatTask()
  const [editing, setEditing] = useState(false)
  if (!data) return null
  const { repeat } = data
  const goesOn = repeat?.next_at != null
  const own = repeat === null || repeat.task.id === task.id
  if (goesOn && !own) return null
  return (
    <>
      <Button onClick={() => setEditing(true)}>{t(goesOn ? 'change' : 'repeat')}</Button>
      <Suspense>
        {editing && (
          <RepeatDialog
            title={t('repeat')}
            zone={task.account.time_zone}
            plan={goesOn ? repeat : undefined}
            save={async (body) => {
              await save.mutateAsync({ params: { id: task.id }, body })
              notify.success(t('saved'))
            }}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
