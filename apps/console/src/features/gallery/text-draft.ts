import { z } from 'zod'
import { persistedAtom } from './storage.ts'

/** A text that a page keeps. Null until something was written: the page then shows a sample in the language of the moment. */
export function textDraft(name: string, longest = 100_000) {
  return persistedAtom(name, z.string().max(longest).nullable(), null)
}
