import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { AdminPriceTier } from '@seaport/contract/money/price.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { useRateChange } from '../../../shared/price/useRateChange.ts'
import { useTierText } from './useTierText.ts'

export type TierAction = 'edit' | 'delete'
type OnTierAction = (action: TierAction, tier: AdminPriceTier) => void

/** Columns of the price list. */
export function useTierColumns(onAction: OnTierAction): readonly Column<AdminPriceTier>[] {
  const t = useT('price')
  const of = useFieldColumns<AdminPriceTier>()
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
      of.money('port_unit_price', t('unitPrice'), { width: 170 }),
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
      of.money('price', t('startsAt'), { width: 140 }),
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
    [t, of, text, rateChange, onAction],
  )
}
