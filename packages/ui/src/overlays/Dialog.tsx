import { mergeClasses } from '@griffel/react'
import { type ReactNode, useId } from 'react'
import { Modal } from './Modal.tsx'
import { useDialogStyles } from './useDialogStyles.ts'

export interface DialogProps {
  title: string
  /** `alertdialog` for questions that interrupt. */
  role?: 'alertdialog'
  size?: 'small' | 'medium' | 'large'
  /** Escape; a click beside it is no answer. Absent while it must stay. */
  onClose: (() => void) | undefined
  /** `DialogContent` and `DialogActions`. */
  children: ReactNode
}

/** A box over the screen. Open while it is rendered. */
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

/** What scrolls when it is long, between title and buttons. */
export function DialogContent({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(useDialogStyles().content, className)}>{children}</div>
}

/** The buttons at the foot, the one that acts last. */
export function DialogActions({ children }: { children: ReactNode }): ReactNode {
  return <div className={useDialogStyles().actions}>{children}</div>
}
