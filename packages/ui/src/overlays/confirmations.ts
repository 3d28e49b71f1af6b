import type { ReactNode } from 'react'

export interface Confirmation {
  /** The question: "Release the ports of seat 100001?" */
  title: string
  /** What will happen, in full. */
  text?: ReactNode
  /** What will happen, point by point. */
  effects?: readonly string[]
  /** The button's verb: "Release ports", never "OK". */
  action: string
  /** `danger` (default) for what cannot be undone. */
  tone?: 'danger' | 'primary'
  /** A word to type first, for what destroys a lot. */
  typed?: string
  /** A remark that is stored with the action. */
  remark?: {
    label: string
    hint?: string
    required?: boolean
    maxLength?: number
  }
  /** Runs while the dialog is open, which shows progress and errors. Gets the remark, or ''. */
  run?: (remark: string) => Promise<unknown>
}

interface OpenConfirmation extends Confirmation {
  number: number
  answer: (confirmed: boolean) => void
}

let current: OpenConfirmation | undefined
let count = 0
const listeners = new Set<() => void>()

function setCurrent(next: OpenConfirmation | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a confirmation; resolves to true once the user agreed (and `run`, if given, has succeeded). A newer confirmation cancels an open one. */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  current?.answer(false)
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      setCurrent(undefined)
      resolve(confirmed)
    }
    count += 1
    setCurrent({ ...confirmation, number: count, answer })
  })
}

/** The open question. */
export const openConfirmation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): OpenConfirmation | undefined => current,
}
