import type { Task } from '@seaport/contract/work/task'
import type { BulkAct } from '@seaport/contract/work/task-batch'
import { useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useState } from 'react'
import type { BatchAction } from '../../../shared/list/BatchMenu.tsx'
import { useChangeTasks } from '../api/task-actions.ts'
import { isActionAllowed } from './TaskMenu.tsx'

/** Most tasks that one request changes. */
const MOST_AT_ONCE = 200

/** What became of a bulk action where not all of it was done. */
export interface BulkResult {
  act: BulkAct
  done: number
  missing: number
  leftOut: { id: string; name: string; message: string }[]
}

/** Ends, retries or deletes the selected tasks after one question; what was left out is shown with the reasons. */
export function useBulkActions(tasks: readonly Task[], onDone: () => void) {
  const t = useT('taskScreen')
  const name = useTaskName()
  const change = useChangeTasks()
  const [result, setResult] = useState<BulkResult>()
  const run = async (act: BulkAct) => {
    const ids = tasks.map(({ id }) => id)
    const can = tasks.filter((task) => isActionAllowed(task, act)).length
    const confirmed = await confirm({
      title: t(`bulkAsk.${act}`, { count: ids.length }),
      effects: [
        ...(can < ids.length ? [t('bulk.someCannot', { count: ids.length - can })] : []),
        ...{
          end: [t('effect.stops'), t('effect.portFree'), t('effect.dataStays')],
          retry: [t('bulk.takesPorts'), t('effect.goesOn')],
          delete: [t('bulk.gone'), t('effect.dataStays')],
        }[act],
      ],
      action: t(`do.${act}`),
      tone: act === 'retry' ? 'primary' : 'danger',
      run: async () => {
        const known = new Map(tasks.map((task) => [task.id, task]))
        const total: BulkResult = { act, done: 0, missing: 0, leftOut: [] }
        for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
          const answer = await change.mutateAsync({ body: { act, ids: ids.slice(at, at + MOST_AT_ONCE) } })
          total.done += answer.done
          total.missing += answer.missing
          for (const { id, name: stored, message } of answer.left_out) {
            const task = known.get(id)
            total.leftOut.push({ id, name: task ? name(task) : stored, message })
          }
        }
        if (total.leftOut.length + total.missing > 0) setResult(total)
        else notify.success(t(`bulkDone.${act}`, { count: total.done }))
      },
    })
    if (confirmed) onDone()
  }
  const action = (act: BulkAct): BatchAction => ({
    id: act,
    label: t(`do.${act}`),
    onSelect: () => void run(act),
  })
  return {
    actions: [action('end'), action('retry'), action('delete')] as const,
    result,
    close: () => setResult(undefined),
  }
}
