import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Modal } from '../overlays/Modal.tsx'
import { Brand } from './Brand.tsx'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'
import { useAppShellStyles } from './useAppShellStyles.ts'

interface MenuDrawerProps extends SidebarProps {
  onClose: () => void
}

/** The menu as a drawer. */
export function MenuDrawer({ onClose, onNavigate, ...menu }: MenuDrawerProps): ReactNode {
  const t = useT('shell')
  const styles = useAppShellStyles()
  return (
    <Modal
      label={t('mainMenu')}
      placement="start"
      className={styles.drawer}
      onDismiss={onClose}
      dismissOnBackdrop
    >
      <div className={styles.drawerHead}>
        <Brand />
        <Button appearance="subtle" size="small" onClick={onClose}>
          {t('closeMenu')}
        </Button>
      </div>
      <Sidebar
        {...menu}
        onNavigate={(href) => {
          onClose()
          onNavigate(href)
        }}
      />
    </Modal>
  )
}
