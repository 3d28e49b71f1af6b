import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UploadItem, UploadTransport } from './upload.types.ts'

export interface Uploads<T> {
  items: readonly UploadItem<T>[]
  /** Starts uploading; a file with a problem is only listed. */
  add: (files: readonly { file: File; problem?: string | undefined }[]) => void
  cancel: (id: string) => void
  retry: (id: string) => void
  remove: (id: string) => void
}

export interface UseUploadsOptions<T> {
  transport: UploadTransport<T>
  /** Message for an error of the transport. */
  describe: (error: unknown) => string | undefined
  /** Called whenever the results change. */
  onChange?: ((results: readonly T[]) => void) | undefined
  /** Keeps only the newest file that is not refused. */
  single: boolean
}

let uploads = 0

/** An id for an item of this page. (`crypto.randomUUID` exists on secure origins only.) */
const newId = () => `upload-${++uploads}`

/** Uploads in progress, each with cancel, retry and remove. Unmounting cancels them. */
export function useUploads<T>({ transport, describe, onChange, single }: UseUploadsOptions<T>): Uploads<T> {
  const [items, setItems] = useState<readonly UploadItem<T>[]>([])
  const latest = useRef(items)
  const tell = useRef(onChange)
  // An upload ends renders after it began: what it tells must know what was done in the meantime.
  useLayoutEffect(() => {
    tell.current = onChange
  })
  const running = useRef(new Map<string, AbortController>())
  // At the end of the screen alone: other effects are cleaned up when its tab is hidden, too.
  useInsertionEffect(() => {
    const all = running.current
    return () => {
      for (const run of all.values()) run.abort()
    }
  }, [])

  const write = (next: readonly UploadItem<T>[]) => {
    const before = latest.current
    latest.current = next
    setItems(next)
    const [was, is] = [results(before), results(next)]
    if (was.length !== is.length || is.some((one, at) => one !== was[at])) tell.current?.(is)
  }
  const patch = (id: string, part: Partial<UploadItem<T>>) =>
    write(latest.current.map((item) => (item.id === id ? { ...item, ...part } : item)))

  const send = async (id: string, file: File) => {
    const run = new AbortController()
    running.current.set(id, run)
    // Ignores the answer of a cancelled or superseded attempt.
    const current = () => running.current.get(id) === run && !run.signal.aborted
    patch(id, { state: 'sending', progress: 0, problem: undefined })
    try {
      const result = await transport(file, {
        signal: run.signal,
        onProgress: (ratio) => current() && patch(id, { progress: Math.min(1, Math.max(0, ratio)) }),
      })
      if (current()) patch(id, { state: 'done', progress: 1, result })
    } catch (error) {
      if (current()) patch(id, { state: 'failed', problem: describe(error) })
    }
  }
  const stop = (id: string) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
  }
  return {
    items,
    add: (files) => {
      const fresh = files.map(({ file, problem }): UploadItem<T> => {
        return { id: newId(), file, problem, progress: 0, state: problem ? 'refused' : 'sending' }
      })
      const replaces = single && fresh.some(({ state }) => state !== 'refused')
      if (replaces) for (const item of latest.current) stop(item.id)
      const kept = single ? latest.current.filter(({ state }) => state !== 'refused') : latest.current
      write(replaces ? fresh : [...kept, ...fresh])
      for (const item of latest.current.slice(-fresh.length)) {
        if (item.state === 'sending' && fresh.includes(item)) void send(item.id, item.file)
      }
    },
    cancel: (id) => {
      stop(id)
      patch(id, { state: 'cancelled' })
    },
    retry: (id) => {
      const item = latest.current.find((one) => one.id === id)
      if (item) void send(id, item.file)
    },
    remove: (id) => {
      stop(id)
      write(latest.current.filter((one) => one.id !== id))
    },
  }
}

const results = <T>(items: readonly UploadItem<T>[]) =>
  items.flatMap((item) => (item.state === 'done' && item.result !== undefined ? [item.result] : []))
