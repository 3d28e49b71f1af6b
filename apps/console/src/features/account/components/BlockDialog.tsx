import type { Account } from '@seaport/contract/desk/account.schema'
import * as accountSchema from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useBlockAccount, useUnblockAccount } from '../api/account-actions.ts'

/** Blocks or unblocks an account, with a note for its history. */
export function BlockDialog({ account, onClose }: { account: Account; onClose: () => void }): ReactNode {
  const t = useT('account')
  const block = useBlockAccount()
  const unblock = useUnblockAccount()
  const isBlocked = account.availability === 'abnormal'
  const form = useForm({
    schema: accountSchema.blockAccount.body,
    initial: { note: '' },
    onSubmit: async (body) => {
      await (isBlocked ? unblock : block).mutateAsync({ params: { id: account.id }, body })
      notify.success(t(isBlocked ? 'unblockedDone' : 'blockedDone'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(isBlocked ? 'unblockTitle' : 'blockTitle', { name: account.account })}
      action={t(isBlocked ? 'do.unblock' : 'do.block')}
      form={form}
      onClose={onClose}
    >
      <span>{t(isBlocked ? 'unblockEffect' : 'blockEffect')}</span>
      <TextAreaField
        field={form.field('note')}
        label={t('note')}
        hint={t(isBlocked ? 'unblockNoteHint' : 'blockNoteHint')}
        rows={3}
        maxLength={500}
        required
      />
    </FormDialog>
  )
}
