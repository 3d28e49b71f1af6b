import { makeStyles } from '@fluentui/react-components'
import { listCustomers } from '@seaport/contract/money/customer'
import type { Customer } from '@seaport/contract/money/customer.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { FormDialog } from '@seaport/ui/form-dialog'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { Stack } from '@seaport/ui/stack'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import { useNow } from '@seaport/ui/use-now'
import { type ReactNode, useMemo, useState } from 'react'
import { KindPicker, kindsOf, requestOf, useQuoteDetails, type What } from '../../buy/buy.public.ts'
import { CustomerField } from '../../customer/customer.public.ts'
import { useAskForQuote, useBuyFor, useQuoteFor } from '../api/buying.ts'
import { choiceOf } from '../choice.ts'
import { QuotePanel } from './QuotePanel.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: token('spacingHorizontalXXL'),
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const NOTHING = { port_num: 0, port_expire_time: null }

/** Buys ports or time from a customer's balance, after a confirmation. */
export function BuyForDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('buyFor')
  const tBuy = useT('buy')
  const format = useFormat()
  const styles = useStyles()
  const buy = useBuyFor()
  const askForQuote = useAskForQuote()
  const [customer, setCustomer] = useState<Customer>()
  const [wanted, setWanted] = useState<What>('ports')
  const details = useQuoteDetails(customer ?? NOTHING)
  const { ports, time } = kindsOf(customer ?? NOTHING, useNow())
  const what: What = wanted === 'time' ? (time ? 'time' : 'ports') : ports ? 'ports' : 'time'
  const kind = (what === 'time' ? time : ports) ?? 'first'
  const schema = useMemo(() => choiceOf(kind), [kind])
  const form = useForm({
    schema,
    initial: { user_id: '', quantity: 1, days: null, remark: '' },
    onSubmit: async ({ user_id, remark, ...choice }) => {
      const request = requestOf(kind, choice)
      if (!request || !customer) return
      // The price of this choice may still be on its way, or was refused.
      const priced = quote.current && quote.data ? quote.data : await askForQuote(customer, request)
      const price = format.money(priced.payment_price)
      const agreed = await confirm({
        title: t('ask', { email: customer.email, price }),
        text: <KeyValueList items={details.outcome(priced)} />,
        effects: [t('effect.charge', { email: customer.email, price }), t('effect.recorded')],
        action: t('pay', { price }),
        tone: 'primary',
        run: () =>
          buy.mutateAsync({
            params: { id: user_id },
            body: { ...request, payment_price: priced.payment_price, remark },
          }),
      })
      if (!agreed) return
      notify.success(t('bought', { email: customer.email, price }))
      onClose()
    },
  })
  const { quantity, days } = form.values
  const amounts = schema.pick({ quantity: true, days: true }).safeParse({ quantity, days })
  const request = amounts.success ? requestOf(kind, amounts.data) : undefined
  const quote = useQuoteFor(customer, request)
  return (
    <FormDialog title={t('create')} action={t('next')} size="large" form={form} onClose={onClose}>
      <div className={styles.columns}>
        <Stack>
          <CustomerField
            field={form.field('user_id')}
            from={listCustomers}
            label={t('customer')}
            hint={customer ? t('holds', holdings(customer, format)) : t('customerHint')}
            known={customer}
            onChoose={setCustomer}
          />
          <KindPicker
            value={what}
            onChange={setWanted}
            refused={
              customer
                ? {
                    ...(ports === null && { ports: t('renewFirst') }),
                    ...(time === null && { time: t('portsFirst') }),
                  }
                : {}
            }
          />
          {kind !== 'renew' && (
            <NumberField
              field={form.field('quantity')}
              label={tBuy('quantity')}
              unit={tBuy('unit.quantity')}
              min={1}
              required
            />
          )}
          <NumberField
            field={form.field('days')}
            label={tBuy(kind === 'more' ? 'addedDays' : 'days')}
            unit={tBuy('unit.days')}
            min={1}
            required={kind !== 'more'}
          />
          <TextAreaField
            field={form.field('remark')}
            label={t('remark')}
            hint={t('remarkHint')}
            rows={2}
            required
          />
        </Stack>
        <QuotePanel customer={customer} quote={quote} chosen={request !== undefined} />
      </div>
    </FormDialog>
  )
}

function holdings({ balance, port_num, port_expire_time }: Customer, format: ReturnType<typeof useFormat>) {
  return { balance: format.money(balance), count: port_num, time: format.dateTime(port_expire_time) }
}
