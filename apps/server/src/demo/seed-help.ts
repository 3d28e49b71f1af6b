import packageJson from '../../package.json' with { type: 'json' }
import { newId } from '../kernel/id.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { insertFeedback } from '../modules/platform/feedback/feedback.public.ts'
import { insertChannel } from '../modules/platform/official-channel/official-channel.public.ts'
import { DAY } from './people.ts'

/** Addresses that nobody can own or write to. */
const channels = [
  { kind: 'website', value: 'seaport.test', label: 'Website', notes: '' },
  { kind: 'email', value: 'support@seaport.test', label: 'Support', notes: 'Answered within a day' },
  { kind: 'telegram', value: '@seaport_demo_help', label: 'Support', notes: '' },
  {
    kind: 'profile',
    value: 'x.com/seaport_demo',
    label: 'News',
    notes: 'Posts only; nobody answers messages here',
  },
] as const

/** Writes the channels that the anti-scam lookup knows, and what the supervisor told the operator. */
export async function writeHelp(
  { trx, now }: UnitOfWork,
  { ownerId, supervisorId }: { ownerId: string; supervisorId: string },
): Promise<void> {
  for (const [index, channel] of channels.entries()) {
    const at = now - (10 - index) * DAY
    await insertChannel(trx, { id: newId(), ...channel, created_at: at, updated_at: at })
  }
  const { version } = packageJson
  const common = { user_id: supervisorId, version, screenshot_id: null }
  await insertFeedback(trx, {
    ...common,
    id: newId(),
    category: 'question',
    text: 'Can two seats work with the same account?',
    page: '/media',
    status: 'answered',
    answer: 'One after the other: assign the account to the other seat when the first one is done.',
    answered_by: ownerId,
    answered_at: now - 8 * DAY,
    read_at: now - 7 * DAY,
    created_at: now - 9 * DAY,
  })
}
