import { Button } from '@fluentui/react-button'
import { useLanguage } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { DataTable } from '../src/data-table/DataTable.tsx'
import type { Column } from '../src/data-table/DataTable.types.ts'
import { Page, PageCard } from '../src/page/Page.tsx'
import { EmptyState } from '../src/states/EmptyState.tsx'
import { ErrorState } from '../src/states/ErrorState.tsx'
import { LoadingState } from '../src/states/LoadingState.tsx'
import { words } from './words.ts'

const columns: Column<string>[] = ['ID', 'X', 'Facebook', 'Instagram'].map((header) => ({
  id: header,
  header,
  render: (row) => row,
}))

export function StatesScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const table = { label: word.table, columns, rowId: (row: string) => row }
  return (
    <Page title={word.states}>
      <DataTable {...table} rows={undefined} />
      <DataTable {...table} rows={[]} />
      <DataTable
        {...table}
        rows={undefined}
        failure={{ message: word.crash, requestId: 'req-01J9' }}
        onRetry={() => {}}
      />
      <DataTable {...table} rows={['a', 'b']} refreshing failure={{ message: word.crash }} />
      <PageCard>
        <EmptyState text={word.overlay} actions={<Button appearance="primary">{word.form}</Button>} />
      </PageCard>
      <PageCard>
        <ErrorState message={word.crash} requestId="req-01J9" onRetry={() => {}} />
      </PageCard>
      <PageCard>
        <LoadingState />
      </PageCard>
    </Page>
  )
}
