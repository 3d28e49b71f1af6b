import { makeStyles } from '@fluentui/react-components'
import type { Period } from '@seaport/contract/kernel/period.schema'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { CollectionRanking, PromotionRanking } from '../../dashboard/dashboard.public.ts'
import { Section } from './Section.tsx'

const useStyles = makeStyles({
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
  },
})

/** Seats ranked by people collected and reached; always all seats, whatever the filter. */
export function SeatRankings({ period }: { period: Period }): ReactNode {
  const t = useT('statistics')
  const styles = useStyles()
  return (
    <Section title={t('rankings')}>
      <div className={styles.halves}>
        <CollectionRanking period={period} />
        <PromotionRanking period={period} />
      </div>
    </Section>
  )
}
