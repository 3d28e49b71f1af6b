import { userInfo } from '@seaport/contract/people/user'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../api/endpoint.ts'

/** Tells password managers whose password a form asks for: without a name they fill in another login's, or save a changed one as a new login. */
export function OwnLogin(): ReactNode {
  const { data } = useEndpointQuery(userInfo, {})
  return data && <input type="text" autoComplete="username" value={data.email} readOnly hidden />
}
