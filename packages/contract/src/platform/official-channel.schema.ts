import { z } from 'zod'
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
  typedText,
} from '../kernel/primitives.schema.ts'
import { channelKinds } from './official-channel.ts'

export const ChannelKind = z.enum(channelKinds)
export type ChannelKind = z.infer<typeof ChannelKind>

/** An address as pasted by a person. */
const ChannelText = typedText(500).min(1)

/** A channel that the operator uses. */
export const OfficialChannel = z.object({
  id: Id,
  kind: ChannelKind,
  /** Normalized form for comparison: a bare host, a number with its country code, and so on. */
  value: z.string(),
  /** Purpose of the channel, for people who look it up. */
  label: z.string(),
  /** Visible to administrators only. */
  notes: z.string(),
  created_at: Instant,
  updated_at: Instant,
})
export type OfficialChannel = z.infer<typeof OfficialChannel>

/** Result for an address: it is listed, resembles a listed one, is not listed, or there is no list. */
export const ChannelVerdict = z.enum(['official', 'lookalike', 'unlisted', 'no_list'])
export type ChannelVerdict = z.infer<typeof ChannelVerdict>

export const ChannelLookup = z.object({
  verdict: ChannelVerdict,
  /** Detected kind; null = none. */
  kind: ChannelKind.nullable(),
  /** Normalized form that was compared; a domain in other scripts shows as `xn--`. */
  value: z.string(),
  /** The listed channel that it equals or resembles. */
  channel: OfficialChannel.pick({ kind: true, value: true, label: true }).nullable(),
})
export type ChannelLookup = z.infer<typeof ChannelLookup>

export const lookUpChannel = {
  body: z.strictObject({ text: ChannelText }),
  data: ChannelLookup,
}

const fields = { kind: ChannelKind, value: ChannelText, label: Name, notes: Remark.default('') }

export const adminListChannels = {
  query: listQuery(['updated_at'], { kind: ChannelKind.optional(), search: SearchText }),
  data: listOf(OfficialChannel),
}

export const createChannel = {
  body: z.strictObject(fields),
  data: OfficialChannel,
}

export const updateChannel = {
  params: IdPath,
  body: z.strictObject(fields),
  data: OfficialChannel,
}

export const deleteChannel = {
  params: IdPath,
  data: EmptyData,
}
