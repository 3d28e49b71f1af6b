export type NoticeTone = 'success' | 'error' | 'warning' | 'info'

export interface Notice {
  id: number
  tone: NoticeTone
  text: string
  /** Secondary text, such as a request id. */
  detail?: string | undefined
  /** A button; pressing it dismisses the notice. */
  action?: { label: string; onClick: () => void } | undefined
}

type NoticeOptions = Pick<Notice, 'detail' | 'action'>

type Listener = () => void

let waiting: readonly Notice[] = []
let count = 0
const listeners = new Set<Listener>()

function add(tone: NoticeTone, text: string, options?: NoticeOptions): void {
  count += 1
  waiting = [...waiting, { id: count, tone, text, ...options }]
  for (const listener of listeners) listener()
}

/** Shows a notice. Callable from anywhere, also outside components; `<Overlays />` renders it. */
export const notify = {
  success: (text: string, options?: NoticeOptions) => add('success', text, options),
  error: (text: string, options?: NoticeOptions) => add('error', text, options),
  warning: (text: string, options?: NoticeOptions) => add('warning', text, options),
  info: (text: string, options?: NoticeOptions) => add('info', text, options),
} as const satisfies Record<NoticeTone, (text: string, options?: NoticeOptions) => void>

/** Queue of notices that are not shown yet. */
export const pendingNotices = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly Notice[] => waiting,
  /** Removes and returns the queued notices. */
  take(): readonly Notice[] {
    const taken = waiting
    waiting = []
    return taken
  },
}
