import type { FeedbackCategory, FeedbackStatus } from '@seaport/contract/platform/feedback.schema'
import type { ChannelKind } from '@seaport/contract/platform/official-channel.schema'
import type { EpochMs } from './values.ts'

/** A channel of the operator. */
export interface OfficialChannelTable {
  id: string
  kind: ChannelKind
  /** In its normalized form. */
  value: string
  label: string
  notes: string
  created_at: EpochMs
  updated_at: EpochMs
}

/** Feedback of a person to the operator. */
export interface FeedbackTable {
  id: string
  user_id: string
  category: FeedbackCategory
  text: string
  page: string
  version: string
  screenshot_id: string | null
  status: FeedbackStatus
  answer: string | null
  answered_by: string | null
  answered_at: EpochMs | null
  /** When the sender saw the answer. */
  read_at: EpochMs | null
  created_at: EpochMs
}

export interface HelpSchema {
  official_channel: OfficialChannelTable
  feedback: FeedbackTable
}
