import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { MAX_OPEN_FEEDBACK, type sendFeedback } from '@seaport/contract/platform/feedback'
import type { AdminFeedback, Feedback } from '@seaport/contract/platform/feedback.schema'
import { lockName } from '../../../db/dialect.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { toFile, touchOwnFiles } from '../file/file.public.ts'
import * as repository from './feedback.repository.ts'

/** Stores feedback. @throws Refused: not_found for a screenshot that is not the tenant's own picture, feedback_limit */
export async function send(
  work: UnitOfWork,
  { userId, tenantId }: { userId: string; tenantId: string },
  { screenshot_id, ...written }: ParsedOf<typeof sendFeedback>['body'],
): Promise<string> {
  const { trx, now } = work
  await lockName(work, `feedback:${userId}`, 'exclusive')
  if ((await repository.countOpen(trx, userId)) >= MAX_OPEN_FEEDBACK)
    refuse('feedback_limit', { most: MAX_OPEN_FEEDBACK })
  if (screenshot_id !== null) {
    const [file] = await touchOwnFiles(work, tenantId, [screenshot_id])
    if (file?.kind !== 'image') refuse('not_found')
  }
  const id = newId()
  await repository.insertFeedback(trx, {
    id,
    user_id: userId,
    ...written,
    screenshot_id,
    status: 'open',
    answer: null,
    answered_by: null,
    answered_at: null,
    read_at: null,
    created_at: now,
  })
  return id
}

/** Answers, or changes the answer, which becomes unread again. @returns the state before, and the user to notify. @throws Refused: not_found */
export async function answer(work: UnitOfWork, id: string, by: string, text: string) {
  const { status, answer: before, user_id } = orNotFound(await repository.lockFeedback(work, id))
  await repository.changeFeedback(work.trx, id, {
    status: 'answered',
    answer: text,
    answered_by: by,
    answered_at: work.now,
    read_at: null,
  })
  return { before: { status, answer: before }, after: { status: 'answered', answer: text }, userId: user_id }
}

/** Closes feedback that needs no answer, or reopens it. @returns the state before, and its sender @throws Refused: not_found */
export async function setClosed(work: UnitOfWork, id: string, closed: boolean) {
  const { status: before, answer: given, user_id } = orNotFound(await repository.lockFeedback(work, id))
  const status = closed ? 'closed' : given === null ? 'open' : 'answered'
  await repository.changeFeedback(work.trx, id, { status })
  return { before: { status: before }, after: { status }, userId: user_id }
}

/** Notes that the user has read an answer, which an administrator in their name has not done for them. @throws Refused: not_found */
export async function markRead(
  work: UnitOfWork,
  { userId, impersonator }: UserActor,
  id: string,
): Promise<void> {
  const row = await repository.lockFeedback(work, id)
  if (row?.user_id !== userId) refuse('not_found')
  if (row.answered_at !== null && row.read_at === null && !impersonator)
    await repository.changeFeedback(work.trx, id, { read_at: work.now })
}

function shared(installation: Installation, row: repository.FeedbackRow) {
  const { id, category, text, page, version, screenshot_id, status, answer: given } = row
  const { file_name: name, file_type: type, file_size: size } = row
  const screenshot =
    screenshot_id !== null && name !== null && type !== null && size !== null
      ? toFile(installation, { id: screenshot_id, name, kind: 'image', type, size })
      : null
  return {
    id,
    category,
    text,
    page,
    version,
    screenshot,
    status,
    answer: given,
    answered_at: instantOrNull(row.answered_at),
    created_at: instant(row.created_at),
  }
}

/** @returns feedback as its sender sees it */
export function toOwn(installation: Installation, row: repository.FeedbackRow): Feedback {
  return { ...shared(installation, row), unread: row.answered_at !== null && row.read_at === null }
}

/** @returns feedback as administrators see it */
export function toSent(installation: Installation, row: repository.SentRow): AdminFeedback {
  const user = { id: row.user_id, email: row.email, username: row.username }
  return { ...shared(installation, row), user, answered_by: row.answerer_email }
}
