import { mergeClasses } from '@fluentui/react-components'
import { ArrowTrendingRegular } from '@fluentui/react-icons/svg/arrow-trending'
import { ArrowTrendingDownRegular } from '@fluentui/react-icons/svg/arrow-trending-down'
import { useFormat } from '@seaport/i18n/react'
import type { ReactElement, ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import { useStatCardStyles } from './useStatCardStyles.ts'

export interface StatCardProps {
  label: string
  /** Undefined while loading. */
  value: string | undefined
  icon?: ReactElement
  /** Change against the previous period, as a ratio: 0.12 is 12 % more. */
  change?: number | undefined
  /** Whether more is good (default), bad, or neither. */
  trendMeaning?: 'good' | 'bad' | 'neutral'
  /** A line under the value. */
  hint?: string
  /** Counts of the days up to now, drawn beside the value. */
  series?: readonly number[] | undefined
  /** Makes the whole card a link to the number's source. */
  href?: string | undefined
}

/** Number of letters that fit into a narrow card at full size. */
const ROOM = 11

/** A key figure with its trend. */
export function StatCard({
  label,
  value,
  icon,
  change,
  trendMeaning = 'good',
  hint,
  series,
  href,
}: StatCardProps): ReactNode {
  const format = useFormat()
  const styles = useStatCardStyles()
  const good =
    change === undefined || change === 0 || trendMeaning === 'neutral'
      ? undefined
      : change > 0 === (trendMeaning === 'good')
  const content = (
    <>
      <Row align="start" wrap="never" className={styles.head}>
        <span className={styles.label}>{label}</span>
        {icon && (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        )}
      </Row>
      <div className={mergeClasses(styles.value, value && value.length > ROOM && styles.long)}>
        {value ?? <span className={styles.bar} />}
        {value !== undefined && series && <Sparkline counts={series} />}
      </div>
      {(change !== undefined || hint) && (
        <Row className={styles.foot}>
          {change !== undefined && (
            <Row
              as="span"
              gap="XS"
              inline
              wrap="never"
              className={mergeClasses(
                styles.change,
                good === true && styles.good,
                good === false && styles.bad,
              )}
            >
              {change < 0 && <ArrowTrendingDownRegular />}
              {change > 0 && <ArrowTrendingRegular />}
              {change > 0 ? `+${format.percent(change)}` : format.percent(change)}
            </Row>
          )}
          {hint}
        </Row>
      )}
    </>
  )
  return href ? (
    <a className={mergeClasses(styles.root, styles.link)} href={href}>
      {content}
    </a>
  ) : (
    <div className={styles.root}>{content}</div>
  )
}

/** Width of a day's bar with the gap after it, and height of the highest, in the drawing's own units. */
const STEP = 6
const HEIGHT = 20

/** A bar per day, today's highlighted. Decorative: the card's link has the numbers. */
function Sparkline({ counts }: { counts: readonly number[] }): ReactNode {
  const styles = useStatCardStyles()
  const most = Math.max(1, ...counts)
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${counts.length * STEP - 2} ${HEIGHT}`}
      aria-hidden
      focusable={false}
    >
      {counts.map((count, day) => {
        const height = Math.max(1, (count / most) * HEIGHT)
        return (
          <rect
            key={`${-day}`}
            className={day === counts.length - 1 ? styles.now : undefined}
            x={day * STEP}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            rx={1}
          />
        )
      })}
    </svg>
  )
}

/** Stat cards side by side, as many as fit. */
export function StatGrid({ children }: { children: ReactNode }): ReactNode {
  const styles = useStatCardStyles()
  return <div className={styles.grid}>{children}</div>
}
