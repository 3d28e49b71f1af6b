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

/** An address as somebody pastes it. */
const ChannelText = typedText(500).min(1)

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
