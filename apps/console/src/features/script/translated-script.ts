import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { Script } from '@seaport/contract/work/script.schema'
import { CreateForm, draftOf, emptyScript } from './script-draft.ts'

const MAX_TITLE = 120

/**
 * Validates a translated script.
 * @param editable whether the person may change the script; of a public one that they may not, only the text becomes their own
 * @returns the request body, or the errors by field
 */
export function translatedScript(
  script: Script,
  title: (name: string) => string,
  text: string,
  editable: boolean,
) {
  const room = MAX_TITLE - title('').length
  const draft = editable ? draftOf(script) : { ...emptyScript, networks: script.networks }
  return CreateForm.safeParse(
    { ...draft, title: title(cutUnits(script.title, room)), content: { ...draft.content, text } },
    { reportInput: true },
  )
}
