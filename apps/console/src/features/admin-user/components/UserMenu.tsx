import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { KeyMultipleRegular } from '@fluentui/react-icons/svg/key-multiple'
import { KeyResetRegular } from '@fluentui/react-icons/svg/key-reset'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { PersonArrowRightRegular } from '@fluentui/react-icons/svg/person-arrow-right'
import { PersonSupportRegular } from '@fluentui/react-icons/svg/person-support'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { ProhibitedRegular } from '@fluentui/react-icons/svg/prohibited'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactElement, ReactNode } from 'react'

/** Actions on a user. */
export type UserAction =
  | 'seats'
  | 'accounts'
  | 'edit'
  | 'balance'
  | 'ports'
  | 'password'
  | 'secondFactor'
  | 'enter'
  | 'enable'
  | 'disable'
export type OnUserAction = (action: UserAction, user: AdminUser) => void

const ICONS: Readonly<Record<UserAction, ReactElement>> = {
  seats: <PersonSupportRegular />,
  accounts: <PeopleCommunityRegular />,
  edit: <EditRegular />,
  balance: <WalletRegular />,
  ports: <PlugConnectedRegular />,
  password: <KeyResetRegular />,
  secondFactor: <KeyMultipleRegular />,
  enter: <PersonArrowRightRegular />,
  enable: <PlayRegular />,
  disable: <ProhibitedRegular />,
}

/** Whether the state of a user allows an action. */
export function isActionAllowed(
  { status, second_factor }: Pick<AdminUser, 'status' | 'second_factor'>,
  action: UserAction,
): boolean {
  if (action === 'secondFactor') return second_factor
  if (action === 'enable') return status === 'disabled'
  return action === 'disable' || action === 'enter' ? status === 'normal' : true
}

interface UserMenuProps {
  user: AdminUser
  onAction: OnUserAction
  /** The actions to show; all by default. */
  only?: readonly UserAction[]
}

/** The menu at the end of a user's row. */
export function UserMenu({ user, onAction, only }: UserMenuProps): ReactNode {
  const t = useT('adminUser')
  const entry = (id: UserAction) => ({
    id,
    label: t(`do.${id}`),
    icon: ICONS[id],
    disabled: !isActionAllowed(user, id),
    onSelect: () => onAction(id, user),
  })
  const actions = [
    entry('seats'),
    entry('accounts'),
    { ...entry('edit'), divided: true },
    entry('balance'),
    entry('ports'),
    entry('password'),
    ...(user.second_factor ? [entry('secondFactor')] : []),
    { ...entry('enter'), divided: true },
    { ...entry(user.status === 'normal' ? 'disable' : 'enable'), divided: true },
  ]
  return (
    <RowMenu name={user.username} actions={only ? actions.filter(({ id }) => only.includes(id)) : actions} />
  )
}
