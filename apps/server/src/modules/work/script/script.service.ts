import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { networks as brands, type NetworkId } from '@seaport/contract/kernel/network'
import type { createScript, moveScripts, updateScript } from '@seaport/contract/work/script'
import type { ScriptContent } from '@seaport/contract/work/script.schema'
import { fitsNowhere, lengthsOf } from '@seaport/contract/work/script-length'
import type { ScriptTable } from '../../../db/schema/script.ts'
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
 * Deletes scripts, all or none; refused while an unfinished task of the tenant uses one.
 * @returns what they were
 * @throws Refused: not_found, script_in_use, naming the task
 */
export async function remove(
  work: UnitOfWork,
  { tenantId }: UserActor,
  ids: readonly string[],
): Promise<ScriptTable[]> {
  const scripts = await lockAll(work, tenantId, ids)
  for (const { id } of scripts) {
    const task = await taskWith(work.trx, tenantId, id)
    if (task) refuse('script_in_use', task)
    await replaceFiles(work, id, [])
    await removeScript(work.trx, tenantId, id)
  }
  return scripts
}

/**
 * Moves scripts to another group, or out of theirs; all or none.
 * @throws Refused: not_found, same_group
 */
export async function move(
  work: UnitOfWork,
  { tenantId }: UserActor,
  { ids, group_id }: ParsedOf<typeof moveScripts>['body'],
): Promise<number> {
  if (group_id !== null) await lockGroup(work, 'script', tenantId, group_id)
  const scripts = await lockAll(work, tenantId, ids)
  if (scripts.some((script) => script.group_id === group_id)) refuse('same_group')
  await changeScripts(work.trx, tenantId, ids, { group_id })
  return scripts.length
}

async function lockAll(work: UnitOfWork, tenantId: string, ids: readonly string[]): Promise<ScriptTable[]> {
  const scripts = await lockScripts(work, tenantId, ids)
  if (scripts.length !== new Set(ids).size) refuse('not_found')
  return scripts
}

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
