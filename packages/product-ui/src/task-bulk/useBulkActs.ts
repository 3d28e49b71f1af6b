import type { Task } from '@seaport/contract/work/task.schema'
import type * as taskBatchSchema from '@seaport/contract/work/task-batch.schema'
import type { BulkAct } from '@seaport/contract/work/task-batch.schema'
import { allowsAct } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { type LeftUnchanged, reportBulk, withoutLeft } from '@seaport/ui/bulk-report'
import { confirm } from '@seaport/ui/confirm'
import type { z } from 'zod'
import type { BatchAction } from '../list/BatchButtons.tsx'
import { useTaskName } from '../task/useTaskName.ts'

/** Maximum tasks of one request. */
const MOST_AT_ONCE = 200

/** Changes tasks; passed in, because product-ui makes no calls. */
type ChangeTasks<Act extends BulkAct> = (body: {
  act: Act
  ids: string[]
}) => Promise<z.output<(typeof taskBatchSchema.changeTasks)['data']>>

/**
 * Runs a bulk action on several tasks after one confirmation, and reports refused tasks with reasons.
 * @param tasksFor the tasks that an action is meant for
 * @param onDone called once it is done, with the tasks that were not left
 */
export function useBulkActs<const Act extends BulkAct>(
  acts: readonly Act[],
  tasksFor: (act: Act) => readonly Task[],
  change: ChangeTasks<Act>,
  onDone: (changed: readonly string[]) => void,
) {
  const t = useT('taskBulk')
  const name = useTaskName()
  const word = (act: BulkAct) => t(`do.${act}`)
  const run = async (act: Act) => {
    const said: BulkAct = act
    const tasks = tasksFor(act)
    const ids = tasks.map(({ id }) => id)
    const can = tasks.filter((task) => allowsAct(task, act)).length
    let changed: readonly string[] = []
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
        changed = withoutLeft(ids, total.left_out)
        void reportBulk({ ...total, title: t(`done.${said}`, { count: total.done }) })
      },
    })
    if (confirmed) onDone(changed)
  }
  return acts.map((act): BatchAction => ({ id: act, label: word(act), onSelect: () => void run(act) }))
}

async function changeAll<Act extends BulkAct>(
  change: ChangeTasks<Act>,
  act: Act,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): Promise<LeftUnchanged & { done: number }> {
  let [done, missing] = [0, 0]
  const left: LeftUnchanged['left_out'][number][] = []
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const answer = await change({ act, ids: ids.slice(at, at + MOST_AT_ONCE) })
    done += answer.done
    missing += answer.missing
    for (const row of answer.left_out) left.push({ ...row, name: names.get(row.id) ?? row.name })
  }
  return { done, missing, left_out: left }
}
