import { countTasks } from '@seaport/contract/work/task'
import { taskStates } from '@seaport/contract/work/task-state'
import type { TaskState } from '@seaport/contract/work/task-state.schema'
import { useT } from '@seaport/i18n/react'
import { TASK_TONES } from '@seaport/product-ui/task-status'
import type { ReactNode } from 'react'
import { type StateList, StateStrip } from '../../../shared/list/StateStrip.tsx'

/** Number of tasks in each state. */
export function TaskStates({ list }: { list: StateList }): ReactNode {
  const t = useT('taskScreen')
  const tTask = useT('task')
  const one = (status: TaskState) => ({
    name: status,
    label: tTask(`status.${status}`),
    tone: TASK_TONES[status],
    filters: { status },
  })
  return (
    <StateStrip
      label={t('states')}
      endpoint={countTasks}
      path="/task"
      list={list}
      states={[{ name: 'all', label: t('all'), tone: 'neutral', filters: {} }, ...taskStates.map(one)]}
    />
  )
}
