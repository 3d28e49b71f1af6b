import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { DecimalField } from '@seaport/ui/decimal-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { notify } from '@seaport/ui/notify'
import { SelectField } from '@seaport/ui/select-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useMemo } from 'react'
import { adjustmentForm, balanceAfter } from '../adjustment.ts'
import { useAdjustBalance } from '../api/user-actions.ts'

interface AdjustBalanceProps {
  user: AdminUser
  onClose: () => void
}

/** Adjusts a user's balance, with a preview of the result. */
export function AdjustBalance({ user, onClose }: AdjustBalanceProps): ReactNode {
  const t = useT('adminUser')
  const format = useFormat()
  const adjust = useAdjustBalance()
  const form = useForm({
    schema: useMemo(() => adjustmentForm(user.balance), [user.balance]),
    initial: { direction: 'add', amount: '', remark: '' },
    onSubmit: async (body) => {
      const { amount_after } = await adjust.mutateAsync({ params: { id: user.id }, body })
      notify.success(t('adjusted', { balance: format.money(amount_after) }))
      onClose()
    },
  })
  const { direction, amount } = form.values
  return (
    <FormDialog
      title={t('balanceTitle', { email: user.email })}
      action={t('do.balance')}
      form={form}
      onClose={onClose}
    >
      <FormRow>
        <SelectField
          field={form.field('direction')}
          label={t('direction')}
          options={[
            { value: 'add', label: t('add') },
            { value: 'deduct', label: t('deduct') },
          ]}
        />
        <DecimalField field={form.field('amount')} label={t('amount')} contentBefore="$" required autoFocus />
      </FormRow>
      <TextAreaField
        field={form.field('remark')}
        label={t('remark')}
        hint={t('remarkHint')}
        rows={2}
        maxLength={500}
        required
      />
      <KeyValueList
        items={[
          { label: t('balanceNow'), value: format.money(user.balance) },
          {
            label: t('balanceThen'),
            value: <output>{format.money(balanceAfter(user.balance, { direction, amount }))}</output>,
          },
        ]}
      />
    </FormDialog>
  )
}
