import { Button } from '@fluentui/react-button'
import { KeyRegular } from '@fluentui/react-icons/svg/key'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { logout } from '@seaport/contract/session'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import { Avatar } from '@seaport/ui/avatar'
import { useSetAtom } from 'jotai'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { client } from '../../shared/api/client.ts'
import { queries } from '../../shared/api/queries.ts'
import { sessionAtom } from '../../shared/session/session.ts'

const ChangePassword = lazy(async () => ({
  default: (await import('../../features/password/ChangePassword.tsx')).ChangePassword,
}))

/** The person's own menu. */
export function UserMenu({ name, email }: { name: string; email: string | undefined }): ReactNode {
  const t = useT('console')
  const setSession = useSetAtom(sessionAtom)
  const [changing, setChanging] = useState(false)
  const leave = async () => {
    // The browser forgets the session even when the server can't be told.
    await client.call(logout, {}).catch(() => undefined)
    setSession(null)
    queries.clear()
  }
  return (
    <>
      <ActionMenu
        trigger={
          <Button
            appearance="subtle"
            icon={<Avatar size={24} name={name} />}
            aria-label={t('userMenu', { name })}
            title={email ?? name}
          />
        }
        actions={[
          {
            id: 'password',
            label: t('changePassword'),
            icon: <KeyRegular />,
            onSelect: () => setChanging(true),
          },
          {
            id: 'logout',
            label: t('logout'),
            icon: <SignOutRegular />,
            divided: true,
            onSelect: () => void leave(),
          },
        ]}
      />
      {changing && (
        <Suspense>
          <ChangePassword onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
