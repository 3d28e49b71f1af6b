import { Button } from '@fluentui/react-button'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowImportRegular } from '@fluentui/react-icons/svg/arrow-import'
import { type Account, AccountType, listAccounts } from '@seaport/contract/account'
import { type NetworkId, networks } from '@seaport/contract/network'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useSeatOptions } from '../../seat/seat.public.ts'
import type { AccountDeed } from '../components/AccountMenu.tsx'
import { useAccountColumns } from '../components/useAccountColumns.tsx'
import { useAccountDeletion, useAccountUnassignment } from '../components/useAccountConfirmations.ts'

const AccountEditor = lazy(async () => ({
  default: (await import('../components/AccountEditor.tsx')).AccountEditor,
}))
const AssignDialog = lazy(async () => ({
  default: (await import('../components/AssignDialog.tsx')).AssignDialog,
}))
const ImportDialog = lazy(async () => ({
  default: (await import('../components/ImportDialog.tsx')).ImportDialog,
}))

const FILTERS = ['search', 'network', 'type', 'seat_id'] as const
const NOBODY: ReadonlySet<string> = new Set()

type Open =
  | { dialog: 'create' | 'import' }
  | { dialog: 'edit'; account: Account }
  | { dialog: 'assign'; ids: readonly string[] }

/** /media: the social accounts of the tenant. */
export function Accounts(): ReactNode {
  const t = useT('account')
  const n = useT('network')
  const list = useListState('accounts', FILTERS)
  const table = useTable(listAccounts, list)
  const seats = useSeatOptions()
  const [open, setOpen] = useState<Open>()
  const [selected, setSelected] = useState(NOBODY)
  const clear = useCallback(() => setSelected(NOBODY), [])
  const remove = useAccountDeletion(clear)
  const unassign = useAccountUnassignment(clear)
  const onDeed = useCallback(
    (deed: AccountDeed, account: Account) => {
      if (deed === 'edit') setOpen({ dialog: 'edit', account })
      else if (deed === 'assign') setOpen({ dialog: 'assign', ids: [account.id] })
      else if (deed === 'delete') remove(account)
      else unassign([account.id])
    },
    [remove, unassign],
  )
  const columns = useAccountColumns(onDeed)
  const ids = [...selected]
  const buttons = (
    <>
      <Button icon={<ArrowImportRegular />} onClick={() => setOpen({ dialog: 'import' })}>
        {t('import')}
      </Button>
      <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen({ dialog: 'create' })}>
        {t('create')}
      </Button>
    </>
  )
  return (
    <Page title={t('title')} description={t('lead')} actions={buttons} fill>
      <DataTable
        {...table}
        label={t('title')}
        columns={columns}
        rowId={(account) => account.id}
        storageKey="columns-accounts"
        selection={{
          selected,
          onChange: setSelected,
          actions: (
            <>
              <Button size="small" onClick={() => setOpen({ dialog: 'assign', ids })}>
                {t('do.assign')}
              </Button>
              <Button size="small" onClick={() => unassign(ids)}>
                {t('do.unassign')}
              </Button>
            </>
          ),
        }}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
            filters={[
              {
                id: 'network',
                label: t('network'),
                options: (Object.keys(networks) as NetworkId[]).map((value) => ({ value, label: n(value) })),
              },
              {
                id: 'type',
                label: t('type'),
                options: AccountType.options.map((value) => ({ value, label: t(`type.${value}`) })),
              },
              { id: 'seat_id', label: t('seat'), options: [{ value: 'none', label: t('noSeat') }, ...seats] },
            ]}
          />
        }
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={buttons} />}
      />
      <Suspense>
        {open?.dialog === 'create' && <AccountEditor onClose={() => setOpen(undefined)} />}
        {open?.dialog === 'edit' && (
          <AccountEditor account={open.account} onClose={() => setOpen(undefined)} />
        )}
        {open?.dialog === 'import' && <ImportDialog onClose={() => setOpen(undefined)} />}
        {open?.dialog === 'assign' && (
          <AssignDialog
            ids={open.ids}
            onClose={(assigned) => {
              setOpen(undefined)
              if (assigned) clear()
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}
