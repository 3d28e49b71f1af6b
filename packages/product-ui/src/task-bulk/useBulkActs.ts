import type { Task } from '@seaport/contract/work/task.schema'
import type * as taskBatchSchema from '@seaport/contract/work/task-batch.schema'
import type { BulkAct } from '@seaport/contract/work/task-batch.schema'
import { allowsAct } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useState } from 'react'
import type { z } from 'zod'
import type { BatchAction } from '../list/BatchButtons.tsx'
import { useTaskName } from '../task/useTaskName.ts'

/** Maximum tasks of one request. */
const MOST_AT_ONCE = 200

/** Result of a bulk action that was refused for some rows. */
export interface BulkResult {
  /** What was done, and to how many. */
  title: string
  missing: number
  leftOut: { id: string; name: string; message: string }[]
}

/** Changes tasks; passed in, because product-ui makes no calls. */
type ChangeTasks<Act extends BulkAct> = (body: {
  act: Act
  ids: string[]
}) => Promise<z.output<(typeof taskBatchSchema.changeTasks)['data']>>

/**
 * Runs a bulk action on several tasks after one confirmation, and reports refused tasks with reasons.
 * @param tasksFor the tasks that an action is meant for
 * @param onDone called when the person agreed, whatever the results
 */
export function useBulkActs<const Act extends BulkAct>(
  acts: readonly Act[],
  tasksFor: (act: Act) => readonly Task[],
  change: ChangeTasks<Act>,
  onDone: () => void,
) {
  const t = useT('taskBulk')
  const name = useTaskName()
  const [result, setResult] = useState<BulkResult>()
  const word = (act: BulkAct) => t(`do.${act}`)
  const run = async (act: Act) => {
    const said: BulkAct = act
    const tasks = tasksFor(act)
    const ids = tasks.map(({ id }) => id)
    const can = tasks.filter((task) => allowsAct(task, act)).length
    const confirmed = await confirm({
      title: t(`ask.${said}`, { count: ids.length }),
      effects: [
        ...(can < ids.length ? [t('someCannot', { count: ids.length - can })] : []),
        ...{
          end: [t('stops'), t('portsFree'), t('dataStays')],
          retry: [t('takesPorts'), t('goesOn')],
          delete: [t('gone'), t('dataStays')],
          pause: [t('waits'), t('portsKept')],
          resume: [t('goesOn')],
        }[said],
      ],
      action: word(act),
      tone: act === 'end' || act === 'delete' ? 'danger' : 'primary',
      run: async () => {
        const names = new Map(tasks.map((task) => [task.id, name(task)]))
        const total = await changeAll(change, act, ids, names)
        const title = t(`done.${said}`, { count: total.done })
        if (total.leftOut.length + total.missing > 0) setResult({ ...total, title })
        else notify.success(title)
      },
    })
    if (confirmed) onDone()
  }
  return {
    actions: acts.map((act): BatchAction => ({ id: act, label: word(act), onSelect: () => void run(act) })),
    result,
    close: () => setResult(undefined),
  }
}

async function changeAll<Act extends BulkAct>(
  change: ChangeTasks<Act>,
  act: Act,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): Promise<Omit<BulkResult, 'title'> & { done: number }> {
  const total = { done: 0, missing: 0, leftOut: [] as BulkResult['leftOut'] }
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const answer = await change({ act, ids: ids.slice(at, at + MOST_AT_ONCE) })
    total.done += answer.done
    total.missing += answer.missing
    for (const { id, name, message } of answer.left_out)
      total.leftOut.push({ id, name: names.get(id) ?? name, message })
  }
  return total
}
