import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { ScriptType } from '@seaport/contract/work/script.schema'
import { excessTagsAt, filledLength, leastLength, placeOfKind } from '@seaport/contract/work/script-length'
import { fillScript, scriptValues } from '@seaport/contract/work/script-template'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import type { Executor, TaskWork } from '@seaport/contract/work/task-kind.schema'
import type { TextLength, TextPlace } from '@seaport/network-text/length'
import { mostPictures, scriptTypesOf, takesPicture } from '@seaport/platforms/capabilities'
import type { Db, Trx } from '../../../db/schema.ts'
import { refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { filesOfScripts, findScript, lockScriptShared, networksOf } from '../script/script.public.ts'
import type { TaskRow } from './task.repository.ts'
import { historyOf } from './task-history.repository.ts'
import { workOf } from './task-mapper.ts'

const FIELD = 'work.params.script_id'

/** Where and how a task's script is used. */
interface Speaker {
  tenantId: string
  account: { network: NetworkId; account: string; nickname: string }
  executor: Executor
}

/**
 * Ensures that a task's script, if any, is available to the tenant until the end of the transaction, and fits where the
 * task uses it. @throws Refused, naming the field: not_found, script_wrong_network, script_wrong_type, and what
 * refusalOf returns
 */
export async function checkScript(
  work: UnitOfWork,
  { tenantId, account, executor }: Speaker,
  plan: TaskWork,
): Promise<void> {
  const id = scriptIdOf(plan)
  if (id === null) return
  const { network } = account
  const script = await lockScriptShared(work, tenantId, id)
  if (!script) refuseFields('not_found', [FIELD])
  // A sandbox's scripts are those of the network that it simulates.
  if (!networksOf(script).some((one) => networks[one].brand === networks[network].brand))
    refuseFields('script_wrong_network', [FIELD])
  if (!scriptTypesOf(network, plan.kind, executor).includes(script.type))
    refuseFields('script_wrong_type', [FIELD])
  const refusal = await refusalOf(work.trx, { account, executor }, plan, script)
  if (refusal) refuseFields(refusal.reason, [FIELD], refusal.words)
}

/** The placeholders of the reason's text. */
type Words = Record<string, string | number>
type Refusal = {
  reason: 'script_too_long' | 'script_too_many_tags' | 'script_too_many_pictures' | 'script_needs_jpeg'
  words: Words
}

/** @returns why the network would refuse what a task says or shows; null if nothing is known against it */
async function refusalOf(
  db: Db | Trx,
  { account, executor }: Omit<Speaker, 'tenantId'>,
  plan: TaskWork,
  { id, type, text }: { id: string; type: ScriptType; text: string },
): Promise<Refusal | null> {
  const { network } = account
  const { brand } = networks[network]
  const length = shortestSaid(account, plan, text)
  if (length?.isTooLong)
    return { reason: 'script_too_long', words: { network: brand, length: length.length, most: length.most } }
  const place = saidAt(network, plan)
  const said = fillScript(text, scriptValues(null, account.nickname || account.account))
  const excess = place && excessTagsAt(network, place, said)
  if (excess) {
    const { hashtags, mentions, most } = excess
    const words = { hashtags, mentions, mostHashtags: most.hashtags, mostMentions: most.mentions }
    return { reason: 'script_too_many_tags', words: { network: brand, ...words } }
  }
  if (type !== 'image' && type !== 'image_text') return null
  const files = await filesOfScripts(db, [id])
  const most = place && mostPictures(network, executor, place)
  if (most !== undefined && files.length > most)
    return { reason: 'script_too_many_pictures', words: { network: brand, pictures: files.length, most } }
  const refused = files.filter((file) => !takesPicture(network, executor, file.type))
  if (refused.length === 0) return null
  return { reason: 'script_needs_jpeg', words: { names: refused.map(({ name }) => name).join(', ') } }
}

/** @returns the minimum length of a task's text: for people with short names, or exactly if it is the same for all targets */
function shortestSaid(
  { network, account, nickname }: Speaker['account'],
  plan: TaskWork,
  script: string,
): TextLength | undefined {
  const place = saidAt(network, plan)
  if (place === undefined) return undefined
  if (place === 'message') return leastLength(network, place, script)
  return filledLength({ network, place }, script, scriptValues(null, nickname || account))
}

/** @returns the kind of text that a task's script is used for; a group of X that is a conversation gets messages */
function saidAt(network: NetworkId, { kind, params }: TaskWork): TextPlace | undefined {
  const isConversation = (group: string) => /\/(messages|i\/chat)\//.test(group)
  const isOfMessages =
    networks[network].brand === 'X' && 'groups' in params && params.groups.every(isConversation)
  return isOfMessages ? 'message' : placeOfKind(kind)
}

/**
 * Ensures that a retried task still has its script, if it had one, and that the network would take it.
 * @throws Refused: script_gone, and what refusalOf returns
 */
export async function reviewScript(
  work: UnitOfWork,
  { tenantId, account, executor }: Speaker,
  plan: TaskWork,
): Promise<void> {
  const id = scriptIdOf(plan)
  if (id === null) return
  const script = await lockScriptShared(work, tenantId, id)
  if (!script) refuse('script_gone')
  const refusal = await refusalOf(work.trx, { account, executor }, plan, script)
  if (refusal) refuse(refusal.reason, refusal.words)
}

/** @returns what only a task's own page shows: what it is to do and say, and what happened to it */
export async function pageOf(
  db: Db | Trx,
  { id, tenant_id, work: stored }: Pick<TaskRow, 'id' | 'tenant_id' | 'work'>,
): Promise<Pick<TaskDetail, 'work' | 'script' | 'history'>> {
  const work = workOf({ work: stored })
  const script = await scriptOf(db, tenant_id, work)
  return { work, script, history: await historyOf(db, id) }
}

async function scriptOf(db: Db | Trx, tenantId: string, work: TaskWork): Promise<TaskDetail['script']> {
  const id = scriptIdOf(work)
  const script = id === null ? undefined : await findScript(db, tenantId, id)
  return script ? { id: script.id, title: script.title, type: script.type, text: script.text } : null
}

function scriptIdOf({ params }: TaskWork): string | null {
  return 'script_id' in params ? params.script_id : null
}
