import { Button } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { LocalAccount } from '@seaport/contract/desktop/ipc.schema'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import { type ReactNode, useState } from 'react'
import { useAccountActions } from '../../account/account.public.ts'
import { useTabActions } from '../api/useTabs.ts'
import { ReportBlock } from './ReportBlock.tsx'

interface PageMenuProps {
  account: Account
  local: LocalAccount | undefined
  awake: boolean
  onRemove?: (() => void) | undefined
}

/** Further actions on a page and its account. */
export function PageMenu({ account, local, awake, onRemove }: PageMenuProps): ReactNode {
  const t = useT('browser')
  const desktop = useT('desktop')
  const tab = useTabActions(account.id)
  const actions = useAccountActions(account)
  const [reporting, setReporting] = useState(false)
  return (
    <>
      <ActionMenu
        trigger={
          <Button appearance="subtle" size="small" icon={<MoreHorizontalRegular />} aria-label={t('more')} />
        }
        actions={[
          ...(onRemove ? [{ id: 'remove', label: t('removePane'), onSelect: onRemove }] : []),
          { id: 'zoom-in', label: t('zoomIn'), disabled: !awake, onSelect: () => tab.act('zoom_in') },
          { id: 'zoom-out', label: t('zoomOut'), disabled: !awake, onSelect: () => tab.act('zoom_out') },
          { id: 'sleep', label: t('sleep'), disabled: !awake, onSelect: () => tab.act('sleep') },
          {
            id: 'sign-in',
            label: local?.signed_in ? t('signInAgain') : desktop('signIn'),
            disabled: actions.isSigningIn || (local?.signing_in ?? false),
            onSelect: actions.signIn,
          },
          { id: 'report', label: t('report'), divided: true, onSelect: () => setReporting(true) },
          { id: 'close', label: desktop('closeAccount'), onSelect: actions.close },
        ]}
      />
      {reporting && <ReportBlock account={account} onClose={() => setReporting(false)} />}
    </>
  )
}
