import { Button } from '@fluentui/react-button'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { listUsers } from '@seaport/contract/people/admin-user'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useUserColumns } from '../components/useUserColumns.tsx'
import { useUserDeeds } from '../components/useUserDeeds.tsx'
import { userPath } from '../user-path.ts'

const CreateUser = lazy(async () => ({ default: (await import('../components/CreateUser.tsx')).CreateUser }))

const FILTERS = ['search', 'status', 'from', 'to'] as const

/** /userManagement: the supervisors. */
export function Users(): ReactNode {
  const t = useT('adminUser')
  const navigate = useNavigate()
  const list = useListState('users', FILTERS)
  const table = useTable(listUsers, list)
  const { deeds, dialog } = useUserDeeds()
  const columns = useUserColumns(deeds)
  const [creating, setCreating] = useState(false)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  )
  return (
    <Page title={t('title')} description={t('lead')} actions={create} fill>
      <DataTable
        {...table}
        label={t('title')}
        columns={columns}
        rowId={(user) => user.id}
        storageKey="columns-users"
        onRowClick={(user) => void navigate(userPath(user.id))}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
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
            ]}
          />
        }
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
      />
      {dialog}
      <Suspense>{creating && <CreateUser onClose={() => setCreating(false)} />}</Suspense>
    </Page>
  )
}
