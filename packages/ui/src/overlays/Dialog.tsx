import { mergeClasses } from '@griffel/react'
import { type ReactNode, useId } from 'react'
import { Modal } from './Modal.tsx'
import { useDialogStyles } from './useDialogStyles.ts'

export interface DialogProps {
  title: string
  /** `alertdialog` for questions that interrupt. */
  role?: 'alertdialog'
  size?: 'small' | 'medium' | 'large'
  /** Called on Escape, not on a click beside the dialog; undefined while it must stay open. */
  onClose: (() => void) | undefined
  /** `DialogContent` and `DialogActions`. */
  children: ReactNode
}

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, role, size = 'small', onClose, children }: DialogProps): ReactNode {
  const styles = useDialogStyles()
  const titleId = useId()
  return (
    <Modal
      {...(role && { role })}
      labelledBy={titleId}
      className={mergeClasses(styles.box, styles[size])}
      onDismiss={onClose}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </Modal>
  )
}

/** Scrollable content between title and buttons. */
export function DialogContent({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(useDialogStyles().content, className)}>{children}</div>
}

/** Buttons at the bottom, the primary one last. */
export function DialogActions({ children }: { children: ReactNode }): ReactNode {
  return <div className={useDialogStyles().actions}>{children}</div>
}
