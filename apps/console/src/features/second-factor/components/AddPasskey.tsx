import type { Client } from '@seaport/api-client/client'
import { Name } from '@seaport/contract/kernel/primitives.schema'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { notify } from '@seaport/ui/notify'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { makePasskey, PasskeyUnused } from '../passkey.ts'

const PasskeyForm = z.object({ name: Name })

/** Lets the browser make a passkey under a name. */
export function AddPasskey({
  client,
  onDone,
}: {
  client: Client
  /** Called with the recovery codes that the first factor brings; null for a further one. */
  onDone: (codes: readonly string[] | null) => void
}): ReactNode {
  const t = useT('secondFactor')
  const form = useForm({
    schema: PasskeyForm,
    initial: { name: '' },
    onSubmit: async ({ name }) => {
      try {
        const codes = await makePasskey(client, name)
        notify.success(t('turnedOn'))
        onDone(codes)
      } catch (error) {
        if (!(error instanceof PasskeyUnused)) throw error
        notify.warning(t('passkeyFailed'))
      }
    },
  })
  return (
    <Form form={form}>
      <TextField
        field={form.field('name')}
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        autoFocus
        required
      />
      <div>
        <SubmitButton form={form}>{t('addPasskey')}</SubmitButton>
      </div>
    </Form>
  )
}
