import { useFormat, useT } from '@seaport/i18n/react'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import type { ReactNode } from 'react'

export interface Figure {
  label: string
  /** Undefined while it is on its way. */
  value: number | undefined
  /** A part of a whole, shown below: 0.25 is 25 %. Its place is kept while it is on its way, and where there is no whole. */
  share?: number | undefined
}

/** Sums of a period, each with its share of the whole where it has one. */
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
