import { makeStyles, mergeClasses } from '@griffel/react'
import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '20px',
    height: '20px',
    borderRadius: '5px',
    color: '#ffffff',
    fontSize: '12px',
    lineHeight: '20px',
    fontWeight: 700,
  },
  X: { backgroundColor: '#0f1419', boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.25)' },
  Facebook: { backgroundColor: '#0a66d8' },
  Instagram: { backgroundColor: '#b8306f' },
})

/** Initials rather than the networks' own marks, whose use they restrict. */
const INITIALS = { X: 'X', Facebook: 'F', Instagram: 'I' } as const

/** A network by name and colour. */
export function NetworkName({ network }: { network: NetworkId }): ReactNode {
  const t = useT('network')
  const styles = useStyles()
  const { brand } = networks[network]
  return (
    <span className={styles.root}>
      <span className={mergeClasses(styles.mark, styles[brand])} aria-hidden>
        {INITIALS[brand]}
      </span>
      {t(network)}
    </span>
  )
}
