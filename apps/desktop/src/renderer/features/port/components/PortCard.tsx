import { useT } from '@seaport/i18n/react'
import { type Berth, BerthPicture } from '@seaport/product-ui/berths'
import type { ReactNode } from 'react'
import { usePortStyles } from './usePortStyles.ts'

export interface PortCardProps {
  slot: number
  /** Holder of the port, in short. */
  kind: string
  badge?: ReactNode
  /** Drawing of the holder. */
  berth: Berth
  children: ReactNode
  actions: ReactNode
}

/** One port: its number, holder and actions. */
export function PortCard({ slot, kind, badge, berth, children, actions }: PortCardProps): ReactNode {
  const t = useT('desktop')
  const styles = usePortStyles()
  return (
    <section className={styles.card} aria-label={t('portNumber', { slot })}>
      <div className={styles.head}>
        <span className={styles.slot} aria-hidden>
          {slot}
        </span>
        <BerthPicture berth={berth} />
        <span className={styles.kind}>{kind}</span>
        {badge}
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
