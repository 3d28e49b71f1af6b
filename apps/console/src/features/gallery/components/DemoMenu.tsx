import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import { notify } from '@seaport/ui/notify'
import type { ReactNode } from 'react'

/** A menu with one entry that asks for a confirmation. */
export function DemoMenu({ onAsk }: { onAsk: () => void }): ReactNode {
  const t = useT('gallery')
  return (
    <ActionMenu
      trigger={<Button>{t('overlays.menu')}</Button>}
      actions={[
        { id: 'one', label: t('overlays.do1'), onSelect: () => notify.success(t('overlays.do1')) },
        { id: 'two', label: t('overlays.do2'), disabled: true, onSelect: () => {} },
        { id: 'ask', label: t('overlays.question'), onSelect: onAsk },
        { id: 'long', label: t('longText'), divided: true, onSelect: () => notify.success(t('longText')) },
      ]}
    />
  )
}
