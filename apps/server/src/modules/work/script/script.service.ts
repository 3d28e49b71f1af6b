import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { networks as brands, type NetworkId } from '@seaport/contract/kernel/network'
import type { createScript, moveScripts, updateScript } from '@seaport/contract/work/script'
import type { ScriptContent } from '@seaport/contract/work/script.schema'
import { fitsNowhere, lengthsOf } from '@seaport/contract/work/script-length'
import type { ScriptTable } from '../../../db/schema/script.ts'
import { attemptEach, type BulkOutcome, leaveThose } from '../../../kernel/bulk.ts'
import { lockGroup } from '../../../kernel/group.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { touchOwnFiles } from '../../platform/file/file.public.ts'
import {
  changeScripts,
  findScript,
  inColumns,
  insertScript,
  lockScripts,
  networksOf,
  removeScript,
  replaceFiles,
  type ShownScript,
  taskWith,
} from './script.repository.ts'

/**
 * Adds a script of the tenant's own, or a public one, which only admins make.
 * @throws Refused: forbidden, not_found for a group or file, file_type_refused, script_too_long
 */
export async function create(
  work: UnitOfWork,
  { tenantId, superuser }: UserActor,
  { title, networks, group_id, content, public: isPublic }: ParsedOf<typeof createScript>['body'],
): Promise<ShownScript> {
  if (isPublic && !superuser) refuse('forbidden')
  refuseTooLong(networks, textOf(content))
  if (group_id !== null) await lockGroup(work, 'script', tenantId, group_id)
  const script: ScriptTable = {
    id: newId(),
    tenant_id: tenantId,
    public: isPublic ? 1 : 0,
    group_id,
    title,
    ...inColumns(networks),
    type: content.type,
    text: textOf(content),
    created_at: work.now,
    updated_at: work.now,
  }
  await insertScript(work.trx, script)
  await showFiles(work, script, content)
  return orNotFound(await findScript(work.trx, tenantId, script.id))
}

/**
 * Changes a script of the tenant's own.
 * @throws Refused: as `create`, and not_found
 */
export async function update(
  work: UnitOfWork,
  { tenantId }: UserActor,
  id: string,
  { content, networks, ...fields }: ParsedOf<typeof updateScript>['body'],
): Promise<{ before: ScriptTable; after: ShownScript }> {
  const [locked] = await lockScripts(work, tenantId, [id])
  const script = orNotFound(locked)
  if (fields.group_id) await lockGroup(work, 'script', tenantId, fields.group_id)
  const said = content && { type: content.type, text: textOf(content) }
  if (content || networks) refuseTooLong(networks ?? networksOf(script), said?.text ?? script.text)
  await changeScripts(work.trx, tenantId, [id], {
    ...fields,
    ...(networks && inColumns(networks)),
    ...said,
    updated_at: work.now,
  })
  if (content) await showFiles(work, script, content)
  return { before: script, after: orNotFound(await findScript(work.trx, tenantId, id)) }
}

/**
 * Deletes a script; refused while an unfinished task of the tenant uses it.
 * @returns what it was
 * @throws Refused: not_found, script_in_use, naming the task
 */
export async function remove(work: UnitOfWork, { tenantId }: UserActor, id: string): Promise<ScriptTable> {
  const [locked] = await lockScripts(work, tenantId, [id])
  const script = orNotFound(locked)
  const task = await taskWith(work.trx, tenantId, id)
  if (task) refuse('script_in_use', task)
  await replaceFiles(work, id, [])
  await removeScript(work.trx, tenantId, id)
  return script
}

/** Deletes scripts, each under the rules of a single one. */
export async function removeMany(
  work: UnitOfWork,
  actor: UserActor,
  ids: readonly string[],
  locale: Locale,
): Promise<ScriptsActed> {
  const rows = await lockScripts(work, actor.tenantId, ids)
  return attemptEach(work, { ids, rows, show, locale }, (part, { id }) => remove(part, actor, id))
}

/**
 * Moves scripts to another group, or out of theirs; those that are there stay.
 * @throws Refused: not_found for the group
 */
export async function move(
  work: UnitOfWork,
  { tenantId }: UserActor,
  { ids, group_id }: ParsedOf<typeof moveScripts>['body'],
  locale: Locale,
): Promise<ScriptsActed> {
  if (group_id !== null) await lockGroup(work, 'script', tenantId, group_id)
  const rows = await lockScripts(work, tenantId, ids)
  const outcome = await leaveThose(
    { ids, rows, show, locale },
    'same_group',
    (script) => script.group_id === group_id,
  )
  await changeScripts(work.trx, tenantId, idsOf(outcome.changed), { group_id })
  return outcome
}

type ScriptsActed = BulkOutcome<ScriptTable, { id: string; name: string }>

const show = ({ id, title }: ScriptTable) => ({ id, name: title })
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** @throws Refused: script_too_long, for a text too long for every use on one of its networks */
function refuseTooLong(networks: readonly NetworkId[], text: string): void {
  const network = networks.find((one) => fitsNowhere(one, text))
  if (!network) return
  const [longest] = lengthsOf(network, text).toSorted((one, other) => other.length.most - one.length.most)
  refuseFields('script_too_long', ['content.text'], {
    network: brands[network].brand,
    length: longest?.length.length ?? 0,
    most: longest?.length.most ?? 0,
  })
}

function textOf(content: ScriptContent): string {
  return 'text' in content ? content.text : ''
}

async function showFiles(
  work: UnitOfWork,
  { id, tenant_id }: ScriptTable,
  content: ScriptContent,
): Promise<void> {
  const fileIds = 'file_ids' in content ? content.file_ids : []
  const wanted = content.type === 'video' ? 'video' : 'image'
  const files = await touchOwnFiles(work, tenant_id, fileIds)
  if (files.length !== new Set(fileIds).size) refuse('not_found')
  if (files.some(({ kind }) => kind !== wanted)) refuse('file_type_refused')
  await replaceFiles(work, id, fileIds)
}
