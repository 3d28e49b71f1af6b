import { Link } from '@fluentui/react-components'
import type { AccountBlock } from '@seaport/contract/desk/account.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { whenFollowed } from '@seaport/ui/follows-here'
import { LoadingState } from '@seaport/ui/loading-state'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEntryListStyles } from '../panel/useEntryListStyles.ts'
import type { QueryState } from '../query-state.ts'

export interface HistoryProps {
  history: QueryState<{ list: readonly AccountBlock[] }>
  /** Hides the heading, where the surroundings have one. */
  bare?: boolean
  /** Address of a task's page. */
  taskHref: (id: string) => string
  /** Called before a task's page is shown. */
  onLeave?: () => void
}

/** History of an account's blocks: why, by whom, on which task, and how it ended; newest first. */
export function BlockHistory({ history, bare = false, ...item }: HistoryProps): ReactNode {
  const t = useT('account')
  const failure = useFailure()
  const styles = useEntryListStyles()
  const { data, error, refetch } = history
  return (
    <section aria-label={t('history')}>
      {!bare && <h3 className={styles.title}>{t('history')}</h3>}
      {!data && error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error && <LoadingState />}
      {data?.list.length === 0 && <p className={styles.quiet}>{t('historyEmpty')}</p>}
      {data && data.list.length > 0 && (
        <ul className={styles.list}>
          {data.list.map((block) => (
            <Item key={block.id} block={block} {...item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Item(props: { block: AccountBlock } & Omit<HistoryProps, 'history' | 'bare'>): ReactNode {
  const { block, taskHref, onLeave } = props
  const { reason, note, seat, task, unblocked_at, unblock_note } = block
  const t = useT('account')
  const format = useFormat()
  const styles = useEntryListStyles()
  return (
    <li className={styles.item}>
      <span className={styles.head}>
        <span className={styles.name}>{t(`block.${reason}`)}</span>
        {!unblocked_at && <StatusBadge tone="danger" label={t('historyStill')} />}
      </span>
      <span className={styles.quiet}>
        {[
          format.dateTime(block.blocked_at),
          seat ? t('historyBySeat', { name: seat.name, code: seat.seat_code }) : t('historyByYou'),
        ].join(' · ')}
      </span>
      {task && (
        <Link href={taskHref(task.id)} onClick={whenFollowed(onLeave)}>
          {t('historyTask', { number: task.number, name: task.name })}
        </Link>
      )}
      {note && <span>{note}</span>}
      {unblocked_at && (
        <span className={styles.quiet}>
          {t('historyUnblocked', { time: format.dateTime(unblocked_at), note: unblock_note })}
        </span>
      )}
    </li>
  )
}
