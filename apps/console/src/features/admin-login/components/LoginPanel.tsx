import type { AdminLoginLog } from '@seaport/contract/login-log'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { FactsPanel } from '../../../shared/list/FactsPanel.tsx'
import { LoginOutcome } from './LoginOutcome.tsx'

/** Everything about one attempt to log in. */
export function LoginPanel({ login, onClose }: { login: AdminLoginLog; onClose: () => void }): ReactNode {
  const t = useT('adminLogin')
  const format = useFormat()
  const said = (label: string, value: string) => ({ label, value: value || t('none') })
  return (
    <FactsPanel
      title={t('details')}
      onClose={onClose}
      facts={[
        { label: t('time'), value: format.dateTime(login.login_time) },
        { label: t('result'), value: <LoginOutcome outcome={login.outcome} /> },
        { label: t('user'), value: login.email, copy: login.email, copyName: t('copyEmail') },
        { label: t('userId'), value: login.user_id, copy: login.user_id, copyName: t('copyUserId') },
        ...(login.seat_code === null
          ? [said(t('place'), t('console'))]
          : [
              said(t('seatName'), login.seat_name ?? ''),
              {
                label: t('seatCode'),
                value: login.seat_code,
                copy: login.seat_code,
                copyName: t('copySeatCode'),
              },
              said(t('device'), login.detail),
            ]),
        { label: t('ip'), value: login.ip, copy: login.ip, copyName: t('copyIp') },
        said(t('country'), login.country_code),
        said(t('address'), login.address),
        said(t('system'), login.system_type),
        said(t('language'), login.browser_language),
        said(t('kernel'), login.kernel),
      ]}
    />
  )
}
