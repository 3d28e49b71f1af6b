import { networks as brands, type NetworkId } from '@seaport/contract/kernel/network'
import type { Script, ScriptType } from '@seaport/contract/work/script.schema'
import * as scriptSchema from '@seaport/contract/work/script.schema'
import { fitsNowhere } from '@seaport/contract/work/script-length'
import { z } from 'zod'
import { NO_GROUP } from '../../shared/group/group-kind.ts'

/** A script in the form: fields of other types are kept, so that trying one loses nothing but files of another kind. */
export interface ScriptDraft {
  title: string
  networks: readonly NetworkId[]
  group_id: string
  public: boolean
  content: { type: ScriptType | ''; text: string; file_ids: string[] }
}

export const emptyScript: ScriptDraft = {
  title: '',
  networks: [],
  group_id: NO_GROUP,
  public: false,
  content: { type: 'text', text: '', file_ids: [] },
}

/** A script as it is before it is changed. */
export function draftOf(script: Script): ScriptDraft {
  const { title, networks, group, type, text, files } = script
  return {
    title,
    networks,
    group_id: group?.id ?? NO_GROUP,
    public: script.public,
    content: { type, text, file_ids: files.map(({ id }) => id) },
  }
}

/** Whether scripts of a type have text, and which files. */
export const parts: Readonly<Record<ScriptType, { text: boolean; files: 'image' | 'video' | null }>> = {
  text: { text: true, files: null },
  image: { text: false, files: 'image' },
  image_text: { text: true, files: 'image' },
  video: { text: true, files: 'video' },
}

/** The draft as a request: only the fields of its type. */
function changeOf({ title, networks, group_id, content: { type, text, file_ids } }: ScriptDraft) {
  const has = parts[type || 'text']
  return {
    title,
    networks,
    group_id: group_id === NO_GROUP ? null : group_id,
    content: { type, ...(has.text && { text }), ...(has.files && { file_ids }) },
  }
}

/** The rules for a new script and for a change: the contract's, applied to the draft. */
export const CreateForm = z.preprocess(
  (draft: ScriptDraft) => ({ ...changeOf(draft), public: draft.public }),
  scriptSchema.createScript.body.superRefine(checkLength),
)
export const ChangeForm = z.preprocess(
  changeOf,
  scriptSchema.updateScript.body.required().superRefine(checkLength),
)

/** The server refuses the same. */
function checkLength(
  { networks, content }: Pick<z.output<typeof scriptSchema.createScript.body>, 'networks' | 'content'>,
  context: z.RefinementCtx,
): void {
  const network = networks.find((one) => 'text' in content && fitsNowhere(one, content.text))
  if (!network) return
  const params = { network: brands[network].brand }
  context.addIssue({ code: 'custom', path: ['content', 'text'], message: 'script_too_long', params })
}
