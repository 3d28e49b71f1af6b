export type NoticeTone = 'success' | 'error' | 'warning' | 'info'

export interface Notice {
  id: number
  tone: NoticeTone
  text: string
  /** More about it, in smaller letters: a request's id. */
  detail?: string | undefined
}

type Listener = () => void

let waiting: readonly Notice[] = []
let count = 0
const listeners = new Set<Listener>()

function add(tone: NoticeTone, text: string, detail?: string): void {
  count += 1
  waiting = [...waiting, { id: count, tone, text, detail }]
  for (const listener of listeners) listener()
}

/** Says something in the corner of the screen. Works from anywhere, also outside components; `<Overlays />` shows it. */
export const notify = {
  success: (text: string, detail?: string) => add('success', text, detail),
  error: (text: string, detail?: string) => add('error', text, detail),
  warning: (text: string, detail?: string) => add('warning', text, detail),
  info: (text: string, detail?: string) => add('info', text, detail),
} as const satisfies Record<NoticeTone, (text: string, detail?: string) => void>

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
