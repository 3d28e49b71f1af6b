import { Button } from '@fluentui/react-components'
import { getGuard } from '@seaport/contract/work/guard'
import { getTask, listTaskTargets } from '@seaport/contract/work/task'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { useListState } from '@seaport/product-ui/list-state'
import { useTableProps } from '@seaport/product-ui/table-props'
import { TaskDetails } from '@seaport/product-ui/task-details'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskSettings } from '@seaport/product-ui/task-settings'
import { TARGET_FILTERS, TaskTargets } from '@seaport/product-ui/task-targets'
import { TaskTimeline } from '@seaport/product-ui/task-timeline'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { DetailsOfRow } from '../../../shared/list/DetailsOfRow.tsx'
import type { RowPanel } from '../../../shared/list/useRowPanel.ts'
import { useListQuery } from '../../../shared/list/useTable.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { BatchLink } from './BatchLink.tsx'
import { RepeatButton } from './RepeatButton.tsx'
import { isActionAllowed, type OnTaskAction, type TaskAction } from './TaskMenu.tsx'

interface PanelProps {
  id: string
  panel: RowPanel
  onAction: OnTaskAction
}

/** A task beside the list: its state and reason, its history and targets; the page has the rest. */
export function TaskPanel({ id, panel, onAction }: PanelProps): ReactNode {
  const t = useT('taskScreen')
  const tTask = useT('task')
  const page = useT('taskPage')
  const name = useTaskName()
  const { data: guard } = useEndpointQuery(getGuard, {})
  return (
    <DetailsOfRow
      panel={panel}
      query={useEndpointQuery(getTask, { params: { id } })}
      title={(task) => (task ? name(task) : t('details'))}
      lead={({ number, kind, batch }) => (
        <>
          {tTask('subtitle', { number, kind: tTask(`kind.${kind}`) })}
          {' · '}
          {batch && (
            <>
              <BatchLink batch={batch} />
              {' · '}
            </>
          )}
          <PageLink to={`/task/${id}`}>{t('openPage')}</PageLink>
        </>
      )}
      actions={(task) => <Actions task={task} onAction={onAction} />}
      parts={[
        {
          id: 'overview',
          label: tTask('overview'),
          show: (task) => (
            <>
              <TaskDetails task={task} limits={guard?.limits} />
              <TaskSettings task={task} limits={guard?.limits} />
            </>
          ),
        },
        {
          id: 'history',
          label: page('history'),
          show: ({ history }) => <TaskTimeline history={history} />,
        },
        { id: 'targets', label: tTask('targets'), show: (task) => <Targets task={task} /> },
      ]}
    />
  )
}

function Targets({ task: { id, kind } }: { task: TaskDetail }): ReactNode {
  const list = useListState(`targets-${id}`, TARGET_FILTERS)
  const answer = useListQuery(listTaskTargets, { ...list.query, order: 'asc' }, { id })
  return (
    <TaskTargets
      targets={{ list, table: useTableProps(answer, list) }}
      counts={answer.data?.counts}
      collects={taskKinds[kind].family === 'collection'}
      bare
    />
  )
}

function Actions({ task, onAction }: { task: TaskDetail; onAction: OnTaskAction }): ReactNode {
  const t = useT('taskScreen')
  const button = (action: TaskAction) =>
    isActionAllowed(task, action) && (
      <Button onClick={() => onAction(action, task)}>{t(`do.${action}`)}</Button>
    )
  return (
    <>
      {button('edit')}
      {button('retry')}
      {button('resume')}
      {button('pause')}
      {button('end')}
      {button('again')}
      {button('duplicate')}
      <RepeatButton task={task} />
      {button('delete')}
    </>
  )
}
