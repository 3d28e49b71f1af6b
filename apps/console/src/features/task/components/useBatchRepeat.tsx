import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { useRepeatWords } from '@seaport/product-ui/repeat-words'
import { confirm } from '@seaport/ui/confirm'
import { lazy } from '@seaport/ui/lazy'
import { notify } from '@seaport/ui/notify'
import { type ReactNode, Suspense, useState } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useRepeatTasks, useStopTaskRepeats, useTaskRepeat, useTaskRepeats } from '../api/task-repeat.ts'

const RepeatDialog = lazy(async () => (await import('./RepeatDialog.tsx')).RepeatDialog)

/**
 * Repeats the tasks of a batch by one plan. A batch that an active plan created has no actions, but a link to the task that the plan repeats.
 * @param tasks of the batch, in order
 */
export function useBatchRepeat(tasks: readonly Task[]) {
  const t = useT('taskBatch')
  const tTaskRepeat = useT('taskRepeat')
  const { sentence } = useRepeatWords()
  const repeat = useRepeatTasks()
  const stop = useStopTaskRepeats()
  const [editing, setEditing] = useState(false)
  const ids = tasks.map(({ id }) => id)
  const { data } = useTaskRepeats()
  const origin = useTaskRepeat(ids[0] ?? '').data?.repeat
  const plans = data?.list.filter(({ task }) => ids.includes(task.id)) ?? []
  const [plan] = plans
  const source = origin?.next_at && !ids.includes(origin.task.id) ? origin.task : null
  const askStop = async () => {
    const agreed = await confirm({
      title: t('askStopRepeat'),
      effects: [tTaskRepeat('effectStop'), tTaskRepeat('effectKept')],
      action: t('stopRepeat'),
      run: () => stop.mutateAsync({ body: { ids } }),
    })
    if (agreed) notify.success(t('repeatStopped'))
  }
  const edit = {
    id: 'repeat',
    label: t(plan ? 'changeRepeat' : 'repeat'),
    onSelect: () => setEditing(true),
  }
  const end = { id: 'stopRepeat', label: t('stopRepeat'), onSelect: () => void askStop() }
  const fact: ReactNode = plan
    ? plans.length === tasks.length
      ? t('repeats', { plan: sentence(plan) })
      : t('repeatsSome', { count: plans.length, plan: sentence(plan) })
    : source && <PageLink to={`/task/${source.id}`}>{t('repeatOf', { number: source.number })}</PageLink>
  const dialog = editing && (
    <Suspense>
      <RepeatDialog
        title={t('repeatTitle', { count: tasks.length })}
        plan={plan}
        save={async (body) => {
          await repeat.mutateAsync({ body: { ids, ...body } })
          notify.success(t('repeatSaved'))
        }}
        onClose={() => setEditing(false)}
      />
    </Suspense>
  )
  return { actions: source ? [] : plan ? [edit, end] : [edit], fact, dialog }
}
