import { z } from 'zod'
import { persistedAtom } from './storage.ts'

/** A stored text. Null until something was written: the page then shows a sample in the current language. */
export function textDraft(name: string, longest = 100_000) {
  return persistedAtom(name, z.string().max(longest).nullable(), null)
}
