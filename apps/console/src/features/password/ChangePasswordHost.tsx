import { preload } from '@seaport/i18n/browser'
import { lazy } from '@seaport/ui/lazy'
import { useAtom } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { useAddressQuery } from '../../shared/address/useAddressQuery.ts'
import { changingPasswordAtom } from './changing.ts'

const ChangePassword = lazy(async () => {
  const [dialog] = await Promise.all([import('./ChangePassword.tsx'), preload('validation')])
  return dialog.ChangePassword
})

/** Host of the dialog; mounted once in the shell. Password managers open it by an address: the server leads /.well-known/change-password there. */
export function ChangePasswordHost(): ReactNode {
  const [open, setOpen] = useAtom(changingPasswordAtom)
  const { params, set } = useAddressQuery()
  const isAsked = params.get('password') === 'change'
  const onClose = () => {
    setOpen(false)
    if (isAsked) set({ password: undefined }, { replace: true })
  }
  return <Suspense>{(open || isAsked) && <ChangePassword onClose={onClose} />}</Suspense>
}
