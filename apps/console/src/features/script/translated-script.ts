import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { Script } from '@seaport/contract/work/script.schema'
import { CreateForm, draftOf } from './script-draft.ts'

const MAX_TITLE = 120

/** Validates a translated script. @returns the request body, or the errors by field */
export function translatedScript(script: Script, title: (name: string) => string, text: string) {
  const room = MAX_TITLE - title('').length
  const draft = draftOf(script)
  return CreateForm.safeParse(
    { ...draft, title: title(cutUnits(script.title, room)), content: { ...draft.content, text } },
    { reportInput: true },
  )
}
