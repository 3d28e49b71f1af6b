import { userInfo } from '@seaport/contract/people/user'
import type { EmailConfig } from '@seaport/contract/platform/email.schema'
import * as emailSchema from '@seaport/contract/platform/email.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useTestEmailConfig } from '../api/config-actions.ts'

/** Sends a test mail, to oneself by default. */
export function TestMail({ type, onClose }: Pick<EmailConfig, 'type'> & { onClose: () => void }): ReactNode {
  const t = useT('config')
  const send = useTestEmailConfig()
  const { data: me } = useEndpointQuery(userInfo, {})
  const form = useForm({
    schema: emailSchema.testEmailConfig.body,
    initial: { type, to: me?.email ?? '' },
    onSubmit: async (body) => {
      await send.mutateAsync({ body })
      notify.success(t('mail.testSent', { to: body.to }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('mail.testTitle')} action={t('mail.testAction')} form={form} onClose={onClose}>
      <TextField
        field={form.field('to')}
        label={t('mail.testTo')}
        hint={t('mail.testHint')}
        type="email"
        required
        autoFocus
      />
    </FormDialog>
  )
}
