import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useServerTime } from '../api/useServerTime.ts'
import { clockText, secondsLeft } from '../time-left.ts'

/** Remaining seconds below which it is highlighted. */
const SHORT_SECONDS = 5 * 60

const useStyles = makeStyles({
  root: {
    color: token('colorNeutralForeground3'),
  },
  time: {
    color: token('colorNeutralForeground1'),
    fontSize: token('fontSizeBase500'),
    lineHeight: token('lineHeightBase500'),
    fontWeight: token('fontWeightSemibold'),
    fontVariantNumeric: 'tabular-nums',
  },
  short: { color: token('seaportDangerText') },
})

/** Time until an order closes, by the server's clock. */
export function Countdown({ end }: { end: string }): ReactNode {
  const t = useT('pay')
  const styles = useStyles()
  const seconds = useServerTime((now) => secondsLeft(end, now))
  if (seconds === null) return null
  return (
    <Row
      as="span"
      align="baseline"
      inline
      wrap="never"
      className={styles.root}
      role="timer"
      aria-label={t('closesIn')}
    >
      {t('closesIn')}
      <time className={mergeClasses(styles.time, seconds <= SHORT_SECONDS && styles.short)}>
        {clockText(seconds)}
      </time>
    </Row>
  )
}
