import { makeStyles } from '@fluentui/react-components'
import { networks as known, type NetworkId } from '@seaport/contract/kernel/network'
import { lengthsOf } from '@seaport/contract/work/script-length'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { NetworkName } from '../network/NetworkName.tsx'
import { TextLengths } from './TextLengths.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: token('spacingHorizontalL'),
    rowGap: token('spacingVerticalXS'),
    fontSize: token('fontSizeBase200'),
  },
})

/** Length of a script's text in each kind of text on each of its networks, as each counts it. */
export function NetworkLengths(props: { networks: readonly NetworkId[]; text: string }): ReactNode {
  const styles = useStyles()
  const { networks, text } = props
  // A sandbox counts as the network that it simulates.
  const shown = networks.filter(
    (network, at) => networks.findIndex((one) => known[one].brand === known[network].brand) === at,
  )
  if (shown.length === 0) return null
  return (
    <div className={styles.root}>
      {shown.map((network) => (
        <NetworkLength key={network} network={network} text={text} />
      ))}
    </div>
  )
}

function NetworkLength({ network, text }: { network: NetworkId; text: string }): ReactNode {
  return (
    <>
      <NetworkName network={network} />
      <TextLengths lengths={lengthsOf(network, text)} />
    </>
  )
}
