import { LOGIN_AS_SECONDS, loginAs } from '@seaport/contract/people/admin-user'
import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { useSetAtom } from 'jotai'
import { useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../../shared/api/client.ts'
import { unsavedPaths, useAskAboutUnsaved } from '../../../shared/screen/unsaved-screens.ts'
import { sessionAtom } from '../../../shared/session/session.ts'

/**
 * Logs in as a user, after a confirmation that says how long it lasts and how it ends. A browser has one session, so all of its windows switch.
 */
export function useLogInAs(): (user: AdminUser) => void {
  const t = useT('adminUser')
  const format = useFormat()
  const navigate = useNavigate()
  const setSession = useSetAtom(sessionAtom)
  const ask = useEffectEvent(async ({ id, email }: AdminUser) => {
    await confirm({
      title: t('ask.enter', { email }),
      effects: [
        t('effect.lasts', { time: format.duration(LOGIN_AS_SECONDS * 1000) }),
        t('effect.recorded'),
        t('effect.windows'),
        t('effect.back'),
      ],
      action: t('do.enter'),
      tone: 'primary',
      run: async () => {
        const { token, user_id, username, is_superuser } = await client.call(loginAs, { params: { id } })
        setSession({ token, userId: user_id, name: username, superuser: is_superuser })
        void navigate('/dashboard')
      },
    })
  })
  const askAboutUnsaved = useAskAboutUnsaved()
  const enter = useEffectEvent((user: AdminUser) => askAboutUnsaved(unsavedPaths(), () => void ask(user)))
  const [stable] = useState(() => (user: AdminUser) => enter(user))
  return stable
}
