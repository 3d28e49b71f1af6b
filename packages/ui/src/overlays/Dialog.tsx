import { Button, type ButtonProps, mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useId } from 'react'
import { Row } from '../layout/Row.tsx'
import { Heading } from '../text/Heading.tsx'
import { CloseGuardProvider, useCloseGuard, useRequestClose } from './close-guard.ts'
import { Modal } from './Modal.tsx'
import { useDialogStyles } from './useDialogStyles.ts'

export interface DialogProps {
  title: string
  /** `alertdialog` for questions that interrupt. */
  role?: 'alertdialog'
  size?: 'small' | 'medium' | 'large'
  /**
   * Closes the dialog; undefined while it must stay open. Escape, a click beside it and the browser's Back lead here, once the user has
   * agreed to lose unsaved changes.
   */
  onClose: (() => void) | undefined
  /** Shows what can't be shown again (a password, a token): only its own button closes it without a question. */
  shownOnce?: boolean
  /** `DialogContent` and `DialogActions`. */
  children: ReactNode
}

/** A modal dialog, open while it is rendered. A changed form in it, or `useUnsaved`, makes it ask before it closes. */
export function Dialog({ title, role, size = 'small', onClose, shownOnce = false, children }: DialogProps) {
  const styles = useDialogStyles()
  const titleId = useId()
  const { guard, asking, stay } = useCloseGuard(onClose, shownOnce)
  return (
    <Modal
      {...(role && { role })}
      labelledBy={titleId}
      className={mergeClasses(styles.box, styles[size])}
      onDismiss={onClose && guard.requestClose}
      dismissOnBackdrop={role === undefined}
    >
      <Heading id={titleId} as="h2" size="large" className={styles.title}>
        {title}
      </Heading>
      <CloseGuardProvider value={guard}>{children}</CloseGuardProvider>
      {asking && onClose && <CloseQuestion shownOnce={shownOnce} onStay={stay} onLeave={onClose} />}
    </Modal>
  )
}

/** Asks whether to discard the dialog's changes. */
function CloseQuestion(props: { shownOnce: boolean; onStay: () => void; onLeave: () => void }): ReactNode {
  const { shownOnce, onStay, onLeave } = props
  const t = useT('ui')
  const styles = useDialogStyles()
  return (
    <Dialog title={t(shownOnce ? 'onceTitle' : 'discardTitle')} role="alertdialog" onClose={onStay}>
      <DialogContent>{t(shownOnce ? 'onceText' : 'discardText')}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onStay}>
          {t(shownOnce ? 'onceStay' : 'keepEditing')}
        </Button>
        <Button appearance="primary" className={styles.danger} onClick={onLeave}>
          {t(shownOnce ? 'onceLeave' : 'discard')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Closes the dialog around it as Escape does: changes are asked about first. */
export function DialogCloseButton(
  props: Pick<ButtonProps, 'disabled' | 'autoFocus' | 'children'>,
): ReactNode {
  return <Button {...props} onClick={useRequestClose()} />
}

/** Scrollable content between title and buttons. */
export function DialogContent({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(useDialogStyles().content, className)}>{children}</div>
}

/** Buttons at the bottom, the primary one last. */
export function DialogActions({ children }: { children: ReactNode }): ReactNode {
  return (
    <Row align="stretch" justify="end" className={useDialogStyles().actions}>
      {children}
    </Row>
  )
}
