import type { AdminUser } from '@seaport/contract/people/admin-user'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLogInAs } from '../api/useLogInAs.ts'
import { userPath } from '../user-path.ts'
import type { UserDeed, UserDeeds } from './UserMenu.tsx'
import { useUserConfirmations } from './useUserConfirmations.ts'

const EditUser = lazy(async () => ({ default: (await import('./EditUser.tsx')).EditUser }))
const AdjustBalance = lazy(async () => ({ default: (await import('./AdjustBalance.tsx')).AdjustBalance }))
const SetPorts = lazy(async () => ({ default: (await import('./SetPorts.tsx')).SetPorts }))
const ResetPassword = lazy(async () => ({ default: (await import('./ResetPassword.tsx')).ResetPassword }))

interface Open {
  deed: UserDeed
  user: AdminUser
}

/** Everything that can be done with a user, and the dialog of what is being done. */
export function useUserDeeds(): { deeds: UserDeeds; dialog: ReactNode } {
  const [open, setOpen] = useState<Open>()
  const navigate = useNavigate()
  const ask = useUserConfirmations()
  const logInAs = useLogInAs()
  const deeds = useCallback<UserDeeds>(
    (deed, user) => {
      if (deed === 'seats' || deed === 'accounts') void navigate(userPath(user.id, deed))
      else if (deed === 'enter') logInAs(user)
      else if (deed === 'enable' || deed === 'disable') ask(deed, user)
      else setOpen({ deed, user })
    },
    [ask, logInAs, navigate],
  )
  const close = () => setOpen(undefined)
  return {
    deeds,
    dialog: (
      <Suspense>
        {open?.deed === 'edit' && <EditUser user={open.user} onClose={close} />}
        {open?.deed === 'balance' && <AdjustBalance user={open.user} onClose={close} />}
        {open?.deed === 'ports' && <SetPorts user={open.user} onClose={close} />}
        {open?.deed === 'password' && <ResetPassword user={open.user} onClose={close} />}
      </Suspense>
    ),
  }
}
