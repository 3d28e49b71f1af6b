export type NoticeTone = 'success' | 'error' | 'warning' | 'info'

export interface Notice {
  id: number
  tone: NoticeTone
  text: string
  /** More about it, in smaller letters: a request's id. */
  detail?: string | undefined
  /** What can be done about it; doing it takes the notice away. */
  action?: { label: string; onClick: () => void } | undefined
}

type More = Pick<Notice, 'detail' | 'action'>

type Listener = () => void

let waiting: readonly Notice[] = []
let count = 0
const listeners = new Set<Listener>()

function add(tone: NoticeTone, text: string, more?: More): void {
  count += 1
  waiting = [...waiting, { id: count, tone, text, ...more }]
  for (const listener of listeners) listener()
}

/** Says something in the corner of the screen. Works from anywhere, also outside components; `<Overlays />` shows it. */
export const notify = {
  success: (text: string, more?: More) => add('success', text, more),
  error: (text: string, more?: More) => add('error', text, more),
  warning: (text: string, more?: More) => add('warning', text, more),
  info: (text: string, more?: More) => add('info', text, more),
} as const satisfies Record<NoticeTone, (text: string, more?: More) => void>

/** The notices that nobody has shown yet. */
export const pendingNotices = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly Notice[] => waiting,
  /** Hands the notices over, each once. */
  take(): readonly Notice[] {
    const taken = waiting
    waiting = []
    return taken
  },
}
