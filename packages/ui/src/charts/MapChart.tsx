import { mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { plainKeyOf } from '../input-method/plain-key.ts'
import type { MapChartProps } from './Chart.types.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { ChartTip } from './ChartTip.tsx'
import type { ChartFormatters } from './chart-table.ts'
import { MapLegend } from './MapLegend.tsx'
import { shadeColour, shadesOf } from './shades.ts'
import { useChartStyles } from './useChartStyles.ts'
import { useWidth } from './useWidth.ts'
import { mapHeight, type Outline, worldOn } from './world.ts'

interface Props extends MapChartProps {
  formatters: ChartFormatters
}

/** The country under the pointer or the keys, and where its tip stands. */
interface Spot {
  country: string
  x: number
}

/**
 * The world in shades. The pointer names any country; arrow keys walk through those with a value, the largest first. Countries too small for the map are
 * named below it.
 */
function WorldMap({ title, places = [], formatters }: Props): ReactNode {
  const t = useT('chart')
  const styles = useChartStyles()
  const root = useRef<HTMLDivElement>(null)
  const width = useWidth(root)
  const [spot, setSpot] = useState<Spot>()
  const outlines = useMemo(() => worldOn(width), [width])
  const values = useMemo(() => new Map(places.map(({ country, value }) => [country, value])), [places])
  const shade = useMemo(() => shadesOf([...values.values()]), [values])
  const ranked = useMemo(() => [...places].sort((a, b) => b.value - a.value), [places])
  const drawn = new Set(outlines.map(({ country }) => country))
  const at = Math.max(
    0,
    ranked.findIndex(({ country }) => country === spot?.country),
  )
  const walkTo = (to: number) => {
    const country = ranked[Math.min(ranked.length - 1, Math.max(0, to))]?.country
    if (country) setSpot({ country, x: middleOf(root.current, country) ?? width / 2 })
  }
  const readOut = (country: string | undefined) =>
    country
      ? t('seriesValue', { name: formatters.country(country), value: formatters.value(values.get(country)) })
      : ''
  return (
    <div>
      <div ref={root} className={styles.place} style={{ height: mapHeight(width) }}>
        <svg
          className={styles.svg}
          width={width}
          height={mapHeight(width)}
          aria-hidden
          onPointerMove={(event) => {
            const country = (event.target as Element).getAttribute('data-country')
            const box = event.currentTarget.getBoundingClientRect()
            setSpot(country ? { country, x: event.clientX - box.left } : undefined)
          }}
          onPointerLeave={() => setSpot(undefined)}
        >
          {drawingOrder(outlines, spot?.country).map(({ id, country, path }) => (
            <path
              key={id}
              d={path}
              data-country={country}
              className={mergeClasses(
                styles.country,
                country && country === spot?.country && styles.countryAt,
              )}
              fill={shadeColour(shade(values.get(country ?? '') ?? 0))}
            />
          ))}
        </svg>
        <div
          role="slider"
          tabIndex={0}
          className={mergeClasses(styles.cursor, styles.mapKeys)}
          aria-label={t('explore', { chart: title })}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, ranked.length - 1)}
          aria-valuenow={at}
          aria-valuetext={readOut(ranked[at]?.country)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && walkTo(at)}
          onBlur={() => setSpot(undefined)}
          onKeyDown={(event) => {
            const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: ranked.length - 1 }[
              plainKeyOf(event)
            ]
            if (event.key === 'Escape') setSpot(undefined)
            if (to === undefined) return
            event.preventDefault()
            walkTo(to)
          }}
        />
        {spot && (
          <ChartTip
            x={spot.x}
            width={width}
            head={formatters.country(spot.country)}
            rows={[
              {
                id: spot.country,
                name: title,
                value: formatters.value(values.get(spot.country)),
                colour: shadeColour(shade(values.get(spot.country) ?? 0)),
              },
            ]}
          />
        )}
      </div>
      <MapLegend places={ranked} drawn={drawn} formatters={formatters} />
    </div>
  )
}

/** The marked country last: its outline would lie below its neighbours'. */
function drawingOrder(outlines: readonly Outline[], marked: string | undefined): readonly Outline[] {
  if (marked === undefined) return outlines
  return [
    ...outlines.filter(({ country }) => country !== marked),
    ...outlines.filter(({ country }) => country === marked),
  ]
}

/** Pixels from the left of the map to the middle of a country; undefined for one that is not drawn. */
function middleOf(root: HTMLElement | null, country: string): number | undefined {
  const path = root?.querySelector<SVGPathElement>(`path[data-country="${country}"]`)
  const box = path?.getBBox?.()
  return box && box.x + box.width / 2
}

/** Maps, in a chunk of their own: the outlines of the countries are larger than all other charts. */
export function MapChart(props: MapChartProps): ReactNode {
  return <ChartFigure {...props} draw={({ formatters }) => <WorldMap {...props} formatters={formatters} />} />
}
