import {
  adminListFeedback,
  answerFeedback,
  listFeedback,
  MAX_OPEN_FEEDBACK,
  readFeedback,
  sendFeedback,
  setFeedbackClosed,
  uploadScreenshot,
} from '@seaport/contract/platform/feedback'
import { getAdminAttention, getAttention } from '@seaport/contract/work/attention'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { fetchPath, upload } from '../../../test-support/files.ts'
import { png } from '../../../test-support/media.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { fileJobs } from '../file/file.public.ts'

const DAY = 24 * 60 * 60

eachDatabase('feedback', (location) => {
  let server: TestServer
  let admin: TestUser
  let user: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.installation.database.db.deleteFrom('feedback').execute()
    user = await createUser(server)
  })

  const send = (body: object = {}) =>
    server.call(sendFeedback, { body: { category: 'problem', text: 'The list is empty', ...body } }, user)
  const own = async ({ as }: TestUser = user) => (await server.call(listFeedback, {}, { as })).list
  const answer = (id: string, text: string) =>
    server.call(answerFeedback, { params: { id }, body: { answer: text } }, admin)
  const kinds = async () => (await server.call(getAttention, {}, user)).items.map(({ kind }) => kind)
  const adminKinds = async () =>
    (await server.call(getAdminAttention, {}, admin)).items.map(({ kind }) => kind)

  test('feedback waits for an administrator, whose answer waits for its sender', async () => {
    const { id } = await send({ page: '/task', version: '1.2.3' })
    expect(await adminKinds()).toContain('feedback_open')
    expect(await kinds()).not.toContain('feedback_answered')
    const query = { status: 'open' as const, category: 'problem' as const, search: 'LIST is' }
    const { list } = await server.call(adminListFeedback, { query }, admin)
    expect(list).toMatchObject([{ id, page: '/task', version: '1.2.3', user: { id: user.id } }])

    server.clock.advance(60)
    expect(await answer(id, 'Press Refresh')).toMatchObject({ status: 'answered', answer: 'Press Refresh' })
    expect(await adminKinds()).not.toContain('feedback_open')
    const { items } = await server.call(getAttention, {}, user)
    const answeredAt = new Date(server.clock.now()).toISOString()
    expect(items.find(({ kind }) => kind === 'feedback_answered')).toMatchObject({
      count: 1,
      since: answeredAt,
      samples: [{ name: 'The list is empty' }],
    })
    expect(await own()).toMatchObject([{ id, status: 'answered', answer: 'Press Refresh', unread: true }])

    await server.call(readFeedback, { params: { id } }, user)
    expect(await kinds()).not.toContain('feedback_answered')
    expect(await own()).toMatchObject([{ unread: false }])
    await answer(id, 'Press F5')
    expect(await own()).toMatchObject([{ answer: 'Press F5', unread: true }])
  })

  test('its beginning on the administrators’ dashboard ends between two characters', async () => {
    await send({ text: `${'a'.repeat(59)}👩‍👩‍👧` })
    const { items } = await server.call(getAdminAttention, {}, admin)
    expect(items.find(({ kind }) => kind === 'feedback_open')?.samples).toMatchObject([
      { reason: 'a'.repeat(59) },
    ])
  })

  test('it can be closed without an answer and opened again', async () => {
    const { id } = await send()
    const close = (closed: boolean) =>
      server.call(setFeedbackClosed, { params: { id }, body: { closed } }, admin)
    expect((await close(true)).status).toBe('closed')
    expect(await adminKinds()).not.toContain('feedback_open')
    expect((await close(false)).status).toBe('open')
    await answer(id, 'Done')
    await close(true)
    expect((await close(false)).status).toBe('answered')
  })

  test('nobody sees others’ feedback, and only administrators answer', async () => {
    const { id } = await send()
    const other = await createUser(server)
    expect(await own(other)).toEqual([])
    await refusal(server.call(readFeedback, { params: { id } }, other), 'not_found')
    await refusal(server.call(adminListFeedback, {}, user), 'forbidden')
  })

  test('a screenshot is a picture of one’s own, and stays as long as the feedback', async () => {
    const content = png(5, 6)
    const { id: screenshot_id } = await upload(server, uploadScreenshot, { content, name: 'a.png' }, user)
    const lost = await upload(server, uploadScreenshot, { content: png(6, 6) }, user)
    const notPicture = upload(server, uploadScreenshot, { content: Buffer.alloc(64, 'a') }, user)
    await refusal(notPicture, 'file_type_refused')
    const other = await createUser(server)
    const foreign = await upload(server, uploadScreenshot, { content }, other)
    await refusal(send({ screenshot_id: foreign.id }), 'not_found')

    await send({ screenshot_id })
    server.clock.advance(2 * DAY)
    for (const job of fileJobs(server.installation)) await job.run()
    const { list } = await server.call(adminListFeedback, {}, admin)
    expect(list[0]?.screenshot).toMatchObject({ id: screenshot_id, name: 'a.png', kind: 'image' })
    const shown = await fetchPath(server, list[0]?.screenshot?.url ?? '')
    expect([shown.status, shown.content.equals(content)]).toEqual([200, true])
    await refusal(send({ screenshot_id: lost.id }), 'not_found')
  })

  test('a user with many open messages can’t send more', async () => {
    for (let sent = 0; sent < MAX_OPEN_FEEDBACK; sent += 1) await send()
    await refusal(send(), 'feedback_limit')
  })
})
