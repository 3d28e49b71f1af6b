import { channelKinds } from '@seaport/contract/platform/official-channel'
import type { OfficialChannel } from '@seaport/contract/platform/official-channel.schema'
import * as officialChannelSchema from '@seaport/contract/platform/official-channel.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { SelectField } from '@seaport/ui/select-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useCreateChannel, useUpdateChannel } from '../api/channel-actions.ts'

interface ChannelEditorProps {
  /** The one that is changed; left out = a new one. */
  channel?: OfficialChannel
  onClose: () => void
}

/** A channel of the operator: kind, address and purpose. */
export function ChannelEditor({ channel, onClose }: ChannelEditorProps): ReactNode {
  const t = useT('officialChannel')
  const kinds = useT('antiScam')
  const create = useCreateChannel()
  const update = useUpdateChannel()
  const form = useForm({
    schema: officialChannelSchema.createChannel.body,
    initial: {
      kind: channel?.kind ?? 'website',
      value: channel?.value ?? '',
      label: channel?.label ?? '',
      notes: channel?.notes ?? '',
    },
    onSubmit: async (body) => {
      const { value } = channel
        ? await update.mutateAsync({ params: { id: channel.id }, body })
        : await create.mutateAsync({ body })
      notify.success(t('saved', { value }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={channel ? t('editTitle') : t('addTitle')}
      action={channel ? t('save') : t('add')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        field={form.field('kind')}
        label={t('kindLabel')}
        options={channelKinds.map((value) => ({ value, label: kinds(`kind.${value}`) }))}
        required
      />
      <TextField
        field={form.field('value')}
        label={t('value')}
        hint={t(`valueHint.${form.values.kind || 'website'}`)}
        maxLength={500}
        required
      />
      <TextField
        field={form.field('label')}
        label={t('label')}
        hint={t('labelHint')}
        maxLength={80}
        required
      />
      <TextAreaField field={form.field('notes')} label={t('notes')} maxLength={500} rows={2} />
    </FormDialog>
  )
}
