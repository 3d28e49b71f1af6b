import * as contract from '@seaport/contract/platform/official-channel'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { recordHit, throttleKeyOf } from '../../../kernel/throttle/throttle.ts'
import type { Rule } from '../../../kernel/throttle/throttle-window.ts'
import { audit } from '../audit/audit.public.ts'
import { pageOfChannels } from './official-channel.repository.ts'
import { create, lookUp, remove, toChannel, update } from './official-channel.service.ts'

/** Rate limit: enough for a person with a list of suspicious addresses, too little to enumerate the whole list. */
const lookupRule: Rule = { name: 'channel-lookup', limit: 30, seconds: 600 }

/** The operator's own channels: public lookup, maintained by administrators. */
export function officialChannelRoutes(registerRoute: RegisterRoute): void {
  registerRoute(contract.lookUpChannel, async ({ db, now, origin }, { body }) => {
    await recordHit(db, lookupRule, throttleKeyOf(origin.ip), now)
    return lookUp(db, body.text)
  })

  registerRoute(contract.adminListChannels, async ({ db }, { query }) =>
    listAnswer(await pageOfChannels(db, query), query, toChannel),
  )

  registerRoute(contract.createChannel, (context, { body }) =>
    context.mutate(async (work) => {
      const after = await create(work, body)
      await audit(work, context, { action: 'official_channel.create', subject: after.id, after })
      return after
    }),
  )

  registerRoute(contract.updateChannel, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await update(work, id, body)
      await audit(work, context, { action: 'official_channel.update', subject: id, before, after })
      return after
    }),
  )

  registerRoute(contract.deleteChannel, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await remove(work, id)
      await audit(work, context, { action: 'official_channel.delete', subject: id, before })
      return {}
    }),
  )
}
