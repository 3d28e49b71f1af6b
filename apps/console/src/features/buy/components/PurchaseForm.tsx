import { makeStyles } from '@fluentui/react-components'
import type { PriceTier } from '@seaport/contract/money/price.schema'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { Form } from '@seaport/ui/form'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useId, useMemo } from 'react'
import { usePurchase } from '../api/usePurchase.ts'
import { type Quote, useQuote } from '../api/useQuote.ts'
import {
  type Choice,
  choiceSchema,
  type Limits,
  type PurchaseKind,
  requestOf,
  termSaving,
} from '../purchase.ts'
import { AmountChoice } from './AmountChoice.tsx'
import { QuoteCard } from './QuoteCard.tsx'
import { useQuoteDetails } from './useQuoteDetails.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 420px)',
    gap: token('spacingHorizontalL'),
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  note: {
    margin: 0,
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
  },
})

/** The purchase that was just made. */
export interface Purchase {
  order_no: string
  quote: Quote
}

interface PurchaseFormProps {
  kind: PurchaseKind
  limits: Limits
  tiers: readonly PriceTier[]
  info: UserInfo
  daysLeft: number
  /** Content above the fields. */
  picker: ReactNode
  onBought: (bought: Purchase) => void
}

/** Purchase form: amount, quote and confirmation. */
export function PurchaseForm({
  kind,
  limits,
  tiers,
  info,
  daysLeft,
  picker,
  onBought,
}: PurchaseFormProps): ReactNode {
  const t = useT('buy')
  const format = useFormat()
  const styles = useStyles()
  const id = useId()
  const details = useQuoteDetails(info)
  const purchase = usePurchase()
  const schema = useMemo(() => choiceSchema(kind, limits), [kind, limits])
  const first = (range: Limits['days'], usual: number) =>
    range && Math.min(Math.max(usual, range.min), range.max)
  const form = useForm({
    schema,
    initial: { quantity: first(limits.quantity, 5), days: kind === 'more' ? null : first(limits.days, 30) },
    // The confirmation dialog shows progress and refusals itself.
    onSubmit: async (choice) => void ask(choice),
  })
  const chosen = schema.safeParse(form.values)
  // Number of ports that the time is bought for.
  const timed =
    kind === 'more' ? info.port_num + (form.values.quantity ?? 0) : (form.values.quantity ?? info.port_num)
  const quote = useQuote(chosen.success ? requestOf(kind, chosen.data) : undefined)
  const { data } = quote
  const question = ({ quantity, days, extension }: Quote) => {
    const ports = t('preset.quantity', { count: quantity })
    return extension
      ? t('ask.moreAndTime', {
          ports,
          days: t('preset.days', { count: extension.days }),
          all: extension.quantity,
        })
      : t(`ask.${kind}`, { ports, days: t('preset.days', { count: days }) })
  }
  const ask = async (choice: Choice) => {
    const request = requestOf(kind, choice)
    // The button is disabled without a price, and missing without the money, but Enter in a field still submits.
    if (!request || !data || !quote.current || !data.balance_suffices) return
    let order_no = ''
    const agreed = await confirm({
      title: question(data),
      text: <KeyValueList items={[...details.price(data), ...details.outcome(data)]} />,
      effects: [
        t('effect.charge', { price: format.money(data.payment_price) }),
        t('effect.term', { time: format.dateTime(data.port_expire_time) }),
      ],
      action: t('payNow', { price: format.money(data.payment_price) }),
      tone: 'primary',
      run: async () => {
        order_no = (await purchase(request, data.payment_price)).order_no
      },
    })
    if (agreed) onBought({ order_no, quote: data })
  }
  return (
    <div className={styles.columns}>
      <PageCard title={t('what')}>
        {picker}
        <Form form={form} id={id}>
          {limits.quantity && (
            <AmountChoice
              what="quantity"
              range={limits.quantity}
              label={t('quantity')}
              field={form.field('quantity')}
            />
          )}
          {limits.days && (
            <AmountChoice
              what="days"
              range={limits.days}
              label={t(kind === 'more' ? 'addedDays' : 'days')}
              optional={kind === 'more'}
              saves={(days) => termSaving(tiers, timed, days)}
              field={form.field('days')}
            />
          )}
          {kind !== 'first' && (
            <p className={styles.note}>
              {kind === 'more'
                ? t('moreNote', { count: daysLeft, time: format.dateTime(info.port_expire_time) })
                : t('renewNote', { count: info.port_num })}
            </p>
          )}
        </Form>
      </PageCard>
      <QuoteCard quote={quote} info={info} chosen={chosen.success} form={form} formId={id} />
    </div>
  )
}
