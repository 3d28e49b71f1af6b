import type { Account } from '@seaport/contract/desk/account.schema'
import type { LocalAccount } from '@seaport/contract/desktop/ipc.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { SelectField } from '@seaport/ui/select-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { seaport, tell } from '../../../shared/seaport.ts'

interface PageChooserProps {
  account: Pick<Account, 'id' | 'account'>
  pages: LocalAccount['page_choices']
}

const Choice = z.object({ page_id: z.string().min(1) })

/** A person with several Pages chooses the one that is the account; closing it cancels the sign-in. */
export function PageChooser({ account: { id, account: handle }, pages }: PageChooserProps): ReactNode {
  const t = useT('desktop')
  const form = useForm({
    schema: Choice,
    initial: { page_id: '' },
    onSubmit: async ({ page_id }) => {
      await seaport.call('account.choosePage', { id, page_id })
    },
  })
  return (
    <FormDialog
      title={t('choosePage')}
      action={t('choosePageAction')}
      form={form}
      onClose={() => tell('account.cancelSignIn', { id })}
    >
      <p>{t('choosePageLead', { handle })}</p>
      <SelectField
        field={form.field('page_id')}
        label={t('choosePageField')}
        options={pages.map(({ id: value, name }) => ({ value, label: name || value }))}
        required
      />
    </FormDialog>
  )
}
