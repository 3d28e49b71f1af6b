import type { TaskDetail } from '@seaport/contract/work/task'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { PageCard } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { TaskDetails, type TaskDetailsProps } from './TaskDetails.tsx'
import { TaskTargets, type TaskTargetsProps } from './TaskTargets.tsx'

export interface TaskSectionsProps extends TaskDetailsProps, Omit<TaskTargetsProps, 'counted'> {
  task: TaskDetail
  /** Whom the task collected; shown for the kinds that collect. */
  people?: ReactNode
}

/** The page of a task: what it is and how it stands, what it works through, whom it collected. */
export function TaskSections({ targets, people, ...facts }: TaskSectionsProps): ReactNode {
  const t = useT('task')
  const collects = taskKinds[facts.task.kind].family === 'collection'
  return (
    <>
      <PageCard title={t('overview')}>
        <TaskDetails {...facts} />
      </PageCard>
      <TaskTargets targets={targets} counted={collects} />
      {collects && people}
    </>
  )
}
