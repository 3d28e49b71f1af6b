import { preload } from '@seaport/i18n/browser'
import { lazy } from '@seaport/ui/lazy'
import { useAtom } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { changingPasswordAtom } from './changing.ts'

const ChangePassword = lazy(async () => {
  const [dialog] = await Promise.all([import('./ChangePassword.tsx'), preload('validation')])
  return dialog.ChangePassword
})

/** Host of the dialog; mounted once in the shell. */
export function ChangePasswordHost(): ReactNode {
  const [open, setOpen] = useAtom(changingPasswordAtom)
  return <Suspense>{open && <ChangePassword onClose={() => setOpen(false)} />}</Suspense>
}
