import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { isX } from '@seaport/contract/kernel/network-settings'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import { toDollars } from '@seaport/contract/kernel/x-prices'
import { isDealtOut } from '@seaport/contract/work/task-batch'
import { estimateCost, type estimateTask } from '@seaport/contract/work/task-cost'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { hasLink } from '@seaport/network-text/links'
import { offerOf } from '@seaport/platforms/capabilities'
import type { Actor } from '../../../kernel/http/actor.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import type { ReadContext } from '../../../kernel/unit-of-work.ts'
import { hasRoom } from '../../platform/network/network.public.ts'
import { findScript } from '../script/script.public.ts'
import { visibleAccount } from './task-create.ts'

/**
 * Cost estimate of tasks at a network that is paid per use.
 * @throws Refused: not_found for an account or the script
 */
export async function estimate(
  read: ReadContext,
  actor: Actor,
  { account_ids, executor, work }: ParsedOf<typeof estimateTask>['body'],
  { networks, env }: { networks: readonly NetworkSettings[] } & Pick<Installation, 'env'>,
): Promise<{ cost: string | null; within_cap: boolean }> {
  const accounts = []
  for (const id of account_ids) accounts.push(await visibleAccount(read, actor, id))
  const { network } = orNotFound(accounts[0])
  const text = await textOf(read, actor.tenantId, work)
  const settings = networks.find((one) => one.network === network)
  const by = executor ?? offerOf(networks, network, work.kind).executor
  if (!settings || !isX(settings) || by !== 'api') return { cost: null, within_cap: true }
  const times = isDealtOut(work.kind) ? 1 : accounts.length
  const question = {
    kind: work.kind,
    amount: amountOf(work) * times,
    sources: sourcesOf(work) * times,
    deep: 'deep_collection' in work.params && work.params.deep_collection === true,
    link: hasLink(text),
  }
  const micros = estimateCost(question, settings)
  const within_cap = await hasRoom(read.trx, { env }, network, { now: read.now, micros })
  return { cost: micros > 0 ? toDollars(micros) : null, within_cap }
}

function amountOf({ params }: TaskWork): number {
  if ('target_count' in params) return params.target_count
  if ('comment_count' in params) return Math.min(params.comment_count, params.links.length)
  if ('promotion_count' in params) return params.promotion_count
  return 'groups' in params ? params.groups.length : 0
}

function sourcesOf({ params }: TaskWork): number {
  if ('profiles' in params) return params.profiles.length
  if ('links' in params) return params.links.length
  return 0
}

async function textOf({ trx }: ReadContext, tenantId: string, { params }: TaskWork): Promise<string> {
  if (!('script_id' in params) || params.script_id === null) return ''
  return orNotFound(await findScript(trx, tenantId, params.script_id)).text
}
