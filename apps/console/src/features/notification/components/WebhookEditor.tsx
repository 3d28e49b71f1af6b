import { Locale } from '@seaport/contract/kernel/locale.schema'
import type { NotificationKind } from '@seaport/contract/work/notification.schema'
import type { Webhook } from '@seaport/contract/work/webhook.schema'
import * as webhookSchema from '@seaport/contract/work/webhook.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { MultiComboField } from '@seaport/ui/combo-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useCreateWebhook, useUpdateWebhook } from '../api/webhook-actions.ts'

interface WebhookEditorProps {
  /** The one that is changed; left out = a new one. */
  webhook: Webhook | undefined
  /** All topics that the person can be notified of. */
  kinds: readonly NotificationKind[]
  /** Called with the secret, which can't be read again. */
  onCreated: (secret: string) => void
  onClose: () => void
}

/** Address and topics of a webhook. */
export function WebhookEditor({ webhook, kinds, onCreated, onClose }: WebhookEditorProps): ReactNode {
  const t = useT('notification')
  const { lang } = useLanguage()
  const create = useCreateWebhook()
  const update = useUpdateWebhook()
  const form = useForm({
    schema: webhookSchema.createWebhook.body,
    initial: {
      url: webhook?.url ?? '',
      kinds: webhook?.kinds ?? [...kinds],
      language: webhook?.language ?? lang,
    },
    onSubmit: async (body, changed) => {
      if (!webhook) return onCreated((await create.mutateAsync({ body })).secret)
      await update.mutateAsync({ params: { id: webhook.id }, body: changed })
      onClose()
    },
  })
  return (
    <FormDialog
      title={webhook ? t('editWebhook') : t('addWebhook')}
      action={webhook ? t('save') : t('add')}
      form={form}
      onClose={onClose}
    >
      <TextField
        field={form.field('url')}
        label={t('address')}
        hint={t('addressHint')}
        placeholder="https://"
        maxLength={500}
        required
      />
      <MultiComboField
        field={{
          ...form.field('kinds'),
          set: (chosen) => form.patch({ kinds: kinds.filter((kind) => chosen.includes(kind)) }),
        }}
        label={t('kinds')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        required
      />
      <SelectField
        field={form.field('language')}
        label={t('language')}
        options={Locale.options.map((value) => ({ value, label: LANG_NAMES[value] }))}
      />
    </FormDialog>
  )
}
