import { preload } from '@seaport/i18n/browser'
import { lazy } from '@seaport/ui/lazy'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { heldSessionAtom, sessionAtom } from '../../shared/session/session.ts'

const Relogin = lazy(async () => {
  const [file] = await Promise.all([
    import('./components/Relogin.tsx'),
    preload('login', 'secondFactor', 'validation'),
  ])
  return file.Relogin
})

/** Host of the login dialog over a page whose session has expired; mounted once. */
export function ReloginHost(): ReactNode {
  const held = useAtomValue(heldSessionAtom)
  const session = useAtomValue(sessionAtom)
  return <Suspense>{held && session?.token === held.token && <Relogin held={held} />}</Suspense>
}
