import { useT } from '@seaport/i18n/react'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { CartesianChartProps } from './Chart.types.ts'
import { ChartAxes } from './ChartAxes.tsx'
import { ChartCursor } from './ChartCursor.tsx'
import { ChartTip } from './ChartTip.tsx'
import { colourAt, stack } from './chart-data.ts'
import type { ChartFormatters } from './chart-table.ts'
import { Legend } from './Legend.tsx'
import type { MarksProps } from './plot.ts'
import { bands, textWidth, uprightScale } from './scale.ts'
import { useChartStyles } from './useChartStyles.ts'
import { useWidth } from './useWidth.ts'

const BOTTOM = 26
const TOP = 8

interface Props extends CartesianChartProps {
  height: number
  formatters: ChartFormatters
  /** Draws lines, or bars. */
  marks: ComponentType<MarksProps>
}

/** Lines or bars over categories, with a cursor that reads them out by pointer or arrow keys. */
export function CartesianChart({
  kind,
  title,
  categories,
  series = [],
  height,
  formatters,
  valueKind,
  marks: Marks,
}: Props): ReactNode {
  const t = useT('chart')
  const styles = useChartStyles()
  const container = useRef<HTMLDivElement>(null)
  const width = useWidth(container)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<number>()
  const coloured = series.map((one, index) => ({ ...one, colour: colourAt(index, one) }))
  const shown = coloured.filter((one) => !hidden.has(one.id))
  const count = categories.length
  const stacked = kind === 'stacked' ? stack(shown, count) : undefined
  const values = stacked
    ? stacked.flat(2)
    : shown.flatMap((one) => one.values.filter((value) => value !== null))
  const plotHeight = height - TOP - BOTTOM
  const scale = uprightScale(values, plotHeight, valueKind === undefined || valueKind === 'number')
  const left = Math.ceil(Math.max(...scale.ticks.map((tick) => textWidth(formatters.axis(tick))))) + 10
  const plotWidth = Math.max(1, width - left - 4)
  const plot = {
    left,
    top: TOP,
    width: plotWidth,
    height: plotHeight,
    scale,
    band: bands(count, plotWidth),
    at,
  }
  const readAt = (index: number) =>
    [
      formatters.category(index),
      ...shown.map((one) => t('seriesValue', { name: one.name, value: formatters.value(one.values[index]) })),
    ].join(', ')
  return (
    <div>
      <div ref={container} className={styles.place} style={{ height }}>
        <svg className={styles.svg} width={width} height={height} aria-hidden>
          <ChartAxes
            {...plot}
            labels={categories.map((_, index) => formatters.tick(index))}
            axis={formatters.axis}
          />
          <Marks {...plot} series={shown} stacked={stacked} filled={kind === 'area'} />
        </svg>
        <ChartCursor
          {...plot}
          count={count}
          label={t('explore', { chart: title })}
          readAt={readAt}
          onMove={setAt}
        />
        {at !== undefined && shown.length > 0 && (
          <ChartTip
            x={left + plot.band.middle(at)}
            width={width}
            head={formatters.category(at)}
            rows={shown.map((one) => ({ ...one, value: formatters.value(one.values[at]) }))}
          />
        )}
      </div>
      {series.length > 1 && (
        <Legend
          series={coloured}
          hidden={hidden}
          onToggle={(id) => {
            const next = new Set(hidden)
            if (!next.delete(id)) next.add(id)
            setHidden(next)
          }}
        />
      )}
    </div>
  )
}
