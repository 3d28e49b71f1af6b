import { mergeClasses, PortalMountNodeProvider, usePortalMountNode } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../input-method/input-method.ts'
import { focusInto, modalStack, openModal, recoverFocus } from './modal-stack.ts'
import { useModalStyles } from './useModalStyles.ts'

export interface ModalProps {
  /** `alertdialog` for questions that interrupt. */
  role?: 'alertdialog'
  label?: string
  /** Id of the heading that names it, instead of a label. */
  labelledBy?: string
  /** Position of the box. */
  placement?: 'center' | 'top' | 'start' | 'end' | 'anchored'
  /** Class of the box. */
  className?: string | undefined
  /** Called on Escape or the system's back gesture; without it nothing closes the dialog. */
  onDismiss?: (() => void) | undefined
  /** A click beside the box dismisses it too. */
  dismissOnBackdrop?: boolean
  /** Called for keys that nothing inside has handled. */
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  children: ReactNode
}

/** A native modal `<dialog>`, open while it is rendered. Fluent's menus and lists mount inside it, because everything outside is inert. */
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
  // `autoFocus` has no effect in a closed dialog, so the content is rendered once it is open.
  useLayoutEffect(() => {
    if (opened && box.current) focusInto(box.current)
  }, [opened])
  useEffect(() => recoverFocus, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return
    if (event.key !== 'Escape') {
      // React bubbles events of a nested dialog through this one.
      if (box.current?.contains(event.target as Node)) props.onKeyDown?.(event)
      return
    }
    // Handled here: the browser closes a dialog on the second Escape even if `cancel` was prevented.
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
        // File inputs fire `cancel` too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss?.()
      }}
      onClose={({ currentTarget }) => {
        // Closed by the browser: follow.
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
