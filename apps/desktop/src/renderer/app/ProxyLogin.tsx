import { installationCalls } from '@seaport/contract/desktop/ipc-installation.schema'
import { useT } from '@seaport/i18n/react'
import { CheckboxField } from '@seaport/ui/checkbox-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { PasswordField } from '@seaport/ui/password-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { useNotify } from '@seaport/ui/use-notify'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../shared/queries.ts'
import { seaport } from '../shared/seaport.ts'

/** Asks for the login to a proxy between client and server, above any screen, the login screen too. */
export function ProxyLogin(): ReactNode {
  const { data: wanted } = useQuery(ipcQuery('proxyLogin.state', {}))
  return wanted?.asking && <Question key={wanted.proxy} {...wanted} />
}

function Question({ proxy, refused }: { proxy: string; refused: boolean }): ReactNode {
  const t = useT('desktop')
  const { failed } = useNotify()
  const form = useForm({
    schema: installationCalls['proxyLogin.give'].args,
    initial: { username: '', password: '', remember: false },
    // The dialog closes with the resulting state.
    onSubmit: (login) => seaport.call('proxyLogin.give', login),
  })
  return (
    <FormDialog
      title={t('proxyLoginTitle')}
      action={t('proxyLoginGive')}
      form={form}
      onClose={() => void seaport.call('proxyLogin.dismiss', {}).catch(failed)}
    >
      <p>{t(refused ? 'proxyLoginRefused' : 'proxyLoginLead', { proxy })}</p>
      <TextField field={form.field('username')} label={t('proxyUser')} autoComplete="off" required />
      <PasswordField
        field={form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <CheckboxField
        field={form.field('remember')}
        label={t('proxyRemember')}
        hint={t('proxyRememberHint')}
      />
    </FormDialog>
  )
}
