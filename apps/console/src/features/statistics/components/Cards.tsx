import { useFormat, useT } from '@seaport/i18n/react'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import type { ReactNode } from 'react'

export interface Figure {
  label: string
  /** Undefined while it is on its way. */
  value: number | undefined
  /** A part of a whole, shown below: 0.25 is 25 %. */
  share?: number | undefined
}

/** Sums of a period, each with its share of the whole where it has one. */
export function Cards({ figures }: { figures: readonly Figure[] }): ReactNode {
  const t = useT('statistics')
  const format = useFormat()
  return (
    <StatGrid>
      {figures.map(({ label, value, share }) => (
        <StatCard
          key={label}
          label={label}
          value={value === undefined ? undefined : format.number(value)}
          {...(share !== undefined && { hint: t('share', { share: format.percent(share) }) })}
        />
      ))}
    </StatGrid>
  )
}
