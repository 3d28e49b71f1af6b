import { Button, MessageBar, MessageBarBody, mergeClasses } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { getGuard } from '@seaport/contract/work/guard'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import { getTaskCalendar } from '@seaport/contract/work/task-calendar'
import type { CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import type { listTaskRepeats } from '@seaport/contract/work/task-repeat'
import { TimeZoneProvider, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { useFailure } from '@seaport/ui/use-failure'
import { useNow } from '@seaport/ui/use-now'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { useTaskRepeats } from '../api/task-repeat.ts'
import { CalendarGrid } from '../calendar/CalendarGrid.tsx'
import { CalendarIssues } from '../calendar/CalendarIssues.tsx'
import { CalendarRepeats } from '../calendar/CalendarRepeats.tsx'
import { CalendarToolbar } from '../calendar/CalendarToolbar.tsx'
import { issuesOf, isWithin, spanOf } from '../calendar/calendar-tasks.ts'
import { lanesOf } from '../calendar/lanes-of.ts'
import { useBarStyles } from '../calendar/useBarStyles.ts'
import { useCalendarStyles } from '../calendar/useCalendarStyles.ts'
import { type CalendarView, useCalendarView } from '../calendar/useCalendarView.ts'
import { useMoveTask } from '../calendar/useMoveTask.ts'

const EditTask = lazy(async () => (await import('../components/EditTask.tsx')).EditTask)

/** /taskCalendar: planned and past tasks, by account or seat. */
export function TaskCalendar(): ReactNode {
  const t = useT('taskCalendar')
  const navigate = useNavigate()
  const now = useNow()
  const view = useCalendarView(now)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => void navigate('/task/new')}>
      {t('create')}
    </Button>
  )
  return (
    <Page title={t('title')} description={t('lead')} actions={create}>
      <Calendar view={view} now={now} />
    </Page>
  )
}

function Calendar({ view, now }: { view: CalendarView; now: number }): ReactNode {
  const failure = useFailure()
  const query = { from: new Date(view.from).toISOString(), to: new Date(view.to).toISOString() }
  const { data, isError, error, refetch } = useEndpointQuery(getTaskCalendar, { query }, { paged: true })
  const guard = useEndpointQuery(getGuard, {})
  const repeats = useTaskRepeats()
  // Warnings and repeats are above the lanes: rendered later, they would shift them.
  const waits = guard.isPending || repeats.isPending
  const zones = data?.accounts.map(({ time_zone }) => time_zone) ?? []
  return (
    <>
      <CalendarToolbar view={view} zones={zones} />
      <TimeZoneProvider zone={view.zone}>
        {data && !waits ? (
          <Lanes
            view={view}
            now={now}
            data={data}
            limits={guard.data?.limits}
            repeats={repeats.data?.list ?? []}
          />
        ) : isError ? (
          <ErrorState {...failure(error)} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
      </TimeZoneProvider>
    </>
  )
}

interface LanesProps {
  view: CalendarView
  now: number
  data: DataOf<typeof getTaskCalendar>
  /** Undefined if they could not be loaded: then no limit is checked. */
  limits: GuardLimits | undefined
  repeats: DataOf<typeof listTaskRepeats>['list']
}

function Lanes({ view, now, data, limits, repeats }: LanesProps): ReactNode {
  const t = useT('taskCalendar')
  const { tasks: all, move } = useMoveTask(data.tasks)
  const tasks = useMemo(() => all.filter((task) => isWithin(spanOf(task, now), view)), [all, view, now])
  const [edited, setEdited] = useState<CalendarTask>()
  const issues = useMemo(() => issuesOf({ ...data, tasks }, limits, now), [data, tasks, limits, now])
  const lanes = lanesOf(view.by, { ...data, tasks })
  if (lanes.length === 0)
    return (
      <EmptyState
        motif="compass"
        title={t('emptyTitle')}
        text={t('emptyText')}
        actions={<PageButton to="/media">{t('emptyAction')}</PageButton>}
      />
    )
  return (
    <>
      {data.cut && (
        <MessageBar intent="info">
          <MessageBarBody>{t('cut')}</MessageBarBody>
        </MessageBar>
      )}
      <CalendarIssues issues={issues} />
      <CalendarRepeats repeats={repeats} />
      <CalendarGrid
        view={view}
        lanes={lanes}
        repeats={repeats}
        issues={issues}
        limits={limits}
        now={now}
        onMove={(task, at) => void move(task, at)}
        onEdit={setEdited}
      />
      <Legend />
      <Suspense>{edited && <EditTask task={edited} onClose={() => setEdited(undefined)} />}</Suspense>
    </>
  )
}

/** Legend of the marks, and how to move a task. */
function Legend(): ReactNode {
  const t = useT('taskCalendar')
  const styles = useCalendarStyles()
  const bars = useBarStyles()
  return (
    <Row as="p" className={styles.legend}>
      <Row as="span" gap="XS" inline wrap="never">
        <span className={styles.swatch}>
          <span className={styles.quiet} style={{ insetInline: 0 }} />
        </span>
        {t('quiet')}
      </Row>
      <Row as="span" gap="XS" inline wrap="never">
        <span className={mergeClasses(styles.swatch, bars.success)}>
          <span className={bars.strip} style={{ left: 0, width: '12px' }} />
        </span>
        {t('toScale')}
      </Row>
      <Row as="span" gap="XS" inline wrap="never">
        <span
          className={mergeClasses(styles.swatch, bars.info)}
          style={{ border: '1px dashed currentColor' }}
        />
        {t('planned')}
      </Row>
      <span>{t('howToMove')}</span>
    </Row>
  )
}
