import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { DesktopState } from '@seaport/contract/desktop/ipc.schema'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useState } from 'react'
import { LoginForm } from '../components/LoginForm.tsx'
import { LoginFrame } from '../components/LoginFrame.tsx'
import { ServerChoice } from './ServerChoice.tsx'

/** Login to a seat, with the reason why the last session ended. Before it, and on demand, the choice of the server. */
export function Login({ state }: { state: DesktopState }): ReactNode {
  const t = useT('desktop')
  const [choosing, setChoosing] = useState(false)
  useEffect(() => {
    document.title = t('loginWindow')
  }, [t])
  if (state.server_url === '') return <ServerChoice version={state.version} />
  if (choosing)
    return (
      <ServerChoice version={state.version} address={state.server_url} onBack={() => setChoosing(false)} />
    )
  const foot = (
    <>
      {t('loginFoot', { server: state.server_url, version: state.version })}{' '}
      <Button appearance="transparent" size="small" onClick={() => setChoosing(true)}>
        {t('serverChange')}
      </Button>
    </>
  )
  return (
    <LoginFrame title={t('loginTitle')} lead={t('loginLead')} foot={foot}>
      {state.ended && (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>{t(`ended.${state.ended}`)}</MessageBarBody>
        </MessageBar>
      )}
      <LoginForm lastSeatCode={state.last_seat_code} />
    </LoginFrame>
  )
}
