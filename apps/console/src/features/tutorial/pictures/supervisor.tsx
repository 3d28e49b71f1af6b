import { useFormat, useT } from '@seaport/i18n/react'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { Arrow, Card, Note, Picture, PortRow, Sequence, Tag, Things } from './parts.tsx'
import { usePictureStyles } from './usePictureStyles.ts'

const SEAT = '100001'

/** The amount to pay, its cents marked. */
export function MoneyPicture(): ReactNode {
  const t = useT('tutorial')
  const styles = usePictureStyles()
  const [, whole = '', cents = '', after = ''] = /^(.*?)(\D37)(.*)$/.exec(useFormat().money('100.37')) ?? []
  return (
    <Picture>
      <Card>
        <Note>{t('amount')}</Note>
        <span className={styles.money}>
          {whole}
          <span className={styles.cents}>{cents}</span>
          {after}
        </span>
        <Note>{t('cents')}</Note>
      </Card>
    </Picture>
  )
}

/** Ten ports for thirty days. */
export function PortsPicture(): ReactNode {
  const t = useT('tutorial')
  return (
    <Picture>
      <Card>
        <Things>
          <strong>{t('portCount', { count: 10 })}</strong>
          <Tag strong>{t('dayCount', { count: 30 })}</Tag>
        </Things>
        <PortRow total={10} taken={0} />
      </Card>
    </Picture>
  )
}

/** A seat that was given five of them. */
export function SeatPicture(): ReactNode {
  const t = useT('tutorial')
  return (
    <Picture>
      <Card>
        <Things>
          <Tag strong>{SEAT}</Tag>
          <Note>{'••••••••'}</Note>
          <Note>{t('portCount', { count: 5 })}</Note>
        </Things>
        <PortRow total={10} taken={5} />
      </Card>
    </Picture>
  )
}

/** Accounts on their way to a seat. */
export function AssignPicture(): ReactNode {
  const network = useT('network')
  const styles = usePictureStyles()
  return (
    <Picture>
      <Card>
        {[
          ['@harbor_tea', network('x')],
          ['@pier.nine', network('instagram')],
        ].map(([account, name]) => (
          <div key={account} className={styles.way}>
            <span className={styles.account}>
              {account}
              <Note>{name}</Note>
            </span>
            <Arrow />
            <Tag strong>{SEAT}</Tag>
          </div>
        ))}
      </Card>
    </Picture>
  )
}

/** The states that a task passes. */
export function TaskPicture(): ReactNode {
  const t = useT('task')
  return (
    <Picture>
      <Card>
        <strong>{t('kind.collect_followers')}</strong>
        <Sequence
          steps={[
            <StatusBadge key="queued" tone="info" label={t('status.queued')} />,
            <StatusBadge key="running" tone="primary" label={t('status.running')} />,
            <StatusBadge key="completed" tone="success" label={t('status.completed')} />,
          ]}
        />
      </Card>
    </Picture>
  )
}

/** Two tasks and how far they are. */
export function ResultsPicture(): ReactNode {
  const t = useT('task')
  const followers = t('kind.collect_followers')
  const likers = t('kind.collect_likers')
  return (
    <Picture>
      <Card>
        <span>{followers}</span>
        <ProgressCell label={followers} done={340} total={500} />
        <span>{likers}</span>
        <ProgressCell label={likers} done={100} total={100} tone="success" />
      </Card>
    </Picture>
  )
}
