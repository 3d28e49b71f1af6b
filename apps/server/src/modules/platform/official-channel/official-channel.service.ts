import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { type createChannel, MAX_CHANNELS } from '@seaport/contract/platform/official-channel'
import type { ChannelLookup, OfficialChannel } from '@seaport/contract/platform/official-channel.schema'
import type { OfficialChannelTable } from '../../../db/schema/help.ts'
import type { Db } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { type ChannelValue, cutLike, guessChannel, hostOf, readChannel } from './channel-value.ts'
import { isWithin, looksLike } from './lookalike.ts'
import * as repository from './official-channel.repository.ts'

type Given = ParsedOf<typeof createChannel>['body']

/** Reports what is known of an address, and no more: an unlisted one is not called a fraud. */
export async function lookUp(db: Db, text: string): Promise<ChannelLookup> {
  const listed = await repository.allChannels(db)
  const readings = guessChannel(text)
  // Any page may be somebody's profile; if it is not listed itself, the verdict on its site applies.
  const [first] = readings.filter(({ kind }) => kind !== 'profile')
  const answer = (verdict: ChannelLookup['verdict'], reading?: ChannelValue, row?: OfficialChannelTable) => ({
    verdict,
    kind: reading?.kind ?? null,
    value: reading?.value ?? text,
    channel: row ? { kind: row.kind, value: row.value, label: row.label } : null,
  })
  if (listed.length === 0) return answer('no_list', first)
  for (const [verdict, matches] of [
    ['official', isThat],
    ['lookalike', looksLike],
  ] as const)
    for (const reading of readings) {
      const row = listed.find((one) => matches(reading, one))
      if (row) return answer(verdict, reading, row)
    }
  return answer('unlisted', first)
}

/** A page of a listed site is the site's; of a user's page on somebody else's site, only it and what lies below it are the user's. */
function isThat(given: ChannelValue, listed: ChannelValue): boolean {
  if (given.kind === listed.kind && given.value === listed.value) return true
  if (given.kind === 'profile' && listed.kind === 'profile')
    return cutLike(given.value, listed.value) === listed.value
  const host = given.kind === 'website' ? hostOf(given) : undefined
  return listed.kind === 'website' && host !== undefined && isWithin(host, listed.value)
}

/** @throws Refused: channel_invalid, channel_exists, channel_limit */
export async function create(work: UnitOfWork, given: Given): Promise<OfficialChannel> {
  const { trx, now } = work
  const { value, ...rest } = await judged(work, given)
  if ((await repository.countChannels(trx)) >= MAX_CHANNELS) refuse('channel_limit', { most: MAX_CHANNELS })
  const row = { id: newId(), value, ...rest, created_at: now, updated_at: now }
  await repository.insertChannel(trx, row)
  return toChannel(row)
}

/** @throws Refused: not_found, channel_invalid, channel_exists */
export async function update(work: UnitOfWork, id: string, given: Given) {
  const change = { ...(await judged(work, given, id)), updated_at: work.now }
  const row = orNotFound(await repository.findChannel(work.trx, id))
  await repository.changeChannel(work.trx, id, change)
  return { before: toChannel(row), after: toChannel({ ...row, ...change }) }
}

/** @throws Refused: not_found */
export async function remove(work: UnitOfWork, id: string): Promise<OfficialChannel> {
  const row = orNotFound(await repository.findChannel(work.trx, id))
  await repository.removeChannel(work.trx, id)
  return toChannel(row)
}

/** Serialized, so that two requests can't add the same address. The list is small and changes rarely. */
async function judged(work: UnitOfWork, { kind, value: text, ...rest }: Given, id?: string) {
  await repository.lockChannels(work)
  const value = readChannel(kind, text)
  if (value === undefined) refuseFields('channel_invalid', ['value'])
  const same = await repository.channelWith(work.trx, kind, value)
  if (same && same.id !== id) refuseFields('channel_exists', ['value'])
  return { kind, value, ...rest }
}

/** @returns a channel as administrators see it */
export function toChannel(row: OfficialChannelTable): OfficialChannel {
  const { created_at, updated_at, ...rest } = row
  return { ...rest, created_at: instant(created_at), updated_at: instant(updated_at) }
}
