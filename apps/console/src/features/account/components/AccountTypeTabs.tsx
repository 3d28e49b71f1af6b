import { accountTypes } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import { ViewTabs } from '@seaport/ui/view-tabs'
import type { ReactNode } from 'react'

interface AccountTypeTabsProps {
  /** '' = all accounts. */
  chosen: string
  onChoose: (type: string) => void
}

/** Social accounts are split into promotion accounts and personal accounts (specification, section 2). */
export function AccountTypeTabs({ chosen, onChoose }: AccountTypeTabsProps): ReactNode {
  const t = useT('account')
  return (
    <ViewTabs
      label={t('typeSplit')}
      views={[
        { id: '', label: t('allTypes'), href: '#/media' },
        ...accountTypes.map((type) => ({
          id: type,
          label: t(`typeTab.${type}`),
          href: `#/media?type=${type}`,
        })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
