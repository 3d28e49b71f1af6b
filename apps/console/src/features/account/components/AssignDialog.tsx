import * as accountSchema from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { reportBulk, withoutLeft } from '@seaport/ui/bulk-report'
import { ComboField } from '@seaport/ui/combo-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useSeatOptions } from '../../seat/seat.public.ts'
import { useAssignAccounts } from '../api/account-actions.ts'

/** Assigns accounts to a seat. */
export function AssignDialog(props: {
  ids: readonly string[]
  /** Called with those that were assigned. */
  onClose: (changed: readonly string[]) => void
}): ReactNode {
  const t = useT('account')
  const seats = useSeatOptions()
  const assign = useAssignAccounts()
  const form = useForm({
    schema: accountSchema.assignAccounts.body,
    initial: { account_ids: [...props.ids], seat_id: '' },
    onSubmit: async (body) => {
      const { assigned, ...left } = await assign.mutateAsync({ body })
      void reportBulk({ title: t('assigned', { count: assigned }), done: assigned, ...left })
      props.onClose(withoutLeft(props.ids, left.left_out))
    },
  })
  return (
    <FormDialog
      title={t('ask.assign', { count: props.ids.length })}
      action={t('do.assign')}
      form={form}
      onClose={() => props.onClose([])}
    >
      <ComboField
        field={form.field('seat_id')}
        label={t('seat')}
        hint={t('effect.moves')}
        options={seats}
        required
      />
    </FormDialog>
  )
}
