import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    maxWidth: '100%',
    verticalAlign: 'bottom',
  },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    // As high as the line that it stands in: a small second line is no higher for it.
    width: 'min(20px, 1lh)',
    height: 'min(20px, 1lh)',
    borderRadius: '5px',
    color: '#ffffff',
  },
  names: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minWidth: 0 },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  X: { backgroundColor: '#0f1419', boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.25)' },
  Facebook: { backgroundColor: '#0a66d8' },
  Instagram: { backgroundColor: '#b8306f' },
})

/** Room for the longest name in a table, in pixels. */
export const NETWORK_WIDTH = 196

/** The networks' logos on a 24 px grid, used only to identify a network, as their guidelines allow. */
const GLYPHS = {
  X: 'M18.9 2h3.4l-7.4 8.5L23.6 22h-6.8l-5.3-7-6.1 7H2l7.9-9.1L1.6 2h7l4.8 6.3zm-1.2 18h1.9L7.5 3.9H5.5z',
  Facebook: 'M17 2h-3a5 5 0 0 0-5 5v3H6v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  Instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2m0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.2-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4',
} as const

/** A network's logo, where there is no room for the name. */
export function NetworkMark({ network }: { network: NetworkId }): ReactNode {
  const t = useT('network')
  return (
    <span role="img" aria-label={t(network)} title={t(network)}>
      <Mark network={network} />
    </span>
  )
}

function Mark({ network }: { network: NetworkId }): ReactNode {
  const styles = useStyles()
  const { brand } = networks[network]
  return (
    <span className={mergeClasses(styles.mark, styles[brand])}>
      <svg viewBox="0 0 24 24" width="65%" height="65%" fill="currentColor" aria-hidden>
        <path fillRule="evenodd" d={GLYPHS[brand]} />
      </svg>
    </span>
  )
}

/** A network's logo and name. */
export function NetworkName({ network }: { network: NetworkId }): ReactNode {
  const t = useT('network')
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <Mark network={network} />
      <span className={styles.name} translate="no">
        {t(network)}
      </span>
    </span>
  )
}

/** The networks of one thing: with its name if it is one, else their logos. */
export function NetworkNames({ networks: all }: { networks: readonly NetworkId[] }): ReactNode {
  const styles = useStyles()
  const [first, ...others] = all
  if (first && others.length === 0) return <NetworkName network={first} />
  return (
    <span className={styles.names}>
      {all.map((network) => (
        <NetworkMark key={network} network={network} />
      ))}
    </span>
  )
}
