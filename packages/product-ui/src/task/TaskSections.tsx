import { makeStyles } from '@fluentui/react-components'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import { useMediaQuery } from '@seaport/ui/use-media-query'
import { type ReactNode, useRef } from 'react'
import { FoldedCard } from './FoldedCard.tsx'
import { TaskBanner } from './TaskBanner.tsx'
import { TaskDetails, type TaskDetailsProps } from './TaskDetails.tsx'
import { TaskSettings } from './TaskSettings.tsx'
import { TaskTargets, type TaskTargetsProps } from './TaskTargets.tsx'
import { TaskTimeline } from './TaskTimeline.tsx'

/** Windows with room for settings and timeline beside the list. */
const WIDE = '(min-width: 1200px)'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: token('spacingHorizontalL'),
    [`@media ${WIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 26%)' },
  },
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('spacingVerticalL') },
})

export interface TaskSectionsProps extends TaskDetailsProps, Omit<TaskTargetsProps, 'collects'> {
  task: TaskDetail
  /** Collected people; shown for collections. */
  people?: ReactNode
  /** Further cards beside the list. */
  beside?: ReactNode
}

/** Sections of a task's page: its state; the people it found or the targets it works through; beside them its settings. */
export function TaskSections(props: TaskSectionsProps): ReactNode {
  const { targets, counts, tools, people, beside, ...facts } = props
  const { task, limits } = facts
  const page = useT('taskPage')
  const styles = useStyles()
  const wide = useMediaQuery(WIDE)
  const list = useRef<HTMLDivElement>(null)
  const collects = taskKinds[task.kind].family === 'collection'
  // Of a task that failed before it found anybody, what failed is the result.
  const foundNobody = task.status === 'error' && task.actual_count === 0
  const showFailed = () => {
    targets.list.setFilter('outcome', 'failed')
    list.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <TaskBanner task={task} limits={limits} failed={counts?.failed} onShowFailed={showFailed} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {collects && !foundNobody && people}
          <div ref={list}>
            <TaskTargets targets={targets} counts={counts} tools={tools} collects={collects} />
          </div>
          {collects && foundNobody && people}
        </div>
        <div className={styles.stack}>
          <FoldedCard title={page('settings')} open={wide}>
            <TaskSettings task={task} limits={limits} />
          </FoldedCard>
          <FoldedCard title={page('history')} open={wide}>
            <TaskTimeline history={task.history} />
          </FoldedCard>
          {/* Administrators' additions, such as the task's owner, are not folded. */}
          <FoldedCard title={page('facts')} open={facts.more !== undefined}>
            <TaskDetails {...facts} />
          </FoldedCard>
          {beside}
        </div>
      </div>
    </>
  )
}
