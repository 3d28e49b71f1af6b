import { Button } from '@fluentui/react-components'
import type { DataOf, LoginStep as Step } from '@seaport/contract/kernel/endpoint'
import { userInfo } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { Dialog, DialogActions, DialogContent } from '@seaport/ui/dialog'
import { Form, SubmitButton } from '@seaport/ui/form'
import { notify } from '@seaport/ui/notify'
import { PasswordField } from '@seaport/ui/password-field'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { useSetAtom } from 'jotai'
import { type ReactNode, useId, useState } from 'react'
import { unfinishedClient } from '../../../shared/api/client.ts'
import { queryKeyOf } from '../../../shared/api/endpoint.ts'
import { queries } from '../../../shared/api/queries.ts'
import { type HeldSession, type Session, sessionAtom } from '../../../shared/session/session.ts'
import { LoginStep } from '../../second-factor/second-factor.public.ts'
import { logIn, loginBody } from '../login-call.ts'

/** The login over a page whose session has expired. The page, with its dialogs and typed text, is unchanged afterwards. */
export function Relogin({ held }: { held: HeldSession }): ReactNode {
  const t = useT('login')
  const setSession = useSetAtom(sessionAtom)
  const [unfinished, setUnfinished] = useState<{ session: Session; next: Step }>()
  const formId = useId()
  const form = useForm({
    schema: loginBody,
    initial: { email: emailOfHeld(), password: '' },
    onSubmit: async (body) => {
      const { token, user_id, username, is_superuser, next } = await logIn(body)
      const session = { token, userId: user_id, name: username, superuser: is_superuser }
      if (next) setUnfinished({ session, next })
      else setSession(session)
    },
  })
  return (
    <Dialog title={t('again')} onClose={undefined}>
      <DialogContent>
        <Stack gap="L">
          <Text as="p" tone="soft">
            {t('againLead', { name: held.name })}
          </Text>
          {unfinished ? (
            <SecondStep {...unfinished} onOver={() => setUnfinished(undefined)} />
          ) : (
            <Form form={form} id={formId}>
              <TextField
                field={form.field('email')}
                label={t('email')}
                type="email"
                autoComplete="username"
                autoFocus={form.values.email === ''}
              />
              <PasswordField
                field={form.field('password')}
                label={t('password')}
                autoComplete="current-password"
                autoFocus={form.values.email !== ''}
              />
            </Form>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={form.submitting} onClick={() => setSession(null)}>
          {t('leave')}
        </Button>
        {!unfinished && (
          <SubmitButton form={form} formId={formId}>
            {t('submit')}
          </SubmitButton>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** The email of the page's user, if the page has loaded it. */
function emailOfHeld(): string {
  return queries.getQueryData<DataOf<typeof userInfo>>(queryKeyOf(userInfo, {}))?.email ?? ''
}

function SecondStep(props: { session: Session; next: Step; onOver: () => void }): ReactNode {
  const { session, next, onOver } = props
  const t = useT('login')
  const setSession = useSetAtom(sessionAtom)
  const [client] = useState(() =>
    unfinishedClient(session, () => {
      notify.warning(t('tooLate'))
      onOver()
    }),
  )
  return <LoginStep client={client} step={next} onDone={() => setSession(session)} />
}
