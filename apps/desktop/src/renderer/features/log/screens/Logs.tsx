import { MAX_LOG_ENTRIES } from '@seaport/contract/desktop/ipc-screens'
import { type LogEntry, LogLevel } from '@seaport/contract/desktop/ipc-screens.schema'
import { useT } from '@seaport/i18n/react'
import { ListFilters } from '@seaport/product-ui/list-filters'
import { useListState } from '@seaport/product-ui/list-state'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { Hint } from '@seaport/ui/hint'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, useState } from 'react'
import { useLog } from '../api/useLog.ts'
import { LogActions } from '../components/LogActions.tsx'
import { LogPanel } from '../components/LogPanel.tsx'
import { useEventMessages } from '../components/useEventMessages.ts'
import { useLogColumns } from '../components/useLogColumns.tsx'
import { matchesFilter } from '../log-filter.ts'

const FILTERS = ['search', 'level'] as const

/** /log: what this client did. */
export function Logs(): ReactNode {
  const t = useT('desktopLog')
  const failure = useFailure()
  const words = useEventMessages()
  const columns = useLogColumns(words)
  const list = useListState('log', FILTERS)
  const [shown, show] = useState<LogEntry>()
  const { data, error, refetch } = useLog()
  const { search, level } = list.state.filters
  const filter = { search, level: LogLevel.safeParse(level).data ?? '' } as const
  const rows = data?.filter((entry) =>
    matchesFilter(entry, `${words.title(entry)} ${words.about(entry)}`, filter),
  )
  return (
    <Page title={t('title')} description={t('lead')} actions={<LogActions />} fill>
      <DataTable<LogEntry>
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        failure={error ? failure(error) : undefined}
        onRetry={() => void refetch()}
        onRowClick={show}
        filtered={list.filtered}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
            filters={[
              {
                id: 'level',
                label: t('level'),
                options: LogLevel.options.map((value) => ({ value, label: t(`level.${value}`) })),
              },
            ]}
          />
        }
        empty={<EmptyState motif="crates" title={t('empty')} />}
      />
      {data && data.length === MAX_LOG_ENTRIES && <Hint>{t('newest', { count: MAX_LOG_ENTRIES })}</Hint>}
      {shown && <LogPanel entry={shown} words={words} onClose={() => show(undefined)} />}
    </Page>
  )
}
