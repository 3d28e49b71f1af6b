import { apiScopes } from '@seaport/contract/kernel/api-scope'
import { MAX_API_TOKEN_DAYS } from '@seaport/contract/people/api-token'
import * as apiTokenSchema from '@seaport/contract/people/api-token.schema'
import { useT } from '@seaport/i18n/react'
import { MultiComboField } from '@seaport/ui/combo-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { NumberField } from '@seaport/ui/number-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useCreateToken } from '../api/token-actions.ts'

interface TokenEditorProps {
  /** Called with the token, which can't be read again. */
  onCreated: (token: string) => void
  onClose: () => void
}

/** Name, scopes and lifetime of a new token. */
export function TokenEditor({ onCreated, onClose }: TokenEditorProps): ReactNode {
  const t = useT('notification')
  const create = useCreateToken()
  const form = useForm({
    schema: apiTokenSchema.createApiToken.body,
    initial: { name: '', scopes: [], days: 90 },
    onSubmit: async (body) => onCreated((await create.mutateAsync({ body })).token),
  })
  return (
    <FormDialog title={t('addToken')} action={t('createToken')} form={form} onClose={onClose}>
      <TextField
        field={form.field('name')}
        label={t('tokenName')}
        hint={t('tokenNameHint')}
        maxLength={80}
        required
      />
      <MultiComboField
        field={{
          ...form.field('scopes'),
          set: (chosen) => form.patch({ scopes: apiScopes.filter((scope) => chosen.includes(scope)) }),
        }}
        label={t('scopes')}
        hint={t('scopesHint')}
        options={apiScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        required
      />
      <NumberField
        field={form.field('days')}
        label={t('tokenDays')}
        unit={t('tokenDaysUnit')}
        min={1}
        max={MAX_API_TOKEN_DAYS}
        required
      />
    </FormDialog>
  )
}
