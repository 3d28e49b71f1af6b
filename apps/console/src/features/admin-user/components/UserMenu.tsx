import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { KeyResetRegular } from '@fluentui/react-icons/svg/key-reset'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { PersonArrowRightRegular } from '@fluentui/react-icons/svg/person-arrow-right'
import { PersonSupportRegular } from '@fluentui/react-icons/svg/person-support'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { ProhibitedRegular } from '@fluentui/react-icons/svg/prohibited'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import type { AdminUser } from '@seaport/contract/people/admin-user'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactElement, ReactNode } from 'react'

/** What can be done with one user. */
export type UserDeed =
  | 'seats'
  | 'accounts'
  | 'edit'
  | 'balance'
  | 'ports'
  | 'password'
  | 'enter'
  | 'enable'
  | 'disable'
export type UserDeeds = (deed: UserDeed, user: AdminUser) => void

const ICONS: Readonly<Record<UserDeed, ReactElement>> = {
  seats: <PersonSupportRegular />,
  accounts: <PeopleCommunityRegular />,
  edit: <EditRegular />,
  balance: <WalletRegular />,
  ports: <PlugConnectedRegular />,
  password: <KeyResetRegular />,
  enter: <PersonArrowRightRegular />,
  enable: <PlayRegular />,
  disable: <ProhibitedRegular />,
}

/** Whether the state of a user allows a deed. */
export function allows({ status }: Pick<AdminUser, 'status'>, deed: UserDeed): boolean {
  if (deed === 'enable') return status === 'disabled'
  return deed === 'disable' || deed === 'enter' ? status === 'normal' : true
}

interface UserMenuProps {
  user: AdminUser
  deeds: UserDeeds
  /** Those that have no button of their own here. */
  only?: readonly UserDeed[]
}

/** The menu at the end of a user's row. */
export function UserMenu({ user, deeds, only }: UserMenuProps): ReactNode {
  const t = useT('adminUser')
  const entry = (id: UserDeed) => ({
    id,
    label: t(`do.${id}`),
    icon: ICONS[id],
    disabled: !allows(user, id),
    onSelect: () => deeds(id, user),
  })
  const actions = [
    entry('seats'),
    entry('accounts'),
    { ...entry('edit'), divided: true },
    entry('balance'),
    entry('ports'),
    entry('password'),
    { ...entry('enter'), divided: true },
    { ...entry(user.status === 'normal' ? 'disable' : 'enable'), divided: true },
  ]
  return (
    <RowMenu name={user.username} actions={only ? actions.filter(({ id }) => only.includes(id)) : actions} />
  )
}
