import type { PriceTier } from '@seaport/contract/money/price.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { type ReactNode, useMemo } from 'react'
import { useRateChange } from '../../../shared/price/useRateChange.ts'

/** The price tiers. */
export function PriceList({ tiers }: { tiers: readonly PriceTier[] }): ReactNode {
  const t = useT('buy')
  const format = useFormat()
  const rateChange = useRateChange()
  const columns = useMemo<readonly Column<PriceTier>[]>(() => {
    const range = (from: number, to: number) => `${format.number(from)} – ${format.number(to)}`
    return [
      {
        id: 'quantity',
        header: t('tier.quantity'),
        rowHeader: true,
        render: (tier) => range(tier.min_quantity, tier.max_quantity),
      },
      { id: 'days', header: t('tier.days'), render: (tier) => range(tier.min_days, tier.max_days) },
      {
        id: 'unit',
        header: t('tier.unit'),
        align: 'end',
        render: (tier) => format.money(tier.port_unit_price),
      },
      {
        id: 'rate',
        header: t('durationRate'),
        align: 'end',
        render: (tier) => rateChange(tier.duration_rate),
      },
      {
        id: 'discount',
        header: t('discount'),
        align: 'end',
        render: (tier) => rateChange(tier.discount),
      },
      { id: 'price', header: t('tier.from'), align: 'end', render: (tier) => format.money(tier.price) },
    ]
  }, [t, format, rateChange])
  return <DataTable label={t('tiers')} columns={columns} rows={tiers} rowId={({ id }) => id} />
}
