import { useScopedKey } from '@seaport/ui/storage-scope'
import { useCallback, useState } from 'react'
import { readDraft, type TaskDraft } from './task-draft.ts'

interface StoredDraft {
  /** The stored draft; undefined = none. */
  stored: TaskDraft | undefined
  save: (draft: TaskDraft) => void
  forget: () => void
}

/** Stores the user's draft over a reload; in memory if storage is blocked. */
export function useStoredDraft(): StoredDraft {
  const key = useScopedKey('task-draft')
  const [stored] = useState(() => readDraft(attempt(() => localStorage.getItem(key)) ?? null))
  const save = useCallback(
    (draft: TaskDraft) => void attempt(() => localStorage.setItem(key, JSON.stringify(draft))),
    [key],
  )
  const forget = useCallback(() => void attempt(() => localStorage.removeItem(key)), [key])
  return { stored, save, forget }
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
