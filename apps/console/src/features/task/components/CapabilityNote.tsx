import { makeStyles } from '@griffel/react'
import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { offerOf } from '@seaport/platforms/capabilities'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'

const TONES = { api: 'success', assisted: 'info', none: 'neutral' } as const

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'max-content max-content minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    margin: 0,
    padding: token('spacingHorizontalM'),
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground2'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    '@media (max-width: 519.98px)': { gridTemplateColumns: 'max-content minmax(0, 1fr)' },
  },
  row: { display: 'contents' },
  name: { fontWeight: token('fontWeightSemibold') },
  words: {
    margin: 0,
    color: token('colorNeutralForeground3'),
    '@media (max-width: 519.98px)': { gridColumn: '1 / -1', marginBottom: token('spacingVerticalXS') },
  },
  badge: { margin: 0 },
})

/** The networks that people choose among; a sandbox can do what its network can. */
const shown = (Object.keys(networks) as NetworkId[]).filter((network) => !networks[network].sandbox)

/** Who carries out a kind of task: on the chosen account's network, else on each. Says so before the task is made. */
export function CapabilityNote(props: { kind: TaskKindId; network: NetworkId | undefined }): ReactNode {
  const t = useT('capability')
  const n = useT('network')
  const styles = useStyles()
  const config = useSystemConfig()
  return (
    <dl className={styles.root} aria-live="polite">
      {(props.network ? [props.network] : shown).map((network) => {
        const { executor, reason } = offerOf(config?.networks, network, props.kind)
        return (
          <div key={network} className={styles.row}>
            <dt className={styles.name}>{n(network)}</dt>
            <dd className={styles.badge}>
              <StatusBadge tone={TONES[executor]} label={t(`executor.${executor}`)} />
            </dd>
            <dd className={styles.words}>
              {/* Who acts by hand is said, and why no interface does it. */}
              {(executor === 'assisted' || !reason) && t(`words.${executor}`)}{' '}
              {reason && t(`reason.${reason}`)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
