import { listUsers } from '@seaport/contract/people/admin-user'
import { userPermission } from '@seaport/contract/people/user'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { userPath } from '../user-path.ts'

export interface TenantLinkProps {
  user: { id: string; email: string; username?: string }
}

/** Email of a row's user; a link for viewers with access to users. */
export function TenantLink({ user }: TenantLinkProps): ReactNode {
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const title = [user.username, user.email].filter(Boolean).join(' · ')
  return keys?.includes(listUsers.permission) ? (
    <PageLink to={userPath(user.id)} title={title}>
      {user.email}
    </PageLink>
  ) : (
    <span title={title}>{user.email}</span>
  )
}
