import { makeStyles } from '@fluentui/react-components'
import { systemConfig } from '@seaport/contract/people/system'
import { useFormat, useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { type LostConnection, lostConnectionAtom } from '../../shared/api/connection.ts'

/** Retry interval in milliseconds while the server is unreachable. */
const RETRY_MS = 2000

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: token('spacingHorizontalS'),
    padding: `${token('spacingVerticalSNudge')} ${token('spacingHorizontalL')}`,
    backgroundColor: token('seaportWarningSurface'),
    color: token('seaportWarningText'),
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    textAlign: 'center',
  },
  title: { display: 'inline-flex', alignItems: 'center', gap: token('spacingHorizontalS') },
  ring: {
    width: '14px',
    height: '14px',
    boxSizing: 'border-box',
    border: '2px solid currentColor',
    borderTopColor: 'transparent',
    borderRadius: '50%',
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '1s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
})

/** Shows that the server does not answer and how old the data is, and retries until it does. */
export function ConnectionBanner(): ReactNode {
  const lost = useAtomValue(lostConnectionAtom)
  return lost && <Banner lost={lost} />
}

/** The client is loaded already, since only it reports a lost server; pages before the login are drawn without it. */
async function retry(): Promise<void> {
  const { client } = await import('../../shared/api/client.ts')
  await client.call(systemConfig, {})
}

function Banner({ lost: { answeredAt } }: { lost: LostConnection }): ReactNode {
  const t = useT('console')
  const format = useFormat()
  const styles = useStyles()
  useEffect(() => {
    const timer = setInterval(() => void retry().catch(() => undefined), RETRY_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.root} role="status">
      <strong className={styles.title}>
        <span className={styles.ring} aria-hidden />
        {t('reconnecting')}
      </strong>
      <span>
        {answeredAt === undefined
          ? t('serverLost')
          : t('figuresAsOf', { time: format.time(new Date(answeredAt).toISOString()) })}
      </span>
    </div>
  )
}
