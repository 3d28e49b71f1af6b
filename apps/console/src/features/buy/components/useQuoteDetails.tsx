import type { TierSnapshot } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { KeyValue } from '@seaport/ui/key-value-list'
import { subtractMoney } from '../../../shared/money.ts'
import { useRateChange } from '../../../shared/price/useRateChange.ts'
import type { Quote } from '../api/useQuote.ts'
import type { Holding } from '../purchase.ts'

/** A quote as details: how the price is made up, and what the purchase results in. */
export function useQuoteDetails(info: Holding) {
  const t = useT('buy')
  const format = useFormat()
  const rateChange = useRateChange()
  const change = (before: string, after: string) =>
    before === after ? after : t('change', { before, after })
  const sum = ({ quantity, days, tier }: Pick<Quote, 'quantity' | 'days' | 'tier'>) =>
    t('sumValue', {
      ports: t('preset.quantity', { count: quantity }),
      days: t('preset.days', { count: days }),
      price: format.money(tier.port_unit_price),
    })
  const rate = (which: 'duration_rate' | 'discount', of: TierSnapshot, added = of) => {
    const [ports, time] = [rateChange(of[which]), rateChange(added[which])]
    return ports === time ? ports : t('ratesOfBoth', { ports, time })
  }
  return {
    price: ({ extension, list_price, payment_price, ...ports }: Quote): readonly KeyValue[] => [
      { label: t(extension ? 'sumPorts' : 'sum'), value: sum(ports) },
      ...(extension ? [{ label: t('sumTime'), value: sum(extension) }] : []),
      { label: t('listPrice'), value: format.money(list_price) },
      { label: t('durationRate'), value: rate('duration_rate', ports.tier, extension?.tier) },
      { label: t('discount'), value: rate('discount', ports.tier, extension?.tier) },
      ...(list_price === payment_price
        ? []
        : [{ label: t('saved'), value: format.money(subtractMoney(list_price, payment_price)) }]),
    ],
    outcome: ({
      port_num,
      port_expire_time,
      balance,
      payment_price,
      balance_suffices,
    }: Quote): readonly KeyValue[] => [
      {
        label: t('portsAfter'),
        value: change(format.number(info.port_num), format.number(port_num)),
      },
      {
        label: t('expiryAfter'),
        value: change(
          info.port_expire_time === null ? t('noTerm') : format.dateTime(info.port_expire_time),
          format.dateTime(port_expire_time),
        ),
      },
      {
        label: t('balanceAfter'),
        value: balance_suffices
          ? change(format.money(balance), format.money(subtractMoney(balance, payment_price)))
          : format.money(balance),
      },
    ],
  }
}
