import * as apiToken from '@seaport/contract/people/api-token'
import * as feedback from '@seaport/contract/platform/feedback'
import type * as feedbackSchema from '@seaport/contract/platform/feedback.schema'
import * as channel from '@seaport/contract/platform/official-channel'
import { newId } from '../../kernel/id.ts'
import { upload } from '../files.ts'
import { png } from '../media.ts'
import type { Home } from './home.ts'
import { idOf } from './home.ts'
import { type Stop, stop } from './stop.ts'

/** A channel that nobody has listed yet. */
const newChannelBody = () => ({
  kind: 'website' as const,
  value: `${newId().slice(-12)}.example.com`,
  label: 'Website',
})
const newChannel = ({ server, owner }: Home) =>
  server.call(channel.createChannel, { body: newChannelBody() }, owner)

const written = { category: 'idea' as const, text: 'Tour', page: '/task', version: '1' }
/** New feedback of the home; what was sent before is closed, of which a person may have few. */
async function newFeedback({ server, owner, supervisor }: Home): Promise<feedbackSchema.Feedback> {
  const query = { status: 'open' as const }
  const { list } = await server.call(feedback.listFeedback, { query }, supervisor)
  for (const { id } of list)
    await server.call(feedback.setFeedbackClosed, { params: { id }, body: { closed: true } }, owner)
  return server.call(feedback.sendFeedback, { body: written }, supervisor)
}

const tokenBody = { name: 'Tour', scopes: ['task:read' as const], days: 1 }
/** A new personal token in place of those of earlier calls, of which a person may have few. */
async function newToken({ server, supervisor }: Home) {
  const { list } = await server.call(apiToken.listApiTokens, {}, supervisor)
  for (const { id, name, state } of list)
    if (name === tokenBody.name && state === 'active')
      await server.call(apiToken.revokeApiToken, { params: { id } }, supervisor)
  return server.call(apiToken.createApiToken, { body: tokenBody }, supervisor)
}

/** The anti-scam lookup, feedback, and personal tokens. */
export const helpStops: Stop[] = [
  stop(apiToken.listApiTokens, () => ({})),
  stop(apiToken.createApiToken, async (home) => {
    await newToken(home)
    return { body: tokenBody }
  }),
  stop(apiToken.revokeApiToken, (home) => idOf(newToken(home))),

  stop(channel.lookUpChannel, () => ({ body: { text: 'seaport.example.com' } })),
  stop(channel.adminListChannels, () => ({ query: { kind: 'website', search: 'a' } })),
  stop(channel.createChannel, () => ({ body: newChannelBody() })),
  stop(channel.updateChannel, async (home) => ({
    ...(await idOf(newChannel(home))),
    body: newChannelBody(),
  })),
  stop(channel.deleteChannel, (home) => idOf(newChannel(home))),

  stop(feedback.uploadScreenshot, () => ({ body: {}, file: new Blob([new Uint8Array(png(8, 4))]) })),
  stop(feedback.sendFeedback, async ({ server, supervisor }) => ({
    body: {
      ...written,
      screenshot_id: (await upload(server, feedback.uploadScreenshot, { content: png(7, 4) }, supervisor)).id,
    },
  })),
  stop(feedback.listFeedback, () => ({ query: { status: 'open' } })),
  stop(feedback.readFeedback, (home) => idOf(newFeedback(home))),
  stop(feedback.adminListFeedback, () => ({ query: { status: 'open', category: 'idea', search: 'a' } })),
  stop(feedback.answerFeedback, async (home) => ({
    ...(await idOf(newFeedback(home))),
    body: { answer: 'Thank you' },
  })),
  stop(feedback.setFeedbackClosed, async (home) => ({
    ...(await idOf(newFeedback(home))),
    body: { closed: true },
  })),
]
