import type { ChartProps } from './Chart.types.ts'
import { sectors } from './chart-data.ts'

/** Formatters for a chart's numbers and labels. */
export interface ChartFormatters {
  value: (value: number | null | undefined) => string
  axis: (value: number) => string
  category: (at: number) => string
  /** The same, short enough for an axis. */
  tick: (at: number) => string
  percent: (ratio: number) => string
  /** Name of a country by its two letters. */
  country: (code: string) => string
  heads: { name: string; country: string; value: string; share: string; total: string }
}

export interface ChartTable {
  head: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly { id: string; cells: readonly string[] }[]
}

/** A chart's data as a table. */
export function chartTable(props: ChartProps, formatters: ChartFormatters): ChartTable {
  const { heads, value, percent } = formatters
  switch (props.kind) {
    case 'map': {
      const places = (props.places ?? []).map(({ country, value: of }) => ({
        id: country,
        name: formatters.country(country),
        value: of,
      }))
      return {
        head: [heads.country, heads.value, heads.share],
        rows: sectors(places.sort((a, b) => b.value - a.value)).map(({ part, ratio }) => ({
          id: part.id,
          cells: [part.name, value(part.value), percent(ratio)],
        })),
      }
    }
    case 'pie':
    case 'donut':
    case 'ranking':
      return {
        head: [heads.name, heads.value, heads.share],
        rows: sectors(props.parts ?? []).map(({ part, ratio }) => ({
          id: part.id,
          cells: [part.name, value(part.value), percent(ratio)],
        })),
      }
    case 'gauge':
    case 'ring': {
      const ratio = props.max > 0 ? (props.value ?? 0) / props.max : 0
      return {
        head: [heads.name, heads.value, heads.total, heads.share],
        rows: [{ id: 'all', cells: [props.title, value(props.value), value(props.max), percent(ratio)] }],
      }
    }
    default: {
      const series = props.series ?? []
      return {
        head: [props.categoryName, ...series.map((one) => one.name)],
        rows: props.categories.map((_, at) => ({
          id: String(at),
          cells: [formatters.category(at), ...series.map((one) => value(one.values[at]))],
        })),
      }
    }
  }
}
