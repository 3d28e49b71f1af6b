import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { KeyMultipleRegular } from '@fluentui/react-icons/svg/key-multiple'
import { KeyResetRegular } from '@fluentui/react-icons/svg/key-reset'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import { ProhibitedRegular } from '@fluentui/react-icons/svg/prohibited'
import type { SystemUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

export type SystemUserAction = 'edit' | 'password' | 'secondFactor' | 'enable' | 'disable' | 'delete'
export type OnSystemUserAction = (action: SystemUserAction, user: SystemUser) => void

interface SystemUserMenuProps {
  user: SystemUser
  /** It is the user's own row: nobody can lock themselves out. */
  own: boolean
  onAction: OnSystemUserAction
}

/** The menu at the end of an administrator's row. */
export function SystemUserMenu({ user, own, onAction }: SystemUserMenuProps): ReactNode {
  const t = useT('systemUser')
  const entry = (id: SystemUserAction) => ({
    id,
    label: t(`do.${id}`),
    disabled: own && id !== 'edit',
    onSelect: () => onAction(id, user),
  })
  return (
    <RowMenu
      name={user.username}
      actions={[
        { ...entry('edit'), icon: <EditRegular /> },
        { ...entry('password'), icon: <KeyResetRegular /> },
        ...(user.second_factor ? [{ ...entry('secondFactor'), icon: <KeyMultipleRegular /> }] : []),
        user.status === 'normal'
          ? { ...entry('disable'), icon: <ProhibitedRegular />, divided: true }
          : { ...entry('enable'), icon: <PlayRegular />, divided: true },
        { ...entry('delete'), icon: <DeleteRegular /> },
      ]}
    />
  )
}
