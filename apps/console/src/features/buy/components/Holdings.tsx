import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import type { ReactNode } from 'react'
import { portTime } from '../../../shared/ports/days.ts'

/** Ports, remaining term and balance before the purchase. */
export function Holdings({ info, now }: { info: UserInfo; now: number }): ReactNode {
  const t = useT('buy')
  const header = useT('header')
  const format = useFormat()
  const time = portTime(info.port_expire_time, now)
  return (
    <StatGrid>
      <StatCard
        label={header('ports')}
        icon={<PlugConnectedRegular />}
        value={header('portsValue', { taken: info.port_occupy_num, total: info.port_num })}
        hint={t('portsHint')}
      />
      <StatCard
        label={header('timeLeft')}
        icon={<CalendarLtrRegular />}
        value={
          time.state === 'left'
            ? header('daysLeft', { count: time.days })
            : header(time.state === 'expired' ? 'portsExpired' : 'portsNone')
        }
        {...(info.port_expire_time && { hint: t('until', { time: format.dateTime(info.port_expire_time) }) })}
      />
      <StatCard label={header('balance')} icon={<WalletRegular />} value={format.money(info.balance)} />
    </StatGrid>
  )
}
