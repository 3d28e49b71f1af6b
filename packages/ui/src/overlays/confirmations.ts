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
  /** Settles the question, and closes its dialog. */
  answer: (confirmed: boolean) => void
  /** Closes the dialog. The question is declined, unless its `run` is under way: then that settles it. */
  leave: () => void
  /** Whether its dialog is the open one. */
  isOpen: () => boolean
}

let current: OpenConfirmation | undefined
let count = 0
const listeners = new Set<() => void>()

function setCurrent(next: OpenConfirmation | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a confirmation; resolves to true once the user agreed (and `run`, if given, has succeeded). A newer one takes the place of an open one. */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  current?.leave()
  return new Promise((resolve) => {
    count += 1
    const number = count
    const { run } = confirmation
    let isRunning = false
    const isOpen = () => current?.number === number
    // A late answer leaves the dialog of a newer question alone.
    const close = () => isOpen() && setCurrent(undefined)
    const answer = (confirmed: boolean) => {
      close()
      resolve(confirmed)
    }
    const runOnce = async (remark: string) => {
      isRunning = true
      try {
        return await run?.(remark)
      } finally {
        isRunning = false
      }
    }
    const leave = () => (isRunning ? close() : answer(false))
    setCurrent({ ...confirmation, ...(run && { run: runOnce }), number, answer, leave, isOpen })
  })
}

/** Closes the open question: whom it was put to has gone, and nobody else is to answer it. */
export function dismissConfirmation(): void {
  current?.leave()
}

/** The open question. */
export const openConfirmation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): OpenConfirmation | undefined => current,
}
