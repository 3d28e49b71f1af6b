import {
  Button,
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  usePortalMountNode,
  useToastController,
} from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { modalStack } from './modal-stack.ts'
import { type Notice, pendingNotices } from './notices.ts'

/** How long a notice stays, in ms; bad news is read more slowly. */
const SHOWN_FOR = { success: 3500, info: 4500, warning: 7000, error: 9000 } as const
/** How long a notice with a button stays, in ms: people have to read it, decide, and reach the button. */
const ACTION_SHOWN_FOR = 20_000

const useStyles = makeStyles({
  layer: {
    position: 'fixed',
    // Above Fluent's menus and lists, which have 1000000.
    zIndex: 1_000_001,
    inset: 0,
    pointerEvents: 'none',
    '& > .fui-Toaster': { maxWidth: 'calc(100vw - 24px)', textWrap: 'pretty' },
  },
})

/**
 * Shows notices as Fluent toasts, above everything else that is open. One that is on the screen already is not shown twice, unless its button does something
 * else. A page that nobody sees keeps them until it is seen.
 */
export function NoticeLayer(): ReactNode {
  const t = useT('ui')
  const toaster = 'seaport-toaster'
  const { dispatchToast } = useToastController(toaster)
  const notices = useSyncExternalStore(pendingNotices.subscribe, pendingNotices.read)
  const hidden = useSyncExternalStore(onVisibility, () => document.hidden)
  const visible = useRef(new Set<string>())
  const layer = useTopmostLayer()
  const styles = useStyles()

  useEffect(() => {
    if (notices.length === 0 || hidden) return
    for (const notice of pendingNotices.take()) {
      const name = `${notice.tone} ${notice.text}`
      if (visible.current.has(name) && !notice.action) continue
      visible.current.add(name)
      dispatchToast(<NoticeToast {...notice} requestLabel={(id) => t('requestId', { id })} />, {
        toastId: String(notice.id),
        intent: notice.tone,
        timeout: notice.action ? ACTION_SHOWN_FOR : SHOWN_FOR[notice.tone],
        pauseOnHover: true,
        politeness: notice.tone === 'error' ? 'assertive' : 'polite',
        onStatusChange: (_, { status }) => status === 'unmounted' && visible.current.delete(name),
      })
    }
  }, [notices, hidden, dispatchToast, t])

  return createPortal(
    <div className={styles.layer}>
      <Toaster inline toasterId={toaster} position="bottom" offset={{ vertical: 20 }} limit={4} />
    </div>,
    layer,
  )
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** An element that is kept inside the topmost modal dialog, else in the page: elsewhere notices would be inert. */
function useTopmostLayer(): HTMLElement {
  const page = usePortalMountNode()
  const [layer] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const follow = () => move(layer, modalStack.topmost() ?? page)
    follow()
    const stop = modalStack.subscribe(follow)
    return () => {
      stop()
      layer.remove()
    }
  }, [layer, page])
  return layer
}

/** Moves an element without resetting its state where `moveBefore` exists. */
function move(element: HTMLElement, to: ParentNode | undefined): void {
  if (!to || element.parentNode === to) return
  if (element.isConnected && 'moveBefore' in to) to.moveBefore(element, null)
  else to.append(element)
}

function NoticeToast(props: Notice & { requestLabel: (id: string) => string }): ReactNode {
  const { action, detail } = props
  return (
    <Toast>
      <ToastTitle>{props.text}</ToastTitle>
      {detail && <ToastBody>{props.requestLabel(detail)}</ToastBody>}
      {action && (
        <ToastFooter>
          <ToastTrigger>
            <Button size="small" onClick={action.onClick}>
              {action.label}
            </Button>
          </ToastTrigger>
        </ToastFooter>
      )}
    </Toast>
  )
}
