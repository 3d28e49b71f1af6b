import { makeStyles, mergeClasses } from '@griffel/react'
import type { UserInfo } from '@seaport/contract/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { portTime } from './days.ts'

const SOON_DAYS = 7

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    margin: `0 ${token('spacingHorizontalM')} 0 0`,
    gap: token('spacingHorizontalL'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    whiteSpace: 'nowrap',
    '@media (max-width: 767.98px)': { margin: 0, gap: token('spacingHorizontalM') },
  },
  item: { display: 'flex', alignItems: 'baseline', gap: token('spacingHorizontalXS'), margin: 0 },
  name: { '@media (max-width: 1023.98px)': { display: 'none' } },
  value: { margin: 0, fontWeight: token('fontWeightSemibold'), fontVariantNumeric: 'tabular-nums' },
  wide: { '@media (max-width: 519.98px)': { display: 'none' } },
  soon: { color: token('seaportWarningText') },
  over: { color: token('seaportDangerText') },
})

/** Ports, time left and balance. */
export function PortStatus({ info }: { info: z.infer<typeof UserInfo> }): ReactNode {
  const t = useT('console')
  const format = useFormat()
  const styles = useStyles()
  const time = portTime(info.port_expire_time, Date.now())
  const timeText =
    time.state === 'left'
      ? t('daysLeft', { count: time.days })
      : time.state === 'expired'
        ? t('portsExpired')
        : t('portsNone')
  const tone =
    time.state === 'expired'
      ? styles.over
      : time.state === 'left' && time.days <= SOON_DAYS
        ? styles.soon
        : ''
  return (
    <dl className={styles.root}>
      <div
        className={styles.item}
        title={t('portsHint', { total: info.port_num, taken: info.port_occupy_num })}
      >
        <dt className={styles.name}>{t('ports')}</dt>
        <dd className={styles.value}>
          {t('portsValue', { taken: info.port_occupy_num, total: info.port_num })}
        </dd>
      </div>
      <div className={mergeClasses(styles.item, styles.wide)} title={format.dateTime(info.port_expire_time)}>
        <dt className={styles.name}>{t('timeLeft')}</dt>
        <dd className={mergeClasses(styles.value, tone)}>{timeText}</dd>
      </div>
      <div className={mergeClasses(styles.item, styles.wide)}>
        <dt className={styles.name}>{t('balance')}</dt>
        <dd className={styles.value}>{format.money(info.balance)}</dd>
      </div>
    </dl>
  )
}
