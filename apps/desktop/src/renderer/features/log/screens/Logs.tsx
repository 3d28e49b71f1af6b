import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { makeStyles } from '@griffel/react'
import { type LogEntry, LogLevel, MAX_LOG_ENTRIES } from '@seaport/contract/desktop/ipc-screens'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Page } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, useState } from 'react'
import { useListPlace } from '../../../shared/useListPlace.ts'
import { useLog } from '../api/useLog.ts'
import { LogActions } from '../components/LogActions.tsx'
import { LogPanel } from '../components/LogPanel.tsx'
import { useEventMessages } from '../components/useEventMessages.ts'
import { useLogColumns } from '../components/useLogColumns.tsx'
import { matchesFilter } from '../log-filter.ts'

const useStyles = makeStyles({
  note: { margin: 0, color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
})

/** /log: what this client did. */
export function Logs(): ReactNode {
  const t = useT('desktopLog')
  const failure = useFailure()
  const styles = useStyles()
  const words = useEventMessages()
  const columns = useLogColumns(words)
  const place = useListPlace(['search', 'level'])
  const [shown, show] = useState<LogEntry>()
  const { data, error, refetch } = useLog()
  const looked = {
    search: place.filters.search,
    level: LogLevel.safeParse(place.filters.level).data ?? '',
  } as const
  const rows = data?.filter((entry) =>
    matchesFilter(entry, `${words.title(entry)} ${words.about(entry)}`, looked),
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
        filtered={place.filtered}
        toolbar={
          <FilterBar
            search={{
              value: place.filters.search,
              placeholder: t('search'),
              onChange: (text) => place.look('search', text),
            }}
            filters={[
              {
                id: 'level',
                label: t('level'),
                value: place.filters.level,
                options: LogLevel.options.map((value) => ({ value, label: t(`level.${value}`) })),
                onChange: (value) => place.look('level', value),
              },
            ]}
            onReset={place.reset}
          />
        }
        empty={<EmptyState icon={<HistoryRegular />} title={t('empty')} />}
      />
      {data && data.length === MAX_LOG_ENTRIES && (
        <p className={styles.note}>{t('newest', { count: MAX_LOG_ENTRIES })}</p>
      )}
      {shown && <LogPanel entry={shown} words={words} onClose={() => show(undefined)} />}
    </Page>
  )
}
