import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { listSystemUsers } from '@seaport/contract/people/admin-user'
import type { SystemUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useTable } from '../../../shared/list/useTable.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { useRoleOptions } from '../api/useRoleOptions.ts'
import type { OnSystemUserAction } from '../components/SystemUserMenu.tsx'
import { useSystemUserColumns } from '../components/useSystemUserColumns.tsx'
import { useSystemUserConfirmations } from '../components/useSystemUserConfirmations.ts'

const CreateSystemUser = lazy(
  async () => (await import('../components/CreateSystemUser.tsx')).CreateSystemUser,
)
const EditSystemUser = lazy(async () => (await import('../components/EditSystemUser.tsx')).EditSystemUser)
const SystemUserPassword = lazy(
  async () => (await import('../components/SystemUserPassword.tsx')).SystemUserPassword,
)

const FILTERS = ['search', 'status', 'role_id'] as const

type Open = { dialog: 'create' } | { dialog: 'edit' | 'password'; user: SystemUser }

/** /system-user: the administrators. */
export function SystemUsers(): ReactNode {
  const t = useT('systemUser')
  const self = useAtomValue(sessionAtom)?.userId
  const list = useListState('system-users', FILTERS)
  const table = useTable(listSystemUsers, list)
  const roles = useRoleOptions()
  const [open, setOpen] = useState<Open>()
  const ask = useSystemUserConfirmations()
  const onAction = useCallback<OnSystemUserAction>(
    (action, user) =>
      action === 'edit' || action === 'password' ? setOpen({ dialog: action, user }) : ask(action, user),
    [ask],
  )
  const columns = useSystemUserColumns(onAction, self)
  const close = () => setOpen(undefined)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen({ dialog: 'create' })}>
      {t('create')}
    </Button>
  )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={create}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
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
          id: 'role_id',
          label: t('role'),
          options: roles.map(({ value, label }) => ({ value, label })),
        },
      ]}
      storageKey="system-users"
      onRowClick={(user) => onAction('edit', user)}
      empty={<EmptyState motif="anchor" title={t('emptyTitle')} actions={create} />}
    >
      <Suspense>
        {open?.dialog === 'create' && <CreateSystemUser onClose={close} />}
        {open?.dialog === 'edit' && (
          <EditSystemUser user={open.user} own={open.user.id === self} onClose={close} />
        )}
        {open?.dialog === 'password' && <SystemUserPassword user={open.user} onClose={close} />}
      </Suspense>
    </ListPage>
  )
}
