import type { LoginLog } from '@seaport/contract/people/login-log.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { SidePanel } from '@seaport/ui/side-panel'
import type { ReactNode } from 'react'
import { Outcome } from './Outcome.tsx'
import { placeOf } from './useLoginColumns.tsx'

/** Everything about one attempt to log in, beside the list. */
export function LoginPanel({ login, onClose }: { login: LoginLog; onClose: () => void }): ReactNode {
  const t = useT('loginLog')
  const format = useFormat()
  const said = (label: string, value: string) => ({ label, value: value || t('unknown') })
  return (
    <SidePanel open size="small" title={t('details')} onClose={onClose}>
      <KeyValueList
        items={[
          { label: t('time'), value: format.dateTime(login.login_time) },
          { label: t('outcomeTitle'), value: <Outcome outcome={login.outcome} /> },
          { label: t('place'), value: placeOf(login, t('console')) },
          { label: t('ip'), value: login.ip, copy: login.ip, copyName: t('copyIp') },
          said(t('country'), login.country_code),
          said(t('address'), login.address),
          said(t('system'), login.system_type),
          said(t('kernel'), login.kernel),
          said(t('language'), login.browser_language),
          ...(login.detail ? [{ label: t('device'), value: login.detail }] : []),
          { label: t('meaning'), value: t(`meanings.${login.outcome}`) },
        ]}
      />
    </SidePanel>
  )
}
