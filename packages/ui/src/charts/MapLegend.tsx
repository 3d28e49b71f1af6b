import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import type { ChartPlace } from './Chart.types.ts'
import type { ChartFormatters } from './chart-table.ts'
import { SHADES, shadeColour } from './shades.ts'
import { useChartStyles } from './useChartStyles.ts'

interface MapLegendProps {
  /** The largest first. */
  places: readonly ChartPlace[]
  drawn: ReadonlySet<string | undefined>
  formatters: ChartFormatters
}

/** What the shades mean, and the countries that the map is too coarse for. */
export function MapLegend({ places, drawn, formatters }: MapLegendProps): ReactNode {
  const t = useT('chart')
  const format = useFormat()
  const styles = useChartStyles()
  const known = places.filter(({ value }) => value > 0)
  const missing = known.filter(({ country }) => !drawn.has(country))
  return (
    <Row className={styles.mapFoot} aria-hidden>
      <Row as="span" inline wrap="never">
        {formatters.value(known.at(-1)?.value ?? 0)}
        <span style={{ display: 'inline-flex' }}>
          {Array.from({ length: SHADES }, (_, at) => (
            <span
              key={shadeColour(at + 1)}
              className={styles.mapShade}
              style={{ backgroundColor: shadeColour(at + 1) }}
            />
          ))}
        </span>
        {formatters.value(known[0]?.value ?? 0)}
      </Row>
      {missing.length > 0 && (
        <span>
          {t('tooSmall', {
            list: format.list(
              missing.map(({ country, value }) =>
                t('seriesValue', { name: formatters.country(country), value: formatters.value(value) }),
              ),
            ),
          })}
        </span>
      )}
    </Row>
  )
}
