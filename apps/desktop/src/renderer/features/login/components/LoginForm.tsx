import { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { PasswordField } from '@seaport/ui/password-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'
import { useLoginStyles } from './useLoginStyles.ts'

/** Seat code and password. The last seat code is prefilled, and the first empty field has the focus. */
export function LoginForm({ lastSeatCode }: { lastSeatCode: string }): ReactNode {
  const t = useT('desktop')
  const styles = useLoginStyles()
  const queries = useQueryClient()
  const form = useForm({
    schema: desktopIpc.calls['session.login'].args,
    initial: { seat_code: lastSeatCode, password: '' },
    onSubmit: async (values) => {
      const state = await seaport.call('session.login', values)
      queries.setQueryData(ipcQuery('desktop.state', {}).queryKey, state)
    },
  })
  const { ref } = form
  useEffect(() => {
    ref.current
      ?.querySelector<HTMLInputElement>(`[name="${lastSeatCode ? 'password' : 'seat_code'}"]`)
      ?.focus()
  }, [lastSeatCode, ref])
  return (
    <Form form={form}>
      <TextField
        field={form.field('seat_code')}
        label={t('seatCode')}
        inputMode="numeric"
        autoComplete="username"
        maxLength={32}
      />
      <PasswordField field={form.field('password')} label={t('password')} autoComplete="current-password" />
      <div className={styles.submit}>
        <SubmitButton form={form}>{t('login')}</SubmitButton>
      </div>
    </Form>
  )
}
