import type { Client } from '@seaport/api-client/client'
import type { LoginStep as Step } from '@seaport/contract/kernel/endpoint'
import { getSecondFactor, passSecondFactor } from '@seaport/contract/people/second-factor'
import { logout } from '@seaport/contract/people/session'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { Stack } from '@seaport/ui/stack'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { useStillShown } from '@seaport/ui/use-still-shown'
import { type ReactNode, useEffect, useState } from 'react'
import { z } from 'zod'
import { withFieldErrors } from '../../../shared/api/field-errors.ts'
import { askForPasskey } from '../passkey.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SetUp } from './SetUp.tsx'

export interface LoginStepProps {
  /** Calls in the unfinished session. */
  client: Client
  step: Step
  onDone: () => void
}

/** Step that a login with the right password still needs. */
export function LoginFactor({ client, step, onDone }: LoginStepProps): ReactNode {
  const isShown = useStillShown()
  const finish = () => {
    if (isShown()) return onDone()
    // The user has left the login while its last answer was on its way, and is not to be logged in after all.
    client.call(logout, {}).catch(() => undefined)
  }
  return step === 'second_factor' ? (
    <PassFactor client={client} onDone={finish} />
  ) : (
    <SetUp client={client} onDone={finish} />
  )
}

const CodeForm = z.object({ code: z.string().trim().min(6).max(20) })

function PassFactor({ client, onDone }: Omit<LoginStepProps, 'step'>): ReactNode {
  const t = useT('secondFactor')
  const [passkeys, setPasskeys] = useState(false)
  useEffect(() => {
    // If the query fails, only the code is offered.
    client.call(getSecondFactor, {}).then(
      (factor) => setPasskeys(factor.passkeys.length > 0),
      () => undefined,
    )
  }, [client])
  const form = useForm({
    schema: CodeForm,
    initial: { code: '' },
    onSubmit: async (body) => {
      await client.call(passSecondFactor, { body }).catch((error: unknown) => {
        throw withFieldErrors(error, { second_factor_wrong: 'code' })
      })
      onDone()
    },
  })
  const pass = async () => {
    await client.call(passSecondFactor, { body: await askForPasskey(client) })
    onDone()
  }
  return (
    <Stack gap="L">
      {passkeys && <PasskeyButton use={pass} />}
      <Form form={form}>
        <TextField
          field={form.field('code')}
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          autoFocus
          required
        />
        <div>
          <SubmitButton form={form}>{t('continue')}</SubmitButton>
        </div>
      </Form>
    </Stack>
  )
}
