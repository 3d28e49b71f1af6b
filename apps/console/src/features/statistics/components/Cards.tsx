import { useFormat, useT } from '@seaport/i18n/react'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import type { ReactNode } from 'react'

export interface Figure {
  label: string
  /** Undefined while loading. */
  value: number | undefined
  /** Share of the total, shown below: 0.25 is 25 %. Its space is reserved while loading, and without a total. */
  share?: number | undefined
}

/** Totals of a period, each with its share if it has one. */
export function Cards({ figures }: { figures: readonly Figure[] }): ReactNode {
  const t = useT('statistics')
  const format = useFormat()
  const hintOf = (share: number | undefined) =>
    share === undefined ? '\u00a0' : t('share', { share: format.percent(share) })
  return (
    <StatGrid>
      {figures.map(({ label, value, ...figure }) => (
        <StatCard
          key={label}
          label={label}
          value={value === undefined ? undefined : format.number(value)}
          {...('share' in figure && { hint: hintOf(figure.share) })}
        />
      ))}
    </StatGrid>
  )
}
