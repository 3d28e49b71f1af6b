import { PortalMountNodeProvider, usePortalMountNode } from '@fluentui/react-shared-contexts'
import { mergeClasses } from '@griffel/react'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { focusInto, modalStack, openModal, recoverFocus } from './modal-stack.ts'
import { useModalStyles } from './useModalStyles.ts'

export interface ModalProps {
  /** `alertdialog` for questions that interrupt. */
  role?: 'alertdialog'
  label?: string
  /** Id of the heading that names it, instead of a label. */
  labelledBy?: string
  /** Where its box stands in the window. */
  placement?: 'center' | 'top' | 'start' | 'end' | 'anchored'
  /** Of its box. */
  className?: string | undefined
  /** Escape or the system's way back. Without it nothing closes the dialog. */
  onDismiss?: (() => void) | undefined
  /** A click beside the box dismisses it too. */
  dismissOnBackdrop?: boolean
  /** Told of keys that nothing inside has used. */
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  children: ReactNode
}

/**
 * The browser's modal dialog, open while it is rendered: the focus goes in, stays and comes back, and everything behind it is inert. Fluent's menus and lists
 * mount inside it, since outside they would be inert too.
 */
export function Modal(props: ModalProps): ReactNode {
  const mount = usePortalMountNode()
  return mount && createPortal(<OpenDialog {...props} />, mount)
}

function OpenDialog(props: ModalProps): ReactNode {
  const { role, label, labelledBy, placement = 'center', className, onDismiss, children } = props
  const styles = useModalStyles()
  const ref = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const pressedOnBackdrop = useRef(false)
  const [opened, setOpened] = useState<HTMLDialogElement>()
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    setOpened(dialog)
    return openModal(dialog)
  }, [])
  // The content comes into an open dialog: `autoFocus` has no effect in a closed one.
  useLayoutEffect(() => {
    if (opened && box.current) focusInto(box.current)
  }, [opened])
  useEffect(() => recoverFocus, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key !== 'Escape') {
      // Of a dialog above this one React tells as if it were inside.
      if (box.current?.contains(event.target as Node)) props.onKeyDown?.(event)
      return
    }
    // Handled here: the browser would close the dialog itself, asked twice even one that refuses.
    event.preventDefault()
    onDismiss?.()
  }
  return (
    <dialog
      ref={ref}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={mergeClasses(styles.root, styles[placement])}
      closedby={onDismiss ? 'closerequest' : 'none'}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // A file field's own `cancel` passes through here too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss?.()
      }}
      onClose={({ currentTarget }) => {
        // The browser closed it by itself, without asking: what is rendered follows.
        if (modalStack.has(currentTarget)) onDismiss?.()
      }}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        const onBackdrop = pressedOnBackdrop.current && event.target === event.currentTarget
        if (onBackdrop && props.dismissOnBackdrop) onDismiss?.()
      }}
    >
      {/* There from the start: notices, which move into the dialog when it opens, come after it. */}
      <div ref={box} className={mergeClasses(styles.box, className)}>
        {opened && <PortalMountNodeProvider value={opened}>{children}</PortalMountNodeProvider>}
      </div>
    </dialog>
  )
}
