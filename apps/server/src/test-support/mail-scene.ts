import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { CLAIM_MS, sendDueMails } from '../modules/platform/email/mail-outbox.ts'
import { configureMail, mailsTo } from './mail.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { createUser, type TestUser } from './people.ts'
import { startTestServer, type TestServer } from './test-server.ts'

interface MailScene {
  server: TestServer
  owner: TestUser
  /** A new one for each test; a test may replace it. */
  post: MailServer
}

/** Registers hooks that start a server with an owner, and a mail server for each test. Its fields are set when a test runs. */
export function mailScene(location: Parameters<typeof startTestServer>[0]) {
  const scene = {} as MailScene
  beforeAll(async () => {
    scene.server = await startTestServer(location)
    scene.owner = await createUser(scene.server, { role: 'owner' })
  })
  afterAll(() => scene.server.stop())
  beforeEach(async () => {
    scene.post = await startMailServer()
  })
  afterEach(() => scene.post.close())

  const configure = (
    change: Partial<Parameters<typeof configureMail>[1]> = {},
    types?: Parameters<typeof configureMail>[2],
  ) => configureMail(scene.server, { server_port: scene.post.port, ...change }, types)
  const row = (email: string) =>
    scene.server.installation.database.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_address', '=', email)
      .executeTakeFirstOrThrow()
  /** Sends due mails. @returns the mail that an address received */
  const delivered = async (email: string) => {
    await sendDueMails(scene.server.installation)
    const mail = scene.post.received.find(({ to }) => to.includes(email))
    if (!mail) throw new Error(`Nothing has come for ${email}`)
    return mail
  }
  /**
   * Sends due mails until a mail has a state and nobody is sending it: then its next attempt is sooner than a claim's end, which holds for its first
   * three attempts.
   */
  const settled = (email: string, state: string, tries?: number) =>
    vi.waitFor(async () => {
      const { server, owner } = scene
      await sendDueMails(server.installation)
      // Read before the mail: the server's own job may be sending it, and records the result afterwards.
      const { next_at } = await row(email)
      const [mail] = await mailsTo(server, owner, email)
      expect(mail).toMatchObject({ state, ...(tries !== undefined && { tries }) })
      if (state === 'queued') expect(next_at).toBeLessThan(server.clock.now() + CLAIM_MS)
      return mail
    })
  /** @returns who of these received a mail, sorted. Servers of other tests may still send to the port that this one's mail server got. */
  const reached = (...of: readonly string[]) =>
    scene.post.received.flatMap(({ to }) => to.filter((email) => of.includes(email))).sort()
  return { scene, configure, delivered, settled, row, reached }
}
