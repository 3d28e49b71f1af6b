import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import type { Translate } from '@seaport/i18n/translate'
import { RelativeTime } from '@seaport/ui/relative-time'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { nextStepOf } from './next-step.ts'
import { TaskProgress } from './TaskProgress.tsx'
import { isParked, isPartlyDone, TaskStatus } from './TaskStatus.tsx'
import { useTaskReason } from './useTaskReason.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, 280px)',
    alignItems: 'center',
    gap: `${token('spacingVerticalS')} ${token('spacingHorizontalXXL')}`,
    padding: `${token('spacingVerticalL')} ${token('spacingHorizontalXL')}`,
    borderRadius: token('borderRadiusLarge'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderInlineStartWidth: '4px',
    backgroundColor: token('colorNeutralBackground1'),
    '@media (max-width: 767.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  running: { borderInlineStartColor: token('seaportPrimaryText') },
  good: { borderInlineStartColor: token('seaportSuccessText') },
  waiting: { borderInlineStartColor: token('seaportWarningText') },
  bad: { borderInlineStartColor: token('seaportDangerText') },
  words: { overflowWrap: 'anywhere' },
  next: { maxWidth: '72ch' },
  quiet: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token('spacingHorizontalS'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
})

export interface TaskBannerProps {
  task: TaskDetail
  /** The team's limits; undefined = unknown here. */
  limits?: GuardLimits | undefined
  /** Number of targets that failed; undefined while unknown. */
  failed?: number | undefined
  /** Lists the targets that failed. */
  onShowFailed: () => void
}

/** How a task stands, why, and what to do next. */
export function TaskBanner({ task, limits, failed = 0, onShowFailed }: TaskBannerProps): ReactNode {
  const t = useT('task')
  const page = useT('taskPage')
  const styles = useStyles()
  const why = useTaskReason(limits)(task) ?? resultOf(task, page)
  const next = nextStepOf(task)
  const [since, at] = lastMoment(task)
  return (
    <section className={mergeClasses(styles.root, styles[toneOf(task)])} aria-label={t('overview')}>
      <Stack gap="XS" className={styles.words}>
        <Row as="span">
          <TaskStatus task={task} />
          {why && (
            <Text as="span" size="large" weight="semibold">
              {why}
            </Text>
          )}
        </Row>
        {next && (
          <Text as="p" tone="soft" className={styles.next}>
            {page(`next.${next}`, { seat: task.seat.name, account: `@${task.account.account}` })}
          </Text>
        )}
        {failed > 0 && (
          <Row as="span">
            {page('failedTargets', { count: failed })}
            <Button size="small" onClick={onShowFailed}>
              {page('showFailed', { count: failed })}
            </Button>
          </Row>
        )}
      </Stack>
      <Stack gap="XS">
        <TaskProgress task={task} />
        <span className={styles.quiet}>
          <span>{t(since)}</span>
          <RelativeTime value={at} />
        </span>
      </Stack>
    </section>
  )
}

/** What a finished task has brought. */
function resultOf({ status, kind, actual_count: count }: TaskDetail, page: Translate<'taskPage'>) {
  if (status !== 'completed') return null
  return page(taskKinds[kind].family === 'collection' ? 'collected' : 'reached', { count })
}

/** The last thing that happened to a task, by its label. */
function lastMoment({ ended_at, last_progress_at, created_at }: TaskDetail) {
  if (ended_at) return ['ended', ended_at] as const
  return last_progress_at ? (['lastProgress', last_progress_at] as const) : (['created', created_at] as const)
}

function toneOf(task: TaskDetail): 'running' | 'good' | 'waiting' | 'bad' | 'words' {
  if (task.status === 'error') return 'bad'
  const isWaiting = (task.status === 'queued' || task.status === 'running') && !task.seat.online
  if (isParked(task) || isPartlyDone(task) || isWaiting) return 'waiting'
  if (task.status === 'completed') return 'good'
  return task.status === 'running' ? 'running' : 'words'
}
