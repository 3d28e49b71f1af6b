import { listNetworkConfigs } from '@seaport/contract/platform/network-config'
import type { NetworkConfig } from '@seaport/contract/platform/network-config.schema'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { Loaded } from './Loaded.tsx'
import { NetworkCard } from './NetworkCard.tsx'
import { useConfigStyles } from './useConfigStyles.ts'

const NetworkEditor = lazy(async () => (await import('./NetworkEditor.tsx')).NetworkEditor)

/** Settings of the networks, and what is missing. */
export function NetworksSection(): ReactNode {
  const t = useT('config')
  const styles = useConfigStyles()
  const [edited, edit] = useState<NetworkConfig>()
  return (
    <>
      <Hint breaks>{t('net.lead')}</Hint>
      <Loaded answer={useEndpointQuery(listNetworkConfigs, {})}>
        {({ list }) => (
          <div className={styles.columns}>
            {list.map((config) => (
              <NetworkCard key={config.network} config={config} onEdit={() => edit(config)} />
            ))}
          </div>
        )}
      </Loaded>
      <Suspense>{edited && <NetworkEditor config={edited} onClose={() => edit(undefined)} />}</Suspense>
    </>
  )
}
