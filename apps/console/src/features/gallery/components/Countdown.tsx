import { ClockRegular } from '@fluentui/react-icons/svg/clock'
import { useFormat, useT } from '@seaport/i18n/react'
import { StatCard } from '@seaport/ui/stat-card'
import { type ReactNode, useEffect, useState } from 'react'
import { msToMidnight } from '../midnight.ts'

/** Countdown to midnight in the user's zone. */
export function Countdown(): ReactNode {
  const t = useT('gallery')
  const format = useFormat()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <StatCard
      label={t('stat.dayLeft')}
      value={format.duration(msToMidnight(now, format.zone))}
      icon={<ClockRegular />}
      hint={format.zone}
    />
  )
}
