import { listOutbox } from '@seaport/contract/platform/email'
import { MailState, type OutboxMail } from '@seaport/contract/platform/email.schema'
import { useT } from '@seaport/i18n/react'
import { useListState } from '@seaport/product-ui/list-state'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Hint } from '@seaport/ui/hint'
import { lazy } from '@seaport/ui/lazy'
import { PageCard } from '@seaport/ui/page'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { MailStatus } from './MailStatus.tsx'
import { useConfigStyles } from './useConfigStyles.ts'

const MailPanel = lazy(async () => (await import('./MailPanel.tsx')).MailPanel)

const FILTERS = ['state'] as const

/** The mails of the last thirty days. */
export function Outbox(): ReactNode {
  const t = useT('config')
  const styles = useConfigStyles()
  const list = useListState('outbox', FILTERS)
  const table = useTable(listOutbox, list)
  const [shown, setShown] = useState<string>()
  const mail = table.rows?.find(({ id }) => id === shown)
  return (
    <PageCard title={t('mail.outbox')}>
      <Hint breaks>{t('mail.outboxLead')}</Hint>
      <div className={table.rows?.length ? styles.table : undefined}>
        <DataTable
          {...table}
          label={t('mail.outbox')}
          columns={useMailColumns()}
          rowId={({ id }) => id}
          storageKey="outbox"
          onRowClick={({ id }) => setShown(id)}
          openRow={shown}
          toolbar={
            <FilterBar
              filters={[
                {
                  id: 'state',
                  label: t('mail.state'),
                  value: list.state.filters.state,
                  options: MailState.options.map((value) => ({ value, label: t(`mail.state.${value}`) })),
                  onChange: (value) => list.setFilter('state', value),
                },
              ]}
              onReset={list.clearFilters}
            />
          }
          empty={<EmptyState motif="boat" title={t('mail.emptyTitle')} text={t('mail.emptyText')} />}
        />
      </div>
      <Suspense>{mail && <MailPanel mail={mail} onClose={() => setShown(undefined)} />}</Suspense>
    </PageCard>
  )
}

function useMailColumns(): readonly Column<OutboxMail>[] {
  const t = useT('config')
  const of = useFieldColumns<OutboxMail>()
  return useMemo(
    () => [
      of.moment('created_at', t('mail.created'), { width: 176, sortable: true }),
      of.text('to', t('mail.to'), { hideable: false, rowHeader: true }),
      {
        id: 'kind',
        words: true,
        header: t('mail.kind'),
        width: 150,
        render: (mail) => t(`mail.kind.${mail.kind}`),
      },
      of.text('subject', t('mail.subject'), { words: true, collapsible: true }),
      {
        id: 'state',
        words: true,
        header: t('mail.state'),
        width: 140,
        render: (mail) => <MailStatus state={mail.state} />,
      },
      of.count('tries', t('mail.tries'), { width: 90, collapsible: true }),
      of.text('last_error', t('mail.error'), { words: true, collapsible: true }),
      of.moment('sent_at', t('mail.sent'), { width: 176, hidden: true }),
    ],
    [t, of],
  )
}
