import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { PageCard } from '@seaport/ui/page'
import { type ReactNode, useState } from 'react'
import { NETWORKS } from '../sample/networks.ts'

/** Written in every cell of its row. */
const ROWS = ['12', '340', '5,120'] as const

const columns: readonly Column<string>[] = NETWORKS.map((header) => ({
  id: header,
  header,
  render: (row) => row,
}))

/** Tables in the states loading, empty, without results, failed, and outdated after a failure. */
export function TableStates(): ReactNode {
  const t = useT('gallery')
  const common = { columns, rowId: (row: string) => row }
  const [tried, setTried] = useState(false)
  const failure = { message: t('state.failedText'), requestId: 'req-01J9' }
  return (
    <>
      <PageCard title={t('states.tableLoading')}>
        <DataTable {...common} label={t('states.tableLoading')} rows={undefined} />
      </PageCard>
      <PageCard title={t('states.tableEmpty')}>
        <DataTable {...common} label={t('states.tableEmpty')} rows={[]} />
      </PageCard>
      <PageCard title={t('states.tableNoMatch')}>
        <DataTable {...common} label={t('states.tableNoMatch')} rows={[]} filtered />
      </PageCard>
      <PageCard title={t('states.tableFailed')}>
        <DataTable
          {...common}
          label={t('states.tableFailed')}
          rows={tried ? ROWS : undefined}
          failure={tried ? undefined : failure}
          onRetry={() => setTried(true)}
        />
      </PageCard>
      <PageCard title={t('states.tableStale')}>
        <DataTable
          {...common}
          label={t('states.tableStale')}
          rows={['12', t('longText')]}
          refreshing
          failure={{ message: failure.message }}
        />
      </PageCard>
    </>
  )
}
