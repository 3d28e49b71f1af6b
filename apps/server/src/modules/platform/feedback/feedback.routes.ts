import * as contract from '@seaport/contract/platform/feedback'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { audit } from '../audit/audit.public.ts'
import { receiveUpload, toFile } from '../file/file.public.ts'
import { findOwn, findSent, pageOfAll, pageOfOwn } from './feedback.repository.ts'
import { answer, markRead, send, setClosed, toOwn, toSent } from './feedback.service.ts'

/** Feedback to the operator, and its answers. */
export function feedbackRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  mountForSenders(registerRoute, installation)
  mountForAdministrators(registerRoute, installation)
}

function mountForSenders(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(contract.uploadScreenshot, async ({ actor }, { file }) =>
    toFile(installation, await receiveUpload(installation, actor.tenantId, file, 'image')),
  )

  registerRoute(contract.sendFeedback, ({ actor, mutate }, { body }) =>
    mutate(async (work) => {
      const id = await send(work, actor, body)
      return toOwn(installation, orNotFound(await findOwn(work.trx, actor.userId, id)))
    }),
  )

  registerRoute(contract.listFeedback, async ({ db, actor }, { query }) =>
    listAnswer(await pageOfOwn(db, actor.userId, query), query, (row) => toOwn(installation, row)),
  )

  registerRoute(contract.readFeedback, ({ actor, mutate }, { params: { id } }) =>
    mutate(async (work) => {
      await markRead(work, actor, id)
      work.emit(actor.userId, { type: 'user' })
      return {}
    }),
  )
}

function mountForAdministrators(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(contract.adminListFeedback, async ({ db }, { query }) =>
    listAnswer(await pageOfAll(db, query), query, (row) => toSent(installation, row)),
  )

  registerRoute(contract.answerFeedback, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { userId, before, after } = await answer(work, id, context.actor.userId, body.answer)
      await audit(work, context, { action: 'feedback.answer', subject: id, tenantId: userId, before, after })
      work.emit(userId, { type: 'user' })
      return toSent(installation, orNotFound(await findSent(work.trx, id)))
    }),
  )

  registerRoute(contract.setFeedbackClosed, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { userId, before, after } = await setClosed(work, id, body.closed)
      await audit(work, context, { action: 'feedback.close', subject: id, tenantId: userId, before, after })
      work.emit(userId, { type: 'user' })
      return toSent(installation, orNotFound(await findSent(work.trx, id)))
    }),
  )
}
