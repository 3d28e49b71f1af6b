import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLogInAs } from '../api/useLogInAs.ts'
import { userPath } from '../user-path.ts'
import type { OnUserAction, UserAction } from './UserMenu.tsx'
import { useUserConfirmations } from './useUserConfirmations.ts'

const EditUser = lazy(async () => (await import('./EditUser.tsx')).EditUser)
const AdjustBalance = lazy(async () => (await import('./AdjustBalance.tsx')).AdjustBalance)
const SetPorts = lazy(async () => (await import('./SetPorts.tsx')).SetPorts)
const ResetPassword = lazy(async () => (await import('./ResetPassword.tsx')).ResetPassword)

interface Open {
  action: UserAction
  user: AdminUser
}

/** Actions on a user, with the dialog of the current one. */
export function useUserActions(): { onAction: OnUserAction; dialog: ReactNode } {
  const [open, setOpen] = useState<Open>()
  const navigate = useNavigate()
  const ask = useUserConfirmations()
  const logInAs = useLogInAs()
  const onAction = useCallback<OnUserAction>(
    (action, user) => {
      if (action === 'seats' || action === 'accounts') void navigate(userPath(user.id, action))
      else if (action === 'enter') logInAs(user)
      else if (action === 'enable' || action === 'disable' || action === 'secondFactor') ask(action, user)
      else setOpen({ action, user })
    },
    [ask, logInAs, navigate],
  )
  const close = () => setOpen(undefined)
  return {
    onAction,
    dialog: (
      <Suspense>
        {open?.action === 'edit' && <EditUser user={open.user} onClose={close} />}
        {open?.action === 'balance' && <AdjustBalance user={open.user} onClose={close} />}
        {open?.action === 'ports' && <SetPorts user={open.user} onClose={close} />}
        {open?.action === 'password' && <ResetPassword user={open.user} onClose={close} />}
      </Suspense>
    ),
  }
}
