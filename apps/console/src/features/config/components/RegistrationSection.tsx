import { getRegistrationConfig } from '@seaport/contract/people/registration'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { Loaded } from './Loaded.tsx'
import { RegistrationEditor } from './RegistrationEditor.tsx'

/** Who may register, and what new users get. */
export function RegistrationSection(): ReactNode {
  return (
    <Loaded answer={useEndpointQuery(getRegistrationConfig, {})}>
      {(config) => <RegistrationEditor config={config} />}
    </Loaded>
  )
}
