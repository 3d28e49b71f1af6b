import * as releaseSchema from '@seaport/contract/platform/release.schema'
import { useT } from '@seaport/i18n/react'
import { CheckboxField } from '@seaport/ui/checkbox-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useCreateToken } from '../api/release-actions.ts'

const LIFETIMES = [7, 30, 90, 180, 365] as const

/** A token as it is chosen. */
const TokenForm = z
  .object({
    name: releaseSchema.createReleaseToken.body.shape.name,
    publish: z.boolean(),
    manage: z.boolean(),
    days: z.string().transform(Number),
  })
  .refine(({ publish, manage }) => publish || manage, { error: 'required', path: ['publish'] })

interface TokenEditorProps {
  /** Called with the token, which can't be read again. */
  onCreated: (token: { name: string; token: string }) => void
  onClose: () => void
}

/** Creates a token for a machine that publishes. */
export function TokenEditor({ onCreated, onClose }: TokenEditorProps): ReactNode {
  const t = useT('release')
  const create = useCreateToken()
  const form = useForm({
    schema: TokenForm,
    initial: { name: '', publish: true, manage: false, days: '90' },
    onSubmit: async ({ name, publish, manage, days }) => {
      const scopes = [...(publish ? (['publish'] as const) : []), ...(manage ? (['manage'] as const) : [])]
      onCreated(await create.mutateAsync({ body: { name, scopes, days } }))
    },
  })
  return (
    <FormDialog title={t('token.create')} action={t('token.createAction')} form={form} onClose={onClose}>
      <TextField
        field={form.field('name')}
        label={t('token.name')}
        hint={t('token.nameHint')}
        maxLength={64}
        required
      />
      <CheckboxField field={form.field('publish')} label={t('scope.publish')} hint={t('scope.publishHint')} />
      <CheckboxField field={form.field('manage')} label={t('scope.manage')} hint={t('scope.manageHint')} />
      <SelectField
        field={form.field('days')}
        label={t('token.lifetime')}
        options={LIFETIMES.map((days) => ({ value: String(days), label: t('token.days', { count: days }) }))}
        required
      />
    </FormDialog>
  )
}
