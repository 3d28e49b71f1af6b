import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { ColorRegular } from '@fluentui/react-icons/svg/color'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { KeyRegular } from '@fluentui/react-icons/svg/key'
import { KeyMultipleRegular } from '@fluentui/react-icons/svg/key-multiple'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PersonArrowLeftRegular } from '@fluentui/react-icons/svg/person-arrow-left'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { ShieldKeyholeRegular } from '@fluentui/react-icons/svg/shield-keyhole'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useT } from '@seaport/i18n/react'
import type { ActionMenuProps, MenuAction } from '@seaport/ui/action-menu-types'
import { MenuSurface } from '@seaport/ui/menu-surface'
import { useSetAtom } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { changingPasswordAtom } from '../../features/password/password.public.ts'
import { secondFactorAtom } from '../../features/second-factor/second-factor.public.ts'
import { useLogout } from '../../shared/session/useLogout.ts'
import { paletteAtom } from './palette-atom.ts'
import { screenHref } from './screen-link.ts'
import { UserCard } from './UserCard.tsx'

interface UserMenuSurfaceProps extends Pick<ActionMenuProps, 'trigger'> {
  info: UserInfo | undefined
  keys: readonly PermissionKey[]
}

/** The user menu: name and details, pages about the user and the product, and the ways to log out. */
export function UserMenuSurface({ trigger, info, keys }: UserMenuSurfaceProps): ReactNode {
  const t = useT('header')
  const p = useT('palette')
  const navigate = useNavigate()
  const changePassword = useSetAtom(changingPasswordAtom)
  const showSecondFactor = useSetAtom(secondFactorAtom)
  const openPalette = useSetAtom(paletteAtom)
  const { logOut, switchBack } = useLogout()
  const page = (id: string, path: string, label: string, icon: ReactElement): readonly MenuAction[] =>
    screenHref(path, keys) ? [{ id, label, icon, onSelect: () => void navigate(path) }] : []
  return (
    <MenuSurface
      trigger={trigger}
      head={info && <UserCard info={info} />}
      actions={[
        // A phone's header has no room for it.
        { id: 'search', label: t('search'), icon: <SearchRegular />, onSelect: () => openPalette(true) },
        ...page('profile', '/ucenter', p('profile'), <PersonRegular />),
        {
          id: 'password',
          label: p('changePassword'),
          icon: <KeyRegular />,
          onSelect: () => changePassword(true),
        },
        {
          id: 'second-factor',
          label: p('secondFactor'),
          icon: <KeyMultipleRegular />,
          onSelect: () => showSecondFactor(true),
        },
        ...page('notifications', '/notifications', p('notificationSettings'), <AlertRegular />),
        ...page('theme', '/theme', p('appearance'), <ColorRegular />),
        ...page('agreement', '/agreement', p('agreement'), <DocumentRegular />),
        ...page('privacy', '/privacy', p('privacy'), <ShieldKeyholeRegular />),
        ...page('download', '/down', p('downloadCentre'), <ArrowDownloadRegular />),
        ...(switchBack
          ? [
              {
                id: 'switch',
                label: t('switchAdmin'),
                icon: <PersonArrowLeftRegular />,
                divided: true,
                onSelect: switchBack,
              },
            ]
          : []),
        {
          id: 'logout',
          label: p('logout'),
          icon: <SignOutRegular />,
          divided: true,
          onSelect: logOut,
        },
      ]}
    />
  )
}
