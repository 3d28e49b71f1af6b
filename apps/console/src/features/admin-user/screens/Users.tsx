import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { exportUsers, listUsers } from '@seaport/contract/people/admin-user'
import { planIds } from '@seaport/contract/people/plan'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { useTable } from '../../../shared/list/useTable.ts'
import { useUserActions } from '../components/useUserActions.tsx'
import { useUserColumns } from '../components/useUserColumns.tsx'
import { userPath } from '../user-path.ts'

const CreateUser = lazy(async () => (await import('../components/CreateUser.tsx')).CreateUser)

const FILTERS = ['search', 'status', 'plan', 'term', 'from', 'to'] as const

/** /userManagement: the supervisors. */
export function Users(): ReactNode {
  const t = useT('adminUser')
  const header = useT('header')
  const navigate = useNavigate()
  const list = useListState('users', FILTERS)
  const table = useTable(listUsers, list)
  const { onAction, dialog } = useUserActions()
  const columns = useUserColumns(onAction)
  const [creating, setCreating] = useState(false)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ListExport endpoint={exportUsers} query={list.query} name={t('title')} />
          {create}
        </>
      }
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      range={['from', 'to']}
      filters={[
        {
          id: 'status',
          label: t('status'),
          options: [
            { value: 'normal', label: t('enabled') },
            { value: 'disabled', label: t('disabled') },
          ],
        },
        {
          id: 'plan',
          label: t('plan'),
          options: planIds.map((plan) => ({ value: plan, label: header(`plan.${plan}`) })),
        },
        {
          id: 'term',
          label: t('term'),
          options: [
            { value: 'ending', label: t('termEnding') },
            { value: 'ended', label: t('termEnded') },
          ],
        },
      ]}
      storageKey="users"
      onRowClick={(user) => void navigate(userPath(user.id))}
      rowHref={(user) => `#${userPath(user.id)}`}
      empty={<EmptyState motif="anchor" title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
    >
      {dialog}
      <Suspense>{creating && <CreateUser onClose={() => setCreating(false)} />}</Suspense>
    </ListPage>
  )
}
