import { Button } from '@fluentui/react-components'
import type { LoginStep as Step } from '@seaport/contract/kernel/endpoint'
import { useT } from '@seaport/i18n/react'
import { notify } from '@seaport/ui/notify'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { unfinishedClient } from '../../../shared/api/client.ts'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { type Session, sessionAtom } from '../../../shared/session/session.ts'
import { LoginStep } from '../../second-factor/second-factor.public.ts'

export interface UnfinishedLoginProps {
  /** Session that allows only the second step. */
  session: Session
  next: Step
  /** Back to email and password. */
  onOver: () => void
}

/** The second step of a login. The browser stores the session only once it is completed. */
export function UnfinishedLogin({ session, next, onOver }: UnfinishedLoginProps): ReactNode {
  const t = useT('secondFactor')
  const login = useT('login')
  const setSession = useSetAtom(sessionAtom)
  const [client] = useState(() =>
    unfinishedClient(session, () => {
      notify.warning(login('tooLate'))
      onOver()
    }),
  )
  const missing = next === 'second_factor_setup'
  return (
    <PublicPage
      title={missing ? t('requiredTitle') : t('title')}
      lead={missing ? t('lead') : t('loginLead')}
      width="form"
    >
      <LoginStep client={client} step={next} onDone={() => setSession(session)} />
      <div>
        <Button appearance="subtle" onClick={onOver}>
          {t('backToLogin')}
        </Button>
      </div>
    </PublicPage>
  )
}
