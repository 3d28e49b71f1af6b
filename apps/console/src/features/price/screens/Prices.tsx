import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { adminListPriceTiers } from '@seaport/contract/money/price'
import type { AdminPriceTier } from '@seaport/contract/money/price.schema'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { UnpricedRanges } from '../components/UnpricedRanges.tsx'
import { type TierAction, useTierColumns } from '../components/useTierColumns.tsx'
import { useTierDeletion } from '../components/useTierDeletion.ts'

const TierEditor = lazy(async () => (await import('../components/TierEditor.tsx')).TierEditor)

/** /priceManagement: what ports cost, by quantity and days. */
export function Prices(): ReactNode {
  const t = useT('price')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(adminListPriceTiers, {})
  const [open, setOpen] = useState<'new' | AdminPriceTier>()
  const remove = useTierDeletion()
  const onAction = useCallback(
    (action: TierAction, tier: AdminPriceTier) => (action === 'edit' ? setOpen(tier) : remove(tier)),
    [remove],
  )
  const columns = useTierColumns(onAction)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen('new')}>
      {t('create')}
    </Button>
  )
  const close = () => setOpen(undefined)
  return (
    <Page title={t('title')} description={t('lead')} actions={create} fill>
      {data && <UnpricedRanges tiers={data.list} />}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowId={(tier) => tier.id}
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
        onRowClick={setOpen}
        empty={<EmptyState motif="chest" title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
      />
      <Suspense>
        {open === 'new' && <TierEditor onClose={close} />}
        {open && open !== 'new' && <TierEditor key={open.id} tier={open} onClose={close} />}
      </Suspense>
    </Page>
  )
}
