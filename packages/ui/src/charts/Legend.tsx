import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import type { ColouredSeries } from './plot.ts'
import { useChartStyles } from './useChartStyles.ts'

interface LegendProps {
  series: readonly ColouredSeries[]
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** Names the colours; a press hides a series or brings it back. */
export function Legend({ series, hidden, onToggle }: LegendProps): ReactNode {
  const t = useT('chart')
  const styles = useChartStyles()
  return (
    <Row as="ul" align="stretch" className={styles.legend} aria-label={t('legend')}>
      {series.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={styles.legendButton}
            aria-pressed={!hidden.has(one.id)}
            onClick={() => onToggle(one.id)}
          >
            <span className={styles.swatch} style={{ backgroundColor: one.colour }} />
            {one.name}
          </button>
        </li>
      ))}
    </Row>
  )
}
