import { Button } from '@fluentui/react-components'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useT } from '@seaport/i18n/react'
import { Avatar } from '@seaport/ui/avatar'
import { DeferredMenu } from '@seaport/ui/deferred-menu'
import { lazy } from '@seaport/ui/lazy'
import type { ReactNode } from 'react'

const UserMenuSurface = lazy(async () => (await import('./UserMenuSurface.tsx')).UserMenuSurface)

interface UserMenuProps {
  name: string
  info: UserInfo | undefined
  keys: readonly PermissionKey[]
}

/** The button of the user menu. */
export function UserMenu({ name, info, keys }: UserMenuProps): ReactNode {
  const t = useT('header')
  const trigger = (
    <Button
      appearance="subtle"
      icon={<Avatar size={24} name={name} image={info?.avatar ?? null} />}
      aria-label={t('userMenu', { name })}
      title={info?.email ?? name}
    />
  )
  return (
    <DeferredMenu trigger={trigger} load={UserMenuSurface.load}>
      <UserMenuSurface trigger={trigger} info={info} keys={keys} />
    </DeferredMenu>
  )
}
