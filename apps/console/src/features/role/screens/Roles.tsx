import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { listRoles } from '@seaport/contract/people/role'
import type { Role } from '@seaport/contract/people/role.schema'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useDeleteRole } from '../api/role-actions.ts'
import { type OnRoleAction, useRoleColumns } from '../components/useRoleColumns.tsx'

const RoleEditor = lazy(async () => (await import('../components/RoleEditor.tsx')).RoleEditor)

const FILTERS = ['search', 'superuser'] as const

type Open = { dialog: 'create' } | { dialog: 'edit'; role: Role }

/** /system-role: the roles, and what each may do. */
export function Roles(): ReactNode {
  const t = useT('role')
  const list = useListState('roles', FILTERS)
  const table = useTable(listRoles, list)
  const [open, setOpen] = useState<Open>()
  const remove = useDeleteRole()
  const ask = useConfirmedAction((role: Role) => ({
    // One whose name is translated can't be deleted.
    title: t('ask.delete', { name: role.name }),
    effects: [t('effect.gone')],
    action: t('delete'),
    done: t('did.delete', { name: role.name }),
    run: () => remove.mutateAsync({ params: { id: role.id } }),
  }))
  const onAction = useCallback<OnRoleAction>(
    (action, role) => (action === 'edit' ? setOpen({ dialog: 'edit', role }) : ask(role)),
    [ask],
  )
  const columns = useRoleColumns(onAction)
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
          id: 'superuser',
          label: t('kind'),
          options: [
            { value: 'false', label: t('kind.supervisor') },
            { value: 'true', label: t('kind.administrator') },
          ],
        },
      ]}
      storageKey="roles"
      onRowClick={(role) => onAction('edit', role)}
      empty={<EmptyState motif="anchor" title={t('emptyTitle')} actions={create} />}
    >
      <Suspense>
        {open?.dialog === 'create' && <RoleEditor onClose={() => setOpen(undefined)} />}
        {open?.dialog === 'edit' && <RoleEditor role={open.role} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </ListPage>
  )
}
