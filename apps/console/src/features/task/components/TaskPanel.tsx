import { Button } from '@fluentui/react-button'
import { getGuard } from '@seaport/contract/work/guard'
import { getTask, listTaskTargets, type TaskDetail } from '@seaport/contract/work/task'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { useListState } from '@seaport/product-ui/list-state'
import { useTableProps } from '@seaport/product-ui/table-props'
import { TaskDetails } from '@seaport/product-ui/task-details'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskSettings } from '@seaport/product-ui/task-settings'
import { TARGET_FILTERS, TaskTargets } from '@seaport/product-ui/task-targets'
import { TaskTimeline } from '@seaport/product-ui/task-timeline'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { DetailsOfRow } from '../../../shared/list/DetailsOfRow.tsx'
import type { RowPanel } from '../../../shared/list/useRowPanel.ts'
import { useListQuery } from '../../../shared/list/useTable.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useTaskRepeat } from '../api/task-repeat.ts'
import { isActionAllowed, type OnTaskAction, type TaskAction } from './TaskMenu.tsx'

const RepeatDialog = lazy(async () => ({ default: (await import('./RepeatDialog.tsx')).RepeatDialog }))

interface PanelProps {
  id: string
  panel: RowPanel
  onAction: OnTaskAction
}

/** A task beside the list: how it stands and why, what happened to it, what it works through; the page has the rest. */
export function TaskPanel({ id, panel, onAction }: PanelProps): ReactNode {
  const t = useT('taskScreen')
  const words = useT('task')
  const page = useT('taskPage')
  const name = useTaskName()
  const { data: guard } = useEndpointQuery(getGuard, {})
  return (
    <DetailsOfRow
      panel={panel}
      query={useEndpointQuery(getTask, { params: { id } })}
      title={(task) => (task ? name(task) : t('details'))}
      lead={({ number, kind }) => (
        <>
          {words('subtitle', { number, kind: words(`kind.${kind}`) })}
          {' · '}
          <PageLink to={`/task/${id}`}>{t('openPage')}</PageLink>
        </>
      )}
      actions={(task) => <Actions task={task} onAction={onAction} />}
      parts={[
        {
          id: 'overview',
          label: words('overview'),
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
        { id: 'targets', label: words('targets'), show: (task) => <Targets task={task} /> },
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
      counted={taskKinds[kind].family === 'collection'}
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
      {button('end')}
      {button('again')}
      {button('duplicate')}
      <Repeat task={task} />
      {button('delete')}
    </>
  )
}

/** Repeats it, or changes how; one that is itself a repeat is changed where it comes from. */
function Repeat({ task }: { task: TaskDetail }): ReactNode {
  const t = useT('taskRepeat')
  const { data } = useTaskRepeat(task.id)
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
            id={task.id}
            zone={task.account.time_zone}
            repeat={own ? repeat : null}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
