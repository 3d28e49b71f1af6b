import { localStore } from '@seaport/i18n/storage'
import { useScopedKey } from '@seaport/ui/storage-scope'
import { useCallback, useState } from 'react'
import { readDraft, type TaskDraft } from './task-draft.ts'

interface StoredDraft {
  /** The stored draft; undefined = none. */
  stored: TaskDraft | undefined
  save: (draft: TaskDraft) => void
  /** Removes it. @param sent removes this one only: the stored one may be another, begun since */
  forget: (sent?: TaskDraft) => void
}

/** Stores the user's draft over a reload. */
export function useStoredDraft(): StoredDraft {
  const key = useScopedKey('task-draft')
  const [stored] = useState(() => readDraft(localStore.getItem(key)))
  const save = useCallback((draft: TaskDraft) => localStore.setItem(key, JSON.stringify(draft)), [key])
  const forget = useCallback(
    (sent?: TaskDraft) => {
      const kept = readDraft(localStore.getItem(key))
      if (!sent || JSON.stringify(kept) === JSON.stringify(sent)) localStore.removeItem(key)
    },
    [key],
  )
  return { stored, save, forget }
}
