import { useT } from '@seaport/i18n/react'
import { type Berth, BerthPicture } from '@seaport/product-ui/berths'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
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
    <Stack as="section" className={styles.card} aria-label={t('portNumber', { slot })}>
      <Row>
        <span className={styles.slot} aria-hidden>
          {slot}
        </span>
        <BerthPicture berth={berth} />
        <Hint as="span" className={styles.kind}>
          {kind}
        </Hint>
        {badge}
      </Row>
      <Stack gap="XS" className={styles.body}>
        {children}
      </Stack>
      <Row gap="XS">{actions}</Row>
    </Stack>
  )
}
