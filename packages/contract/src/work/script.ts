import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { groupEndpoints } from '../kernel/group.ts'
import { Network } from '../kernel/network.ts'
import {
  BulkIds,
  Count,
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  QueryFlag,
  SearchText,
} from '../kernel/primitives.ts'
import { StoredFile } from '../platform/file.ts'

export const ScriptType = z.enum(['text', 'image', 'image_text', 'video'])
export type ScriptType = z.infer<typeof ScriptType>

/**
 * Variables of a text in braces, such as `Hi {nickname}`, filled in with what the network shows of the recipient and with the sending account's
 * name. An unknown value becomes empty.
 */
export const scriptVariables = ['nickname', 'account', 'location', 'my_nickname'] as const

/** Shortest and longest text of a script, and most images. */
export const MIN_SCRIPT_TEXT = 2
export const MAX_SCRIPT_TEXT = 5000
export const MAX_SCRIPT_IMAGES = 9

/** @returns the names in braces that are no variable; doubled braces stand for themselves */
export function unknownVariables(text: string): string[] {
  const names = [...text.replace(/\{\{|\}\}/g, '').matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
  return [...new Set(names.filter((name) => !scriptVariables.some((known) => known === name)))]
}

export const ScriptGroup = z.object({ id: Id, name: z.string(), scripts: Count, created_at: Instant })
export type ScriptGroup = z.infer<typeof ScriptGroup>

export const Script = z.object({
  id: Id,
  title: z.string(),
  type: ScriptType,
  /** Platform whose limits it is written for. */
  network: Network,
  group: z.object({ id: Id, name: z.string() }).nullable(),
  text: z.string(),
  files: z.array(StoredFile),
  /** Made by the platform's admins for everybody; else the tenant's own. */
  public: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
})
export type Script = z.infer<typeof Script>

const access = { callers: ['user'], permission: '102' } as const
/** Seats read what they work with. */
const reading = { callers: ['user', 'seat'], permission: '102' } as const

export const listScripts = endpoint({
  method: 'GET',
  path: '/script',
  scope: 'script:read',
  summary: 'Scripts of the tenant and the public ones',
  ...reading,
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
})

export const getScript = endpoint({
  method: 'GET',
  path: '/script/:id',
  scope: 'script:read',
  summary: 'One script',
  ...reading,
  params: IdPath,
  data: Script,
})

const fields = {
  title: z.string().trim().min(1).max(120),
  network: Network,
  group_id: Id.nullable(),
}
const Text = z
  .string()
  .trim()
  .min(MIN_SCRIPT_TEXT)
  .max(MAX_SCRIPT_TEXT)
  .refine(knowsVariables, { error: 'unknown_variable' })
const Images = z.array(Id).min(1).max(MAX_SCRIPT_IMAGES)

function knowsVariables(text: string): boolean {
  return unknownVariables(text).length === 0
}

/** What a script says, by its type. `file_ids` are uploaded files, in the order in which they are shown. */
export const ScriptContent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: Text }),
  z.strictObject({ type: z.literal('image'), file_ids: Images }),
  z.strictObject({ type: z.literal('image_text'), text: Text, file_ids: Images }),
  z.strictObject({
    type: z.literal('video'),
    text: z
      .string()
      .trim()
      .max(MAX_SCRIPT_TEXT)
      .refine(knowsVariables, { error: 'unknown_variable' })
      .default(''),
    file_ids: z.array(Id).length(1),
  }),
])
export type ScriptContent = z.infer<typeof ScriptContent>

export const createScript = endpoint({
  method: 'POST',
  path: '/script',
  scope: 'script:write',
  summary: 'Add a script; public ones only by an admin',
  ...access,
  body: z.strictObject({
    ...fields,
    group_id: fields.group_id.default(null),
    public: z.boolean().default(false),
    content: ScriptContent,
  }),
  data: Script,
  idempotent: true,
})

export const updateScript = endpoint({
  method: 'PATCH',
  path: '/script/:id',
  scope: 'script:write',
  summary: 'Change a script; its content as a whole',
  ...access,
  params: IdPath,
  body: z.strictObject({ ...fields, content: ScriptContent }).partial(),
  data: Script,
})

export const deleteScript = endpoint({
  method: 'DELETE',
  path: '/script/:id',
  scope: 'script:write',
  summary: 'Delete a script; its files go when nothing else shows them',
  ...access,
  params: IdPath,
  data: EmptyData,
})

export const deleteScripts = endpoint({
  method: 'POST',
  path: '/script/delete',
  scope: 'script:write',
  summary: 'Delete scripts of the tenant’s own, all or none',
  ...access,
  body: z.strictObject({ ids: BulkIds }),
  data: z.object({ deleted: Count }),
  idempotent: true,
})

export const moveScripts = endpoint({
  method: 'POST',
  path: '/script/move',
  scope: 'script:write',
  summary: 'Put scripts into a group, or out of theirs; refused if one of them is there already',
  ...access,
  body: z.strictObject({
    ids: BulkIds,
    /** Null = out of their groups. */
    group_id: Id.nullable(),
  }),
  data: z.object({ moved: Count }),
  idempotent: true,
})

export const scriptGroups = groupEndpoints({
  path: '/script-group',
  permission: access.permission,
  scopes: { read: 'script:read', write: 'script:write' },
  readers: reading.callers,
  group: ScriptGroup,
  summaries: {
    list: 'Groups of the tenant’s scripts, by name',
    remove: 'Delete a group that has no scripts',
  },
})
