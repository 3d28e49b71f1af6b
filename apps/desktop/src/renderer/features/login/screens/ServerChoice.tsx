import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { LoginFrame } from '../components/LoginFrame.tsx'
import { ServerForm } from '../components/ServerForm.tsx'

interface ServerChoiceProps {
  version: string
  /** The current server; undefined at the first start. */
  address?: string
  /** Returns to the login; omitted if there is none yet. */
  onBack?: () => void
}

/** The first step of a client: choosing its server. */
export function ServerChoice({ version, address = '', onBack }: ServerChoiceProps): ReactNode {
  const t = useT('desktop')
  return (
    <LoginFrame title={t('serverTitle')} lead={t('serverLead')} foot={t('serverFoot', { version })}>
      <ServerForm address={address} {...(onBack && { onChosen: onBack })} />
      {onBack && <Button onClick={onBack}>{t('serverBack')}</Button>}
    </LoginFrame>
  )
}
