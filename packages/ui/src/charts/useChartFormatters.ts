import type { Format } from '@seaport/i18n/format'
import { toTag } from '@seaport/i18n/lang'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import type { ChartProps, ValueKind } from './Chart.types.ts'
import type { ChartFormatters } from './chart-table.ts'

const AXIS_MONEY: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
}

/** Writes a chart's values and categories for the current language and the user's zone. */
export function useChartFormatters(props: ChartProps): ChartFormatters {
  const t = useT('chart')
  const format = useFormat()
  const { lang } = useLanguage()
  const kind = props.valueKind ?? 'number'
  const days = 'categories' in props && props.categoryKind === 'day'
  const short = new Intl.DateTimeFormat(toTag(lang), {
    month: 'numeric',
    day: 'numeric',
    timeZone: format.zone,
  })
  const countries = new Intl.DisplayNames(toTag(lang), { type: 'region' })
  const category = (at: number) => {
    if (!('categories' in props)) return ''
    const moment = props.categories[at]
    return days ? format.date(moment) : String(moment)
  }
  return {
    value: (value) => valueText(format, kind, value),
    axis: (value) => axisText(format, kind, value),
    category,
    tick: (at) => (days ? short.format(new Date(props.categories[at] ?? 0)) : category(at)),
    percent: format.percent,
    country: (code) => countries.of(code) ?? code,
    heads: {
      name: t('name'),
      country: t('country'),
      value: t('value'),
      share: t('share'),
      total: t('total'),
    },
  }
}

function valueText(format: Format, kind: ValueKind, value: number | null | undefined): string {
  switch (kind) {
    case 'money':
      return format.money(value === null || value === undefined ? value : value.toFixed(2))
    case 'percent':
      return format.percent(value)
    case 'duration':
      return format.duration(value)
    default:
      return format.number(value)
  }
}

function axisText(format: Format, kind: ValueKind, value: number): string {
  if (kind === 'money') return format.number(value, AXIS_MONEY)
  return kind === 'number' ? format.compact(value) : valueText(format, kind, value)
}
