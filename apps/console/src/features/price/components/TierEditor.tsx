import { makeStyles } from '@fluentui/react-components'
import type { AdminPriceTier } from '@seaport/contract/money/price.schema'
import * as priceSchema from '@seaport/contract/money/price.schema'
import { useT } from '@seaport/i18n/react'
import { DecimalField } from '@seaport/ui/decimal-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useCreateTier, useUpdateTier } from '../api/price-actions.ts'
import { TierExample } from './TierExample.tsx'
import { useTierText } from './useTierText.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
    gap: token('spacingHorizontalXXL'),
    '@media (max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const EMPTY = {
  min_quantity: null,
  max_quantity: null,
  min_days: null,
  max_days: null,
  port_unit_price: '',
  duration_rate: '1',
  discount: '1',
}

interface TierEditorProps {
  /** The tier that is changed; none = a new one. */
  tier?: AdminPriceTier
  onClose: () => void
}

/** Adds or edits a tier of the price list, with an example of its price. */
export function TierEditor({ tier, onClose }: TierEditorProps): ReactNode {
  const t = useT('price')
  const styles = useStyles()
  const text = useTierText()
  const create = useCreateTier()
  const update = useUpdateTier()
  const form = useForm({
    schema: priceSchema.createPriceTier.body,
    initial: tier ? fieldsOf(tier) : EMPTY,
    onSubmit: async (body, changed) => {
      if (tier) await update.mutateAsync({ params: { id: tier.id }, body: changed })
      else await create.mutateAsync({ body })
      notify.success(t('saved'))
      onClose()
    },
  })
  const count = (name: 'min_quantity' | 'max_quantity' | 'min_days' | 'max_days') => (
    <NumberField field={form.field(name)} label={t(name)} min={1} required />
  )
  return (
    <FormDialog
      title={tier ? t('editTitle', { purchases: text.purchases(tier) }) : t('create')}
      size="large"
      form={form}
      onClose={onClose}
      {...(!tier && { action: t('createAction') })}
    >
      <div className={styles.columns}>
        <Stack>
          <FormRow>
            {count('min_quantity')}
            {count('max_quantity')}
          </FormRow>
          <FormRow>
            {count('min_days')}
            {count('max_days')}
          </FormRow>
          <DecimalField
            field={form.field('port_unit_price')}
            label={t('unitPrice')}
            hint={t('unitPriceHint')}
            contentBefore={t('dollarSign')}
            required
          />
          <FormRow>
            <DecimalField
              field={form.field('duration_rate')}
              label={t('durationRate')}
              hint={t('durationRateHint')}
              required
            />
            <DecimalField
              field={form.field('discount')}
              label={t('discount')}
              hint={t('discountHint')}
              required
            />
          </FormRow>
        </Stack>
        <TierExample draft={form.values} />
      </div>
    </FormDialog>
  )
}

/** Fields formatted for people: 0.9500 is 0.95. */
function fieldsOf(tier: AdminPriceTier) {
  const { min_quantity, max_quantity, min_days, max_days, port_unit_price } = tier
  const factor = (rate: string) => String(Number(rate))
  return {
    min_quantity,
    max_quantity,
    min_days,
    max_days,
    port_unit_price,
    duration_rate: factor(tier.duration_rate),
    discount: factor(tier.discount),
  }
}
