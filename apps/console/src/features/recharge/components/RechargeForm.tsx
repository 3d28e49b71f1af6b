import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { createOrder, listOrders, orderTypes } from '@seaport/contract/money/order'
import { RechargeText } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { Hint } from '@seaport/ui/hint'
import { PageCard } from '@seaport/ui/page'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { logError } from '../../../shared/log.ts'
import { PaymentTypes, payPath, SupportContact } from '../../pay/pay.public.ts'
import type { Shortfall } from '../shortfall.ts'
import { AmountField } from './AmountField.tsx'
import { type Opened, OpenedOrder } from './OpenedOrder.tsx'

/** Requested amount. */
const RechargeBody = z.object({ amount: RechargeText })

const useStyles = makeStyles({
  submit: { display: 'grid' },
})

/** Opens an order of the chosen amount and its pay page. @param wanted amount missing for a purchase: the default */
export function RechargeForm({ wanted }: { wanted: Shortfall | null }): ReactNode {
  const t = useT('recharge')
  const format = useFormat()
  const styles = useStyles()
  const create = useEndpointMutation(createOrder, [listOrders])
  const [opened, setOpened] = useState<Opened | null>(null)
  const form = useForm({
    schema: RechargeBody,
    initial: { amount: wanted?.amount ?? '100' },
    onSubmit: async ({ amount }) => {
      try {
        const order = await create.mutateAsync({
          body: { order_type: orderTypes.recharge, amount: String(amount) },
        })
        setOpened({ ...order, blocked: window.open(`#${payPath(order)}`, '_blank') === null })
      } catch (error) {
        // The specification (section 8) only logs a failed recharge; the advice below the button is always there.
        logError('创建订单失败', error)
      }
    },
  })
  return (
    <PageCard title={t('title')}>
      {wanted && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('wanted', { missing: format.money(wanted.missing) })}</MessageBarBody>
        </MessageBar>
      )}
      <Form form={form}>
        <AmountField field={form.field('amount')} />
        <PaymentTypes />
        <div className={styles.submit}>
          <SubmitButton form={form}>{t('submit')}</SubmitButton>
        </div>
        <Hint>
          {t('help')} <SupportContact />
        </Hint>
      </Form>
      {opened && <OpenedOrder opened={opened} />}
    </PageCard>
  )
}
