import { Toast, ToastBody, Toaster, ToastTitle, useToastController } from '@fluentui/react-toast'
import { makeStyles } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Notice, pendingNotices } from './notices.ts'

/** Bad news stays longer: it is read more slowly. Milliseconds. */
const SHOWN_FOR = { success: 3500, info: 4500, warning: 7000, error: 9000 } as const

const useStyles = makeStyles({
  // The browser's top layer: no dialog, whatever its z-index, lies above it.
  layer: {
    position: 'fixed',
    inset: 0,
    width: 'auto',
    height: 'auto',
    margin: 0,
    padding: 0,
    border: 'none',
    overflow: 'visible',
    backgroundColor: 'transparent',
    color: 'inherit',
    pointerEvents: 'none',
    '& > .fui-Toaster': { maxWidth: 'calc(100vw - 24px)', textWrap: 'pretty' },
  },
})

/** Shows notices as Fluent toasts, above everything else that is open. One that is on the screen already is not shown twice. */
export function ToastHost(): ReactNode {
  const t = useT('ui')
  const toaster = 'seaport-toaster'
  const { dispatchToast } = useToastController(toaster)
  const notices = useSyncExternalStore(pendingNotices.subscribe, pendingNotices.read)
  const visible = useRef(new Set<string>())
  const layer = useRef<HTMLDivElement>(null)
  const styles = useStyles()

  useEffect(() => {
    if (notices.length === 0) return
    raise(layer.current)
    for (const notice of pendingNotices.take()) {
      const name = `${notice.tone} ${notice.text}`
      if (visible.current.has(name)) continue
      visible.current.add(name)
      dispatchToast(<NoticeToast {...notice} requestLabel={(id) => t('requestId', { id })} />, {
        toastId: String(notice.id),
        intent: notice.tone,
        timeout: SHOWN_FOR[notice.tone],
        pauseOnHover: true,
        politeness: notice.tone === 'error' ? 'assertive' : 'polite',
        onStatusChange: (_, { status }) => status === 'unmounted' && visible.current.delete(name),
      })
    }
  }, [notices, dispatchToast, t])

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <Toaster inline toasterId={toaster} position="top" offset={{ vertical: 12 }} limit={4} />
    </div>
  )
}

/** Puts the layer on top of whatever entered the top layer since. (jsdom knows no popovers.) */
function raise(layer: HTMLElement | null): void {
  if (!layer?.showPopover) return
  layer.hidePopover()
  layer.showPopover()
}

function NoticeToast(props: Notice & { requestLabel: (id: string) => string }): ReactNode {
  return (
    <Toast>
      <ToastTitle>{props.text}</ToastTitle>
      {props.detail && <ToastBody>{props.requestLabel(props.detail)}</ToastBody>}
    </Toast>
  )
}
