import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { NumberField } from '@seaport/ui/number-field'
import { type ReactNode, useState } from 'react'
import { Price, PriceNote, PricePanel } from '../../../shared/price/PricePanel.tsx'
import { exampleOf } from '../example.ts'

interface TierExampleProps {
  /** The fields of the form. */
  draft: { min_quantity: number | null; min_days: number | null }
}

/** Price of an example purchase by the tier being edited; the smallest purchase by default. */
export function TierExample({ draft }: TierExampleProps): ReactNode {
  const t = useT('price')
  const format = useFormat()
  const [asked, setAsked] = useState<{ quantity?: number | null; days?: number | null }>({})
  const quantity = asked.quantity === undefined ? draft.min_quantity : asked.quantity
  const days = asked.days === undefined ? draft.min_days : asked.days
  const example = exampleOf(draft, quantity, days)
  const field = (name: 'quantity' | 'days', value: number | null) => ({
    name: `example_${name}`,
    value,
    set: (next: number | null) => setAsked({ ...asked, [name]: next }),
    onBlur: () => undefined,
    error: undefined,
    disabled: false,
  })
  const noteOf = (shown: typeof example) => {
    if (!shown) return t('exampleWaits')
    return shown.within ? t('exampleHow') : t('exampleOutside')
  }
  return (
    <PricePanel title={t('example')}>
      <NumberField field={field('quantity', quantity)} label={t('exampleQuantity')} min={1} />
      <NumberField field={field('days', days)} label={t('exampleDays')} min={1} />
      <Price>{format.money(example?.payment)}</Price>
      {example && <KeyValueList items={[{ label: t('listPrice'), value: format.money(example.list) }]} />}
      <div aria-live="polite">
        <PriceNote>{noteOf(example)}</PriceNote>
      </div>
    </PricePanel>
  )
}
