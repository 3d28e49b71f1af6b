import { Button, makeStyles } from '@fluentui/react-components'
import { exportResources } from '@seaport/contract/work/resource'
import { listTasks } from '@seaport/contract/work/task'
import type { Task } from '@seaport/contract/work/task.schema'
import { MAX_BATCH } from '@seaport/contract/work/task-batch'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { allowsAct, holdsPort } from '@seaport/contract/work/task-state'
import { useFormat, useT } from '@seaport/i18n/react'
import { type BatchAction, BatchButtons } from '@seaport/product-ui/batch-buttons'
import { useBulkActs } from '@seaport/product-ui/task-bulk-acts'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { RelativeTime } from '@seaport/ui/relative-time'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { useChangeTasks } from '../api/task-actions.ts'
import { batchSums } from '../batch-sums.ts'
import { useBatchAgain } from './useBatchAgain.ts'
import { useBatchRepeat } from './useBatchRepeat.tsx'

const ACTS = ['pause', 'resume', 'end', 'retry', 'delete'] as const

const useStyles = makeStyles({
  root: {
    display: 'grid',
    flexShrink: 0,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${token('spacingVerticalS')} ${token('spacingHorizontalXL')}`,
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    borderRadius: token('borderRadiusLarge'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    backgroundColor: token('colorNeutralBackground1'),
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token('spacingVerticalXS')} ${token('spacingHorizontalL')}`,
    minWidth: 0,
  },
  title: { margin: 0, fontSize: token('fontSizeBase400'), fontWeight: token('fontWeightSemibold') },
  quiet: { color: token('colorNeutralForeground2') },
  sum: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalS') },
  bar: { width: '140px' },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
})

interface BatchHeadProps {
  id: string
  /** Shows another batch; `''` shows all tasks. */
  onShow: (batch: string) => void
}

/** A batch above the list of its tasks: its totals, and bulk actions on it. */
export function BatchHead({ id, onShow }: BatchHeadProps): ReactNode {
  const t = useT('taskBatch')
  const styles = useStyles()
  const { data } = useEndpointQuery(listTasks, {
    query: { batch_id: id, page_size: MAX_BATCH, sort: 'number', order: 'asc' },
  })
  if (!data) return null
  const { list } = data
  const showAll = (
    <Button size="small" appearance="subtle" onClick={() => onShow('')}>
      {t('showAll')}
    </Button>
  )
  return (
    <section className={styles.root} aria-label={t('label')}>
      {list.length > 0 ? (
        <Batch id={id} tasks={list} onShow={onShow} showAll={showAll} />
      ) : (
        <>
          <p className={styles.title}>{t('empty')}</p>
          {showAll}
        </>
      )}
    </section>
  )
}

function Batch({
  tasks,
  showAll,
  ...rest
}: BatchHeadProps & { tasks: readonly Task[]; showAll: ReactNode }): ReactNode {
  const styles = useStyles()
  const repeat = useBatchRepeat(tasks)
  return (
    <>
      <Facts tasks={tasks} repeat={repeat.fact} />
      <div className={styles.buttons}>
        <Acts tasks={tasks} more={repeat.actions} {...rest} />
        {showAll}
      </div>
      {repeat.dialog}
    </>
  )
}

function Facts({ tasks, repeat }: { tasks: readonly Task[]; repeat: ReactNode }): ReactNode {
  const t = useT('taskBatch')
  const tTask = useT('task')
  const format = useFormat()
  const styles = useStyles()
  const [first] = tasks
  if (!first) return null
  const { found, done, states } = batchSums(tasks)
  const kinds = [...new Set(tasks.map(({ kind }) => tTask(`kind.${kind}`)))]
  const told = Object.entries(states) as [keyof typeof states, number][]
  return (
    <div className={styles.facts}>
      <h2 className={styles.title}>{t('title', { count: tasks.length, kind: format.list(kinds) })}</h2>
      <span className={styles.quiet}>
        <RelativeTime value={first.created_at} />
      </span>
      {found && <Sum label={t('found')} {...found} />}
      {done && <Sum label={t('done')} {...done} />}
      <span className={styles.quiet}>
        {told.map(([state, count]) => t(`state.${state}`, { count })).join(' · ')}
      </span>
      {repeat && <span className={styles.quiet}>{repeat}</span>}
    </div>
  )
}

function Sum({ label, count, of }: { label: string; count: number; of: number }): ReactNode {
  const styles = useStyles()
  return (
    <span className={styles.sum}>
      {label}
      <span className={styles.bar}>
        <ProgressCell label={label} done={count} total={of} tone="primary" />
      </span>
    </span>
  )
}

interface ActsProps extends BatchHeadProps {
  tasks: readonly Task[]
  /** Actions on the batch’s plan, after those on its tasks. */
  more: readonly BatchAction[]
}

function Acts({ id, tasks, more, onShow }: ActsProps): ReactNode {
  const t = useT('taskBatch')
  const change = useChangeTasks()
  const possible = ACTS.filter((act) => tasks.some((task) => allowsAct(task, act)))
  const acts = useBulkActs(
    possible,
    (act) => tasks.filter((task) => allowsAct(task, act)),
    (body) => change.mutateAsync({ body }),
    () => {},
  )
  const again = useBatchAgain(tasks, onShow)
  const collects = tasks.some(({ kind }) => taskKinds[kind].family === 'collection')
  const over = tasks.every(({ status }) => !holdsPort(status))
  return (
    <>
      <BatchButtons actions={[...(over ? [again] : []), ...acts, ...more]} />
      {collects && (
        <ListExport
          label={t('exportPeople')}
          size="small"
          endpoint={exportResources}
          query={{ batch_id: id }}
          name={t('fileName', { id: id.slice(0, 8) })}
        />
      )}
    </>
  )
}
