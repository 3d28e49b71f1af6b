import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import {
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  Name,
  Remark,
  SearchText,
} from '../kernel/primitives.ts'

/** How many channels an operator may list: every lookup compares with all of them. */
export const MAX_CHANNELS = 500

/** What a channel is; `profile` = a page on somebody else’s site, such as `x.com/seaport`. */
export const channelKinds = ['website', 'profile', 'email', 'telegram', 'phone', 'wallet'] as const
export const ChannelKind = z.enum(channelKinds)
export type ChannelKind = z.infer<typeof ChannelKind>

/** An address as somebody pastes it. */
const ChannelText = z.string().trim().min(1).max(500)

/** A channel that the operator itself uses. */
export const OfficialChannel = z.object({
  id: Id,
  kind: ChannelKind,
  /** In the form in which it is compared: a bare host, a number with its country code, and so on. */
  value: z.string(),
  /** What it is used for, as people who look it up read it. */
  label: z.string(),
  /** For administrators alone. */
  notes: z.string(),
  created_at: Instant,
  updated_at: Instant,
})
export type OfficialChannel = z.infer<typeof OfficialChannel>

/**
 * What is known of an address: it is on the list, it looks like one that is, it is not on the list, or there is no list to tell by.
 */
export const ChannelVerdict = z.enum(['official', 'lookalike', 'unlisted', 'no_list'])
export type ChannelVerdict = z.infer<typeof ChannelVerdict>

export const ChannelLookup = z.object({
  verdict: ChannelVerdict,
  /** What it was taken for; null = none of the kinds. */
  kind: ChannelKind.nullable(),
  /** The form in which it was compared; letters of other scripts in a domain show as `xn--`. */
  value: z.string(),
  /** The listed channel that it is, or looks like. */
  channel: OfficialChannel.pick({ kind: true, value: true, label: true }).nullable(),
})
export type ChannelLookup = z.infer<typeof ChannelLookup>

export const lookUpChannel = endpoint({
  method: 'POST',
  path: '/official-channel/lookup',
  summary: 'Whether an address is one of the operator’s own; open to everybody, and limited by address',
  callers: ['public'],
  body: z.strictObject({ text: ChannelText }),
  data: ChannelLookup,
})

const access = { callers: ['user'], permission: '120' } as const
const fields = { kind: ChannelKind, value: ChannelText, label: Name, notes: Remark.default('') }

export const adminListChannels = endpoint({
  ...access,
  method: 'GET',
  path: '/admin/official-channel',
  summary: 'The operator’s own channels',
  query: listQuery(['updated_at'], { kind: ChannelKind.optional(), search: SearchText }),
  data: listOf(OfficialChannel),
})

export const createChannel = endpoint({
  ...access,
  method: 'POST',
  path: '/admin/official-channel',
  stepUp: true,
  summary: 'Put a channel on the list',
  body: z.strictObject(fields),
  data: OfficialChannel,
})

export const updateChannel = endpoint({
  ...access,
  method: 'PUT',
  path: '/admin/official-channel/:id',
  stepUp: true,
  summary: 'Change a channel on the list',
  params: IdPath,
  body: z.strictObject(fields),
  data: OfficialChannel,
})

export const deleteChannel = endpoint({
  ...access,
  method: 'DELETE',
  path: '/admin/official-channel/:id',
  stepUp: true,
  summary: 'Take a channel off the list: from then on it counts as not the operator’s',
  params: IdPath,
  data: EmptyData,
})
