import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { filledLength, leastLength, placeOfKind } from '@seaport/contract/work/script-length'
import { scriptValues } from '@seaport/contract/work/script-template'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import type { Executor, TaskWork } from '@seaport/contract/work/task-kind.schema'
import type { TextLength, TextPlace } from '@seaport/network-text/length'
import { scriptTypesOf } from '@seaport/platforms/capabilities'
import type { Db, Trx } from '../../../db/schema.ts'
import { refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { findScript, lockScriptShared, networksOf } from '../script/script.public.ts'
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
 * task uses it. @throws Refused, naming the field: not_found, script_wrong_network, script_wrong_type, script_too_long
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
  const length = shortestSaid(account, plan, script.text)
  if (length?.isTooLong) refuseFields('script_too_long', [FIELD], wordsOf(network, length))
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

/** The placeholders of the reason's text. */
const wordsOf = (network: NetworkId, { length, most }: TextLength) => ({
  network: networks[network].brand,
  length,
  most,
})

/**
 * Ensures that a retried task still has its script, if it had one, and that it is not too long.
 * @throws Refused: script_gone, script_too_long
 */
export async function reviewScript(
  work: UnitOfWork,
  { tenantId, account }: Pick<Speaker, 'tenantId' | 'account'>,
  plan: TaskWork,
): Promise<void> {
  const id = scriptIdOf(plan)
  if (id === null) return
  const script = await lockScriptShared(work, tenantId, id)
  if (!script) refuse('script_gone')
  const length = shortestSaid(account, plan, script.text)
  if (length?.isTooLong) refuse('script_too_long', wordsOf(account.network, length))
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
