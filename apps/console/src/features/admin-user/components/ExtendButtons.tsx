import { Button, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { serverClock } from '../../../shared/api/client.ts'
import { extendTerm } from '../extend-term.ts'

/** Common numbers of days. */
const DAYS = [3, 7, 30, 90] as const

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('spacingHorizontalS'),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
})

interface ExtendButtonsProps {
  /** Current expiry of the ports. */
  from: string | null
  onChoose: (until: string) => void
}

/** Extends a term by days. */
export function ExtendButtons({ from, onChoose }: ExtendButtonsProps): ReactNode {
  const t = useT('adminUser')
  const styles = useStyles()
  return (
    <fieldset className={styles.root} aria-label={t('extend')}>
      {DAYS.map((days) => (
        <Button
          key={days}
          size="small"
          onClick={() => onChoose(extendTerm(from, days, serverClock.now() ?? Date.now()))}
        >
          {t('plusDays', { count: days })}
        </Button>
      ))}
    </fieldset>
  )
}
