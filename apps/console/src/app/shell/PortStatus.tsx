import { mergeClasses } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useHeaderStyles } from './useHeaderStyles.ts'
import { usePortDetails } from './usePortDetails.ts'

export interface PortStatusProps {
  info: UserInfo
  /** Address of the download centre. */
  download: string | undefined
}

/** A supervisor's line: the desktop client, plan, ports, time left and balance. */
export function PortStatus({ info, download }: PortStatusProps): ReactNode {
  const t = useT('header')
  const styles = useHeaderStyles()
  const details = usePortDetails(info)
  return (
    <div className={styles.status}>
      {download && (
        <a className={styles.download} href={download} title={t('downloadHint')}>
          <ArrowDownloadRegular aria-hidden />
          {t('download')}
        </a>
      )}
      <dl className={styles.details}>
        <Fact name={t('plan')} value={details.plan} className={styles.plan} />
        <Fact name={t('ports')} value={details.ports} hint={details.portsHint} />
        <Fact
          name={t('timeLeft')}
          value={details.time}
          hint={details.timeHint}
          tone={details.tone && styles[details.tone]}
        />
        <Fact name={t('balance')} value={details.balance} className={styles.roomy} />
      </dl>
    </div>
  )
}

interface FactProps {
  name: string
  value: string
  hint?: string
  tone?: string | undefined
  className?: string
}

function Fact({ name, value, hint, tone, className }: FactProps): ReactNode {
  const styles = useHeaderStyles()
  return (
    <div className={mergeClasses(styles.fact, className)} title={hint ?? `${name}: ${value}`}>
      <dt className={styles.name}>{name}</dt>
      <dd className={mergeClasses(styles.value, tone)}>{value}</dd>
    </div>
  )
}
