import { z } from 'zod'
import { groupSchemas } from '../kernel/group.schema.ts'
import { Network } from '../kernel/network.schema.ts'
import {
  BulkIds,
  Count,
  EmptyData,
  Id,
  IdPath,
  Instant,
  leftUnchanged,
  listOf,
  listQuery,
  QueryFlag,
  SearchText,
  typedText,
} from '../kernel/primitives.schema.ts'
import { StoredFile } from '../platform/file.schema.ts'
import {
  MAX_SCRIPT_IMAGES,
  MAX_SCRIPT_TEXT,
  MIN_SCRIPT_TEXT,
  scriptTypes,
  unknownVariables,
} from './script.ts'

export const ScriptType = z.enum(scriptTypes)
export type ScriptType = z.infer<typeof ScriptType>

export const ScriptGroup = z.object({ id: Id, name: z.string(), scripts: Count, created_at: Instant })
export type ScriptGroup = z.infer<typeof ScriptGroup>

export const Script = z.object({
  id: Id,
  title: z.string(),
  type: ScriptType,
  /** Networks whose limits it is written for. */
  networks: z.array(Network),
  group: z.object({ id: Id, name: z.string() }).nullable(),
  text: z.string(),
  files: z.array(StoredFile),
  /** Written by the platform's administrators for everybody; otherwise the tenant's own. */
  public: z.boolean(),
  /** Written by the caller’s tenant, which alone may change, move or delete it. */
  own: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
})
export type Script = z.infer<typeof Script>

export const listScripts = {
  query: listQuery(['updated_at', 'created_at', 'title'], {
    search: SearchText,
    type: ScriptType.optional(),
    network: Network.optional(),
    /** A group's id, or `none` for scripts without a group. */
    group_id: Id.optional(),
    /** Only public ones, or only the tenant's own. */
    public: QueryFlag.optional(),
  }),
  data: listOf(Script),
}

export const getScript = {
  params: IdPath,
  data: Script,
}

const fields = {
  title: typedText(120).min(1),
  networks: z
    .array(Network)
    .min(1)
    .max(Network.options.length)
    .refine((list) => new Set(list).size === list.length, { error: 'invalid' }),
  group_id: Id.nullable(),
}

const Text = typedText(MAX_SCRIPT_TEXT)
  .min(MIN_SCRIPT_TEXT)
  .refine(knowsVariables, { error: 'unknown_variable' })

const Images = z.array(Id).min(1).max(MAX_SCRIPT_IMAGES)

function knowsVariables(text: string): boolean {
  return unknownVariables(text).length === 0
}

/** Content of a script, by its type. `file_ids` are uploaded files, in the order in which they are shown. */
export const ScriptContent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: Text }),
  z.strictObject({ type: z.literal('image'), file_ids: Images }),
  z.strictObject({ type: z.literal('image_text'), text: Text, file_ids: Images }),
  z.strictObject({
    type: z.literal('video'),
    text: typedText(MAX_SCRIPT_TEXT).refine(knowsVariables, { error: 'unknown_variable' }).default(''),
    file_ids: z.array(Id).length(1),
  }),
])
export type ScriptContent = z.infer<typeof ScriptContent>

export const createScript = {
  body: z.strictObject({
    ...fields,
    group_id: fields.group_id.default(null),
    public: z.boolean().default(false),
    content: ScriptContent,
  }),
  data: Script,
}

export const updateScript = {
  params: IdPath,
  body: z.strictObject({ ...fields, content: ScriptContent }).partial(),
  data: Script,
}

export const deleteScript = {
  params: IdPath,
  data: EmptyData,
}

export const deleteScripts = {
  body: z.strictObject({ ids: BulkIds }),
  data: z.object({ deleted: Count, ...leftUnchanged }),
}

export const moveScripts = {
  body: z.strictObject({
    ids: BulkIds,
    /** Null = removes them from their groups. */
    group_id: Id.nullable(),
  }),
  data: z.object({ moved: Count, ...leftUnchanged }),
}

export const scriptGroups = groupSchemas(ScriptGroup)
