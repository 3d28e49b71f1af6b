import { Button } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { ActionMenu } from '../menu/ActionMenu.tsx'
import type { TabBarProps } from './TabBar.types.ts'

/** Menu of actions on several tabs. */
export function TabMenu({ tabs, current, close, closeOthers, closeAll }: TabBarProps): ReactNode {
  const t = useT('shell')
  const open = tabs.some((tab) => tab.path === current)
  return (
    <ActionMenu
      trigger={
        <Button appearance="subtle" size="small" icon={<ChevronDownRegular />} aria-label={t('tabMenu')} />
      }
      actions={[
        { id: 'current', label: t('closeCurrent'), disabled: !open, onSelect: () => close(current) },
        {
          id: 'others',
          label: t('closeOthers'),
          disabled: !open || tabs.length < 2,
          onSelect: () => closeOthers(current),
        },
        { id: 'all', label: t('closeAll'), onSelect: closeAll },
      ]}
    />
  )
}
