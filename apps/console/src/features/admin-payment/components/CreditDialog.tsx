import { Id } from '@seaport/contract/kernel/primitives.schema'
import { listPayers } from '@seaport/contract/money/customer'
import type { Payment } from '@seaport/contract/money/order.schema'
import * as orderSchema from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { notify } from '@seaport/ui/notify'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { CustomerField } from '../../customer/customer.public.ts'
import { useCreditPayment } from '../api/payment-actions.ts'

const CreditForm = orderSchema.creditPayment.body.extend({ user_id: Id })

/** Credits a parked payment to a customer: by default the owner of the order that it names. */
export function CreditDialog({ payment, onClose }: { payment: Payment; onClose: () => void }): ReactNode {
  const t = useT('adminPayment')
  const format = useFormat()
  const credit = useCreditPayment()
  const named = payment.user_id && payment.email ? { id: payment.user_id, email: payment.email } : undefined
  const [email, setEmail] = useState(named?.email)
  const amount = format.money(payment.paid_amount)
  const form = useForm({
    schema: CreditForm,
    initial: { user_id: named?.id ?? '', remark: '' },
    onSubmit: async (body) => {
      await credit.mutateAsync({ params: { id: payment.id }, body })
      notify.success(t('credited', { amount, email: email ?? '' }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('creditTitle', { amount })} action={t('creditAction')} form={form} onClose={onClose}>
      <KeyValueList
        items={[
          { label: t('id'), value: payment.id },
          { label: t('order_no'), value: payment.order_no },
          ...(payment.park_reason ? [{ label: t('reason'), value: t(`reason.${payment.park_reason}`) }] : []),
        ]}
      />
      <CustomerField
        field={form.field('user_id')}
        from={listPayers}
        label={t('creditUser')}
        hint={t('creditUserHint')}
        known={named}
        onChoose={(customer) => setEmail(customer?.email ?? named?.email)}
      />
      <TextAreaField
        field={form.field('remark')}
        label={t('remark')}
        hint={t('remarkHint')}
        rows={2}
        required
      />
      <p>{t('creditEffect', { amount })}</p>
    </FormDialog>
  )
}
