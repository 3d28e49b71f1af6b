import { userInfo } from '@seaport/contract/user'
import { FullscreenButton } from '@seaport/ui/fullscreen-button'
import { LanguageMenu } from '@seaport/ui/language-menu'
import { ThemeToggle } from '@seaport/ui/theme-toggle'
import type { ReactNode } from 'react'
import { useRead } from '../../shared/api/endpoint.ts'
import type { Session } from '../../shared/session/session.ts'
import { PortStatus } from './PortStatus.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Milliseconds between two readings of the user info (specification, section 9). */
const REFRESH_MS = 2000

/** Right-hand part of the header: what a supervisor has left, and the choices that hold everywhere. */
export function Header({ session }: { session: Session }): ReactNode {
  const { data } = useRead(userInfo, {}, { every: REFRESH_MS })
  return (
    <>
      {data && !data.is_superuser && <PortStatus info={data} />}
      <FullscreenButton />
      <LanguageMenu />
      <ThemeToggle />
      <UserMenu name={data?.username ?? session.name} email={data?.email} />
    </>
  )
}
