import { getSettings } from '@seaport/contract/platform/setting'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { Loaded } from './Loaded.tsx'
import { SettingsEditor } from './SettingsEditor.tsx'

/** Settings of the installation: name, support, payment, the region notice, the operator's note. */
export function SystemSection(): ReactNode {
  return (
    <Loaded answer={useEndpointQuery(getSettings, {})}>{(data) => <SettingsEditor data={data} />}</Loaded>
  )
}
