import { makeStyles } from '@griffel/react'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { PageCard } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { TaskDetails, type TaskDetailsProps } from './TaskDetails.tsx'
import { TaskSettings } from './TaskSettings.tsx'
import { TaskTargets, type TaskTargetsProps } from './TaskTargets.tsx'
import { TaskTimeline } from './TaskTimeline.tsx'

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: token('spacingHorizontalL'),
    alignItems: 'stretch',
    '@media (max-width: 899.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export interface TaskSectionsProps extends TaskDetailsProps, Omit<TaskTargetsProps, 'counted'> {
  task: TaskDetail
  /** Collected people; shown for collections. */
  people?: ReactNode
}

/** Sections of a task's page: state, settings, history, targets and people. */
export function TaskSections({ targets, counts, tools, people, ...facts }: TaskSectionsProps): ReactNode {
  const t = useT('task')
  const page = useT('taskPage')
  const styles = useStyles()
  const collects = taskKinds[facts.task.kind].family === 'collection'
  return (
    <>
      <PageCard title={t('overview')}>
        <TaskDetails {...facts} />
      </PageCard>
      <div className={styles.pair}>
        <PageCard title={page('settings')}>
          <TaskSettings task={facts.task} limits={facts.limits} />
        </PageCard>
        <PageCard title={page('history')}>
          <TaskTimeline history={facts.task.history} />
        </PageCard>
      </div>
      <TaskTargets targets={targets} counts={counts} tools={tools} counted={collects} />
      {collects && people}
    </>
  )
}
