import { Button } from '@fluentui/react-button'
import {
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@fluentui/react-drawer'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { makeStyles } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useReturnFocus } from '../overlays/useReturnFocus.ts'

export interface SidePanelProps {
  open: boolean
  title: string
  size?: 'small' | 'medium' | 'large'
  /** Buttons at the foot. */
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

const useStyles = makeStyles({ foot: { flexWrap: 'wrap', '& button': { whiteSpace: 'nowrap' } } })

/** The details of one record beside the list they come from. */
export function SidePanel({
  open,
  title,
  size = 'medium',
  actions,
  onClose,
  children,
}: SidePanelProps): ReactNode {
  const common = useT('common')
  const styles = useStyles()
  return (
    <OverlayDrawer open={open} position="end" size={size} onOpenChange={(_, data) => !data.open && onClose()}>
      <FocusBack />
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={common('close')}
              onClick={onClose}
            />
          }
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>{children}</DrawerBody>
      {actions && <DrawerFooter className={styles.foot}>{actions}</DrawerFooter>}
    </OverlayDrawer>
  )
}

/** Comes and goes with the panel's content: a row of a table, unlike a button, is not found again by Fluent. */
function FocusBack(): ReactNode {
  useReturnFocus()
  return null
}
