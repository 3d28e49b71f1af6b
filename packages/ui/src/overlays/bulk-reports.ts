import { notify } from './notices.ts'

/** What a bulk act left unchanged, as servers answer it. */
export interface LeftUnchanged {
  missing: number
  left_out: readonly { id: string; name: string; message: string }[]
}

/** The rows that a bulk act was for, without those that it left: these can be tried again. */
export function withoutLeft(ids: readonly string[], left: LeftUnchanged['left_out']): readonly string[] {
  const unchanged = new Set(left.map(({ id }) => id))
  return ids.filter((id) => !unchanged.has(id))
}

export interface BulkReport extends LeftUnchanged {
  /** What was done, and to how many. */
  title: string
  /** How many were changed. */
  done: number
}

interface OpenReport extends BulkReport {
  close: () => void
}

let current: OpenReport | undefined
const listeners = new Set<() => void>()

function setCurrent(next: OpenReport | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/**
 * Tells what a bulk act did: a notice, or a dialog that names what it left and why.
 * @returns a promise that the reader has closed the dialog, if there is one
 */
export function reportBulk({ title, done, missing, left_out }: BulkReport): Promise<void> {
  dismissReport()
  if (missing + left_out.length === 0) {
    notify.success(title)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const close = () => {
      setCurrent(undefined)
      resolve()
    }
    setCurrent({ title, done, missing, left_out, close })
  })
}

/** Closes the open report. */
export function dismissReport(): void {
  current?.close()
}

/** The open report. */
export const openReport = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): OpenReport | undefined => current,
}
