import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  track: {
    height: '6px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorNeutralStencil1'),
    overflow: 'hidden',
  },
  bar: {
    height: '100%',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('seaportPrimaryText'),
    transitionProperty: 'width',
    transitionDuration: token('durationSlow'),
  },
})

/** Progress of an update's download. */
export function DownloadProgress({ version, percent }: { version: string; percent: number }): ReactNode {
  const t = useT('desktop')
  const styles = useStyles()
  return (
    <div
      role="progressbar"
      aria-label={t('updateDownloading', { version, percent })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
    >
      <div className={styles.bar} style={{ width: `${percent}%` }} />
    </div>
  )
}
