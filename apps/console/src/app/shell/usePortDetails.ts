import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useNow } from '@seaport/ui/use-now'
import { portTime } from '../../shared/ports/days.ts'

/** Remaining days up to which they are highlighted. */
const SOON_DAYS = 7

/** A supervisor's plan, ports and balance as text: in the header, and in the user menu where the header has no room. */
export function usePortDetails(info: UserInfo) {
  const t = useT('header')
  const format = useFormat()
  // A console may stay open for days.
  const time = portTime(info.port_expire_time, useNow())
  const words = {
    none: () => t('portsNone'),
    expired: () => t('portsExpired'),
    left: (days: number) => t('daysLeft', { count: days }),
  }
  return {
    plan: t(`plan.${info.plan}`),
    ports: t('portsValue', { taken: info.port_occupy_num, total: info.port_num }),
    portsHint: t('portsHint', { taken: info.port_occupy_num, total: info.port_num }),
    time: time.state === 'left' ? words.left(time.days) : words[time.state](),
    timeHint: format.dateTime(info.port_expire_time),
    tone:
      time.state === 'expired'
        ? 'over'
        : time.state === 'left' && time.days <= SOON_DAYS
          ? 'soon'
          : undefined,
    balance: format.money(info.balance),
  } as const
}
