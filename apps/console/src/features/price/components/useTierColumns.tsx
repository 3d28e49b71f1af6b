import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { AdminPriceTier } from '@seaport/contract/money/price.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { useRateChange } from '../../../shared/price/useRateChange.ts'
import { useTierText } from './useTierText.ts'

export type TierAction = 'edit' | 'delete'
type OnTierAction = (action: TierAction, tier: AdminPriceTier) => void

/** Columns of the price list. */
export function useTierColumns(onAction: OnTierAction): readonly Column<AdminPriceTier>[] {
  const t = useT('price')
  const format = useFormat()
  const text = useTierText()
  const rateChange = useRateChange()
  return useMemo(
    () => [
      {
        id: 'quantity',
        header: t('quantity'),
        hideable: false,
        rowHeader: true,
        render: (tier) => text.range(tier.min_quantity, tier.max_quantity),
      },
      { id: 'days', header: t('days'), render: (tier) => text.range(tier.min_days, tier.max_days) },
      {
        id: 'port_unit_price',
        header: t('unitPrice'),
        width: 170,
        align: 'end',
        render: (tier) => format.money(tier.port_unit_price),
      },
      {
        id: 'duration_rate',
        header: t('durationRate'),
        width: 130,
        align: 'end',
        render: (tier) => rateChange(tier.duration_rate),
      },
      {
        id: 'discount',
        header: t('discount'),
        width: 120,
        align: 'end',
        render: (tier) => rateChange(tier.discount),
      },
      {
        id: 'price',
        header: t('startsAt'),
        width: 140,
        align: 'end',
        render: (tier) => format.money(tier.price),
      },
      {
        id: 'updated_at',
        header: t('updated'),
        width: 140,
        collapsible: true,
        render: (tier) => <RelativeTime value={tier.updated_at} />,
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (tier) => (
          <RowMenu
            name={text.purchases(tier)}
            actions={[
              {
                id: 'edit',
                label: t('do.edit'),
                icon: <EditRegular />,
                onSelect: () => onAction('edit', tier),
              },
              {
                id: 'delete',
                label: t('do.delete'),
                icon: <DeleteRegular />,
                divided: true,
                onSelect: () => onAction('delete', tier),
              },
            ]}
          />
        ),
      },
    ],
    [t, format, text, rateChange, onAction],
  )
}
