import type { Script } from '@seaport/contract/work/script.schema'
import { CreateForm, draftOf } from './script-draft.ts'

const MAX_TITLE = 120

/** Judges a script that says the same in other words: as the API takes it, or what is wrong with the words. */
export function translatedScript(script: Script, title: (name: string) => string, text: string) {
  const room = MAX_TITLE - title('').length
  const draft = draftOf(script)
  return CreateForm.safeParse(
    { ...draft, title: title(script.title.slice(0, room)), content: { ...draft.content, text } },
    { reportInput: true },
  )
}
