import { ArrowTrendingRegular } from '@fluentui/react-icons/svg/arrow-trending'
import { ArrowTrendingDownRegular } from '@fluentui/react-icons/svg/arrow-trending-down'
import { mergeClasses } from '@griffel/react'
import { useFormat } from '@seaport/i18n/react'
import type { ReactElement, ReactNode } from 'react'
import { useStatCardStyles } from './useStatCardStyles.ts'

export interface StatCardProps {
  label: string
  /** Undefined while it is on its way. */
  value: string | undefined
  icon?: ReactElement
  /** Change against the period before, as a ratio: 0.12 is 12 % more. */
  change?: number | undefined
  /** Whether more is good (default), bad, or neither. */
  trendMeaning?: 'good' | 'bad' | 'neutral'
  /** A line under the value. */
  hint?: string
}

/** Letters of a value that a narrow card has room for in the full size. */
const ROOM = 11

/** One number that matters, and where it is going. */
export function StatCard({
  label,
  value,
  icon,
  change,
  trendMeaning = 'good',
  hint,
}: StatCardProps): ReactNode {
  const format = useFormat()
  const styles = useStatCardStyles()
  const good =
    change === undefined || change === 0 || trendMeaning === 'neutral'
      ? undefined
      : change > 0 === (trendMeaning === 'good')
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        {icon && (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        )}
      </div>
      <div className={mergeClasses(styles.value, value && value.length > ROOM && styles.long)}>
        {value ?? <span className={styles.bar} />}
      </div>
      {(change !== undefined || hint) && (
        <div className={styles.foot}>
          {change !== undefined && (
            <span
              className={mergeClasses(
                styles.change,
                good === true && styles.good,
                good === false && styles.bad,
              )}
            >
              {change < 0 && <ArrowTrendingDownRegular />}
              {change > 0 && <ArrowTrendingRegular />}
              {change > 0 ? `+${format.percent(change)}` : format.percent(change)}
            </span>
          )}
          {hint}
        </div>
      )}
    </div>
  )
}

/** Stat cards side by side, as many as fit. */
export function StatGrid({ children }: { children: ReactNode }): ReactNode {
  const styles = useStatCardStyles()
  return <div className={styles.grid}>{children}</div>
}
