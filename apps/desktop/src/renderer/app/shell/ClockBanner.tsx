import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useRunner } from '../../shared/useDesktop.ts'
import { useShellStyles } from './useShellStyles.ts'

/** Differences above this are not explained by the delay of an answer. */
const WRONG_MS = 3 * 60_000

/** Shows that this computer's clock is wrong, and the effects on the work. */
export function ClockBanner(): ReactNode {
  const t = useT('desktop')
  const format = useFormat()
  const styles = useShellStyles()
  const ahead = useRunner()?.clock_ahead_ms ?? 0
  if (Math.abs(ahead) < WRONG_MS) return null
  const time = format.duration(Math.round(Math.abs(ahead) / 60_000) * 60_000)
  return (
    <div className={styles.banner}>
      <MessageBar intent="warning" layout="multiline" role="status">
        <MessageBarBody>
          <MessageBarTitle>{ahead > 0 ? t('clockFast', { time }) : t('clockSlow', { time })}</MessageBarTitle>
          {t('clockText')}
        </MessageBarBody>
      </MessageBar>
    </div>
  )
}
