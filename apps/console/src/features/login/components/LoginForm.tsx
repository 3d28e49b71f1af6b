import { Button, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { ApiUnreachable } from '@seaport/api-client/errors'
import type { LoginStep } from '@seaport/contract/kernel/endpoint'
import { useT } from '@seaport/i18n/react'
import { isStorageBlocked } from '@seaport/i18n/storage'
import { Form, SubmitButton } from '@seaport/ui/form'
import { PasswordField } from '@seaport/ui/password-field'
import { TextField } from '@seaport/ui/text-field'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import { useSetAtom } from 'jotai'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useLoginNavigationState } from '../../../shared/session/login-navigation.ts'
import { type Session, sessionAtom } from '../../../shared/session/session.ts'

/** The supervisor that a demo installation is seeded with (README). */
const DEMO = { email: 'demo@seaport.test', password: 'Seaport-demo-1' }

/** A form whose code failed to load is reported like one that failed to send. */
const fetchCall = () =>
  import('../login-call.ts').catch((cause: unknown) => {
    throw new ApiUnreachable(cause)
  })
const fetchBody = async () => (await fetchCall()).loginBody

const useStyles = makeStyles({
  submit: { display: 'grid', marginTop: token('spacingVerticalS') },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: token('spacingHorizontalM'),
    marginTop: token('spacingVerticalL'),
    // All three in one line, on a phone too.
    fontSize: token('fontSizeBase200'),
    '& > *': { fontSize: 'inherit' },
  },
  demo: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: token('spacingVerticalS'),
    marginTop: token('spacingVerticalXXL'),
    padding: token('spacingHorizontalM'),
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
  },
  demoText: { margin: 0 },
})

export interface LoginFormProps {
  /** Called with a login that needs a second factor. */
  onUnfinished: (session: Session, next: LoginStep) => void
}

/** Asks for email and password. */
export function LoginForm({ onUnfinished }: LoginFormProps): ReactNode {
  const t = useT('login')
  const styles = useStyles()
  const setSession = useSetAtom(sessionAtom)
  const config = useSystemConfig()
  const caps = useCapsLock()
  const loginState = useLoginNavigationState()
  const form = useForm({
    schema: fetchBody,
    initial: { email: loginState?.email ?? '', password: '' },
    onSubmit: async (body) => {
      const { logIn } = await fetchCall()
      const { token, user_id, username, is_superuser, next } = await logIn(body)
      const session = { token, userId: user_id, name: username, superuser: is_superuser }
      if (next) onUnfinished(session, next)
      else setSession(session)
    },
  })
  return (
    <div {...caps.listen}>
      <Form form={form}>
        {loginState?.reason && (
          <MessageBar intent="success" role="status">
            <MessageBarBody>{t(loginState.reason)}</MessageBarBody>
          </MessageBar>
        )}
        {isStorageBlocked() && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('storageBlocked')}</MessageBarBody>
          </MessageBar>
        )}
        <TextField
          field={form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          autoFocus={!loginState?.email}
        />
        <PasswordField
          field={form.field('password')}
          label={t('password')}
          autoComplete="current-password"
          autoFocus={Boolean(loginState?.email)}
          {...(caps.on && { hint: t('capsLock') })}
        />
        <div className={styles.submit}>
          <SubmitButton form={form}>{t('submit')}</SubmitButton>
        </div>
      </Form>
      <div className={styles.ways}>
        <PageLink to="/register">{t('register')}</PageLink>
        <PageLink to="/reset-pwd" state={{ login: { email: form.values.email } }}>
          {t('forgotten')}
        </PageLink>
        <PageLink to="/undo-change">{t('undoChange')}</PageLink>
      </div>
      {config?.demo && (
        <div className={styles.demo}>
          <p className={styles.demoText}>{t('demoText')}</p>
          <Button size="small" onClick={() => form.patch(DEMO)}>
            {t('demoFill')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether Caps Lock is on, as far as the last key told. */
function useCapsLock() {
  const [on, setOn] = useState(false)
  // Auto-fill sends key events without modifier state.
  const read = (event: KeyboardEvent) => setOn(event.nativeEvent.getModifierState?.('CapsLock') ?? false)
  return { on, listen: { onKeyDown: read, onKeyUp: read } }
}
