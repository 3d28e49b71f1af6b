import { adminGetTask, adminListTaskTargets } from '@seaport/contract/work/admin-list'
import { useT } from '@seaport/i18n/react'
import { useListState } from '@seaport/product-ui/list-state'
import { useTableProps } from '@seaport/product-ui/table-props'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskSections } from '@seaport/product-ui/task-sections'
import { TARGET_FILTERS } from '@seaport/product-ui/task-targets'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useListQuery } from '../../../shared/list/useTable.ts'
import { useTabTitle } from '../../../shared/screen/useTabTitle.ts'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { REFRESH_MS } from '../refresh.ts'

/** /taskManagement/:id: any user's task, read-only. */
export function AnyTask(): ReactNode {
  const t = useT('adminList')
  const screen = useT('taskScreen')
  const tTask = useT('task')
  const failure = useFailure()
  const { id = '' } = useParams()
  const read = useEndpointQuery(adminGetTask, { params: { id } }, { refetchIntervalMs: REFRESH_MS })
  const { data: task, isError, error, refetch } = read
  const list = useListState(`any-targets-${id}`, TARGET_FILTERS)
  const query = { ...list.query, order: 'asc' }
  const answer = useListQuery(adminListTaskTargets, query, { id }, { refetchIntervalMs: REFRESH_MS })
  const table = useTableProps(answer, list)
  const name = useTaskName()
  useTabTitle('any-task', task && name(task))
  if (!task) {
    return isError ? (
      <Page title={screen('details')}>
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      </Page>
    ) : (
      <LoadingState />
    )
  }
  const subtitle = tTask('subtitle', { number: task.number, kind: tTask(`kind.${task.kind}`) })
  return (
    <Page title={name(task)} description={subtitle}>
      <TaskSections
        task={task}
        targets={{ list, table }}
        counts={answer.data?.counts}
        more={[{ label: t('user'), value: <TenantLink user={task.user} /> }]}
      />
    </Page>
  )
}
