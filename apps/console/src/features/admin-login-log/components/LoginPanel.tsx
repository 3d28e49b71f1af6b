import type { AdminLoginLog } from '@seaport/contract/people/login-log.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { DetailsPanel } from '../../../shared/list/DetailsPanel.tsx'
import { Outcome } from '../../login-log/login-log.public.ts'

/** Side panel of a login attempt. */
export function LoginPanel({ login, onClose }: { login: AdminLoginLog; onClose: () => void }): ReactNode {
  const t = useT('adminLoginLog')
  const tLoginLog = useT('loginLog')
  const format = useFormat()
  const said = (label: string, value: string) => ({ label, value: value || t('none') })
  return (
    <DetailsPanel
      title={t('details')}
      onClose={onClose}
      details={[
        { label: tLoginLog('time'), value: format.dateTime(login.login_time) },
        { label: t('result'), value: <Outcome outcome={login.outcome} /> },
        { label: t('user'), value: login.email, copy: login.email, copyName: t('copyEmail') },
        { label: t('userId'), value: login.user_id, copy: login.user_id, copyName: t('copyUserId') },
        ...(login.seat_code === null
          ? [said(tLoginLog('place'), tLoginLog('console'))]
          : [
              said(t('seatName'), login.seat_name ?? ''),
              {
                label: t('seatCode'),
                value: login.seat_code,
                copy: login.seat_code,
                copyName: t('copySeatCode'),
              },
              said(tLoginLog('device'), login.detail),
            ]),
        { label: tLoginLog('ip'), value: login.ip, copy: login.ip, copyName: tLoginLog('copyIp') },
        said(tLoginLog('country'), login.country_code),
        said(tLoginLog('address'), login.address),
        said(tLoginLog('system'), login.system_type),
        said(tLoginLog('language'), login.browser_language),
        said(tLoginLog('kernel'), login.kernel),
      ]}
    />
  )
}
