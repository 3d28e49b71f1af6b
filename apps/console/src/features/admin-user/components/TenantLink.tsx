import { listUsers } from '@seaport/contract/people/admin-user'
import { userPermission } from '@seaport/contract/people/user'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { userPath } from '../user-path.ts'

export interface TenantLinkProps {
  user: { id: string; email: string; username?: string }
  /** Called before the user is shown, to close overlays. */
  onClick?: () => void
}

/** Email of a row's user; a link for viewers with access to users. */
export function TenantLink({ user, onClick: onFollow }: TenantLinkProps): ReactNode {
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const title = [user.username, user.email].filter(Boolean).join(' · ')
  return keys?.includes(listUsers.permission) ? (
    <PageLink to={userPath(user.id)} title={title} {...(onFollow && { onClick: onFollow })}>
      {user.email}
    </PageLink>
  ) : (
    <span title={title}>{user.email}</span>
  )
}
