import { Link } from '@fluentui/react-components'
import type { AccountBlock } from '@seaport/contract/desk/account.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { whenFollowed } from '@seaport/ui/follows-here'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
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
      {data?.list.length === 0 && <Hint>{t('historyEmpty')}</Hint>}
      {data && data.list.length > 0 && (
        <Stack as="ul" gap="none" className={styles.list}>
          {data.list.map((block) => (
            <Item key={block.id} block={block} {...item} />
          ))}
        </Stack>
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
    <Stack as="li" gap="XXS" className={styles.item}>
      <Row as="span">
        <span className={styles.name}>{t(`block.${reason}`)}</span>
        {!unblocked_at && <StatusBadge tone="danger" label={t('historyStill')} />}
      </Row>
      <Hint as="span">
        {[
          format.dateTime(block.blocked_at),
          seat ? t('historyBySeat', { name: seat.name, code: seat.seat_code }) : t('historyByYou'),
        ].join(' · ')}
      </Hint>
      {task && (
        <Link href={taskHref(task.id)} onClick={whenFollowed(onLeave)}>
          {t('historyTask', { number: task.number, name: task.name })}
        </Link>
      )}
      {note && <span>{note}</span>}
      {unblocked_at && (
        <Hint as="span">
          {t('historyUnblocked', { time: format.dateTime(unblocked_at), note: unblock_note })}
        </Hint>
      )}
    </Stack>
  )
}
