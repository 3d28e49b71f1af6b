import { useScopedKey } from '@seaport/ui/storage-scope'
import { useCallback, useState } from 'react'
import { readDraft, type TaskDraft } from './task-draft.ts'

interface StoredDraft {
  /** What was left here last time; undefined = nothing. */
  stored: TaskDraft | undefined
  save: (draft: TaskDraft) => void
  forget: () => void
}

/** Keeps the draft of whoever is logged in over a reload. Without a storage it lasts as long as the page. */
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
