import { type EmailConfig, MailSecurity } from '@seaport/contract/platform/email.schema'
import { useT } from '@seaport/i18n/react'
import { CheckboxField } from '@seaport/ui/checkbox-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { PasswordField } from '@seaport/ui/password-field'
import { SelectField } from '@seaport/ui/select-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { usePutEmailConfig } from '../api/config-actions.ts'
import { EmailForm, toFormValues } from '../email-form.ts'

/** Changes how mails of one type are sent. */
export function EmailEditor({ config, onClose }: { config: EmailConfig; onClose: () => void }): ReactNode {
  const t = useT('config')
  const put = usePutEmailConfig()
  const form = useForm({
    schema: EmailForm,
    initial: toFormValues(config),
    // What another administrator changes in the meantime is not sent back.
    latest: toFormValues(config),
    onSubmit: async (body) => {
      await put.mutateAsync({ body: { ...body, seen: config.updated_at } })
      notify.success(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t(`mail.type.${config.type}`)} size="medium" form={form} onClose={onClose}>
      <TextField
        field={form.field('sender')}
        label={t('mail.sender')}
        hint={t('mail.senderHint')}
        type="email"
        required
      />
      <FormRow>
        <TextField field={form.field('server_address')} label={t('mail.host')} required />
        <NumberField field={form.field('server_port')} label={t('mail.port')} min={1} max={65_535} required />
      </FormRow>
      <FormRow>
        <SelectField
          field={form.field('secure')}
          label={t('mail.secure')}
          options={MailSecurity.options.map((value) => ({ value, label: t(`mail.secure.${value}`) }))}
          required
        />
        <NumberField
          field={form.field('expire_minutes')}
          label={t('mail.expiry')}
          unit={t('minutes')}
          min={1}
          max={10}
          required
        />
      </FormRow>
      <FormRow>
        <TextField
          field={form.field('user')}
          label={t('mail.user')}
          hint={t('mail.userHint')}
          autoComplete="off"
        />
        <PasswordField
          field={form.field('password')}
          label={t('mail.password')}
          hint={config.has_password ? t('mail.passwordKept') : t('mail.passwordEmpty')}
          autoComplete="new-password"
        />
      </FormRow>
      {config.has_password && <CheckboxField field={form.field('forget')} label={t('mail.forget')} />}
      <TextField
        field={form.field('subject')}
        label={t('mail.subject')}
        hint={t('mail.ownWords')}
        placeholder={config.default_subject}
      />
      <TextAreaField
        field={form.field('content')}
        label={t('mail.content')}
        hint={t('mail.contentHint', { code: '{code}', minutes: '{minutes}' })}
        placeholder={config.default_content}
        rows={6}
      />
    </FormDialog>
  )
}
