import { blockAccount, unblockAccount } from '@seaport/contract/desk/account'
import { checkProxies } from '@seaport/contract/desk/proxy'
import { heartbeat, openAccount } from '@seaport/contract/desk/seat-session'
import { createOrder } from '@seaport/contract/money/order'
import { register } from '@seaport/contract/people/registration'
import { addPasskey, beginPasskey } from '@seaport/contract/people/second-factor'
import { login } from '@seaport/contract/people/session'
import { sendFeedback, uploadScreenshot } from '@seaport/contract/platform/feedback'
import { discardRelease } from '@seaport/contract/platform/release'
import { changeSettings } from '@seaport/contract/platform/setting'
import { putNotificationSetting } from '@seaport/contract/work/notification'
import { createScript } from '@seaport/contract/work/script'
import { repeatTask } from '@seaport/contract/work/task-repeat'
import { translateTexts } from '@seaport/contract/work/translation'
import { createWebhook, testWebhook } from '@seaport/contract/work/webhook'
import { newId } from '../../kernel/id.ts'
import { withTransaction } from '../../kernel/unit-of-work.ts'
import { claimMails } from '../../modules/platform/email/email.repository.ts'
import { createAuthenticator } from '../authenticator.ts'
import { upload } from '../files.ts'
import { askForCode, codeFor, configureMail, newEmail, registration } from '../mail.ts'
import { png } from '../media.ts'
import { createSeatOnline, createUser } from '../people.ts'
import { following, next } from '../promotions.ts'
import { addTask, createScene, taskIn } from '../scene.ts'
import { enterAs } from '../tour/enter-as.ts'
import { type Home, nextOf, proxy, sceneOf } from '../tour/home.ts'
import { collected, picture } from '../tour/library.ts'
import { openOrder } from '../tour/money.ts'
import { draft } from '../tour/releases.ts'
import { setUp } from '../tour/translation.ts'
import type { EffectsStage } from './effects-stage.ts'
import { type JobScene, PAUSE_S } from './job-scene.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
/** How long a server keeps a mail or a message to itself while it sends it. */
const MAIL_CLAIM = MINUTE
const MESSAGE_CLAIM = 4 * MINUTE
const NOBODY = 'https://127.0.0.1:9/nobody'

const dbOf = ({ server }: Pick<Home, 'server'>) => server.installation.database.db
const mailServer = ({ server, post }: EffectsStage) => configureMail(server, { server_port: post.port })
const code = (home: Home) => askForCode(home.server, newEmail(), 'register')

/** A message to a new webhook. */
const message = async ({ server, supervisor }: Home, url: string) => {
  const body = { url, kinds: ['account_blocked' as const], language: 'vi' as const }
  const { id } = await server.call(createWebhook, { body }, supervisor)
  await server.call(testWebhook, { params: { id } }, supervisor)
  return id
}

/** Queued messages become those that another server took to send, and was lost. */
const loseMessages = ({ server }: EffectsStage) =>
  dbOf({ server })
    .updateTable('webhook_delivery')
    .set({ tries: 1, next_at: server.clock.now() + MESSAGE_CLAIM * 1000 })
    .where('tries', '=', 0)
    .execute()

/** A picture, which nothing but itself keeps. */
const loosePicture = async (home: Home) => (await picture(home)).id

/** Pictures that a script and a message to the operator keep. */
const keptPictures = async (home: Home) => {
  const { server, supervisor } = home
  const content = { type: 'image' as const, file_ids: [await loosePicture(home)] }
  const title = `Script ${nextOf(home, 'script')}`
  await server.call(createScript, { body: { title, networks: ['x_sandbox'], content } }, supervisor)
  const shown = { content: png(nextOf(home, 'screenshot'), 9) }
  const { id } = await upload(server, uploadScreenshot, shown, supervisor)
  const written = { category: 'idea' as const, text: 'Tour', page: '/task', version: '1' }
  await server.call(sendFeedback, { body: { ...written, screenshot_id: id } }, supervisor)
}

/** A team of its own, with an account open at a seat, a task in each state, and one that has begun to follow somebody. */
const busyTeam = async ({ server }: Home) => {
  const scene = await createScene(server)
  await server.call(openAccount, { params: { id: scene.accountId } }, scene.seat)
  for (const state of ['ended', 'running'] as const) await taskIn(scene, state)
  await next(scene, await following(scene, ['@first', '@second']), true)
  for (const state of ['pending', 'queued'] as const) await taskIn(scene, state)
}

/** A task of the home, to be repeated every day. */
const daily = async (home: Home, time: string) => {
  const scene = await sceneOf(home)
  const id = await addTask(scene)
  const body = { weekdays: [1, 2, 3, 4, 5, 6, 7], time, count: 2 }
  await home.server.call(repeatTask, { params: { id }, body }, home.supervisor)
  return scene
}

/** Somebody with a blocked account, who wants to know. */
const concerned = async (
  { server }: Home,
  { email, hour = 9, url }: { email: 'now' | 'daily' | 'off'; hour?: number; url: string },
) => {
  const { supervisor, accountId } = await createScene(server)
  const setting = { language: 'vi' as const, time_zone: 'Asia/Hong_Kong', hour }
  const body = { ...setting, kinds: { account_blocked: email } }
  await server.call(putNotificationSetting, { body }, supervisor)
  const webhook = { url, kinds: ['account_blocked' as const], language: 'vi' as const }
  const { id } = await server.call(createWebhook, { body: webhook }, supervisor)
  const test = () => server.call(testWebhook, { params: { id } }, supervisor)
  const block = () => {
    const body = { note: 'Asks for a code' }
    return server.call(blockAccount, { params: { id: accountId }, body }, supervisor)
  }
  const unblock = () =>
    server.call(unblockAccount, { params: { id: accountId }, body: { note: 'Passed' } }, supervisor)
  return { block, unblock, test }
}

/** A message about a blocked account that nobody took so far. */
const untaken = async (home: Home, { run }: EffectsStage) => {
  const { block, test } = await concerned(home, { email: 'off', url: NOBODY })
  await block()
  await run('notification-check')
  await run('webhook-delivery')
  return { test }
}

const housekeeping: readonly Omit<JobScene, 'job'>[] = [
  {
    about: 'proofs of seats, after five minutes',
    make: ({ server, seat }) => server.call(heartbeat, {}, seat),
    after: 5 * MINUTE,
  },
  {
    about: 'answers to be repeated, after a day',
    make: ({ server, supervisor }) => {
      const headers = { 'idempotency-key': newId() }
      return server.call(createOrder, { body: { order_type: 1, amount: '100' } }, { ...supervisor, headers })
    },
    after: DAY,
  },
  {
    about: 'wrong passwords, after twenty minutes',
    make: async ({ server }) => {
      const { email } = await createUser(server)
      await server.call(login, { body: { email, password: 'wrong' } }).catch(() => undefined)
    },
    after: 20 * MINUTE,
  },
  {
    about: 'sessions, after thirty days',
    make: ({ server }) => createUser(server),
    after: MONTH,
  },
  { about: 'logins as a user and their ways back, after an hour', make: enterAs, after: HOUR },
  {
    about: 'how to undo a change of a factor, after a week',
    make: async ({ server }) => {
      const user = await createUser(server)
      const { options } = await server.call(beginPasskey, {}, user)
      const passkey = createAuthenticator().create(String(options.challenge), new URL(server.url).origin)
      await server.call(addPasskey, { body: { name: 'Tour', passkey } }, user)
    },
    after: 7 * DAY,
  },
  {
    about: 'waits that a clock set back has made longer than they may be by a minute',
    begin: mailServer,
    make: async (home, _, stage) => {
      const { server, supervisor } = home
      await createSeatOnline(server, await createUser(server), 1)
      await taskIn(await sceneOf(home), 'running')
      await code(home)
      await withTransaction(server.installation, (work) =>
        claimMails(work, { until: work.now + MAIL_CLAIM * 1000, max: 10, sending: [] }),
      )
      await message(home, NOBODY)
      await loseMessages(stage)
      const { id } = await proxy(home)
      await server.call(checkProxies, { body: { ids: [id] } }, supervisor)
      const claimed = { check_claim: newId(), check_claimed_until: server.clock.now() + 60_000 }
      await dbOf(home).updateTable('proxy').set(claimed).where('id', '=', id).execute()
      const body = { language: 'hk' as const, time_zone: 'UTC', hour: 9, kinds: {} }
      await server.call(putNotificationSetting, { body }, supervisor)
      const soon = { check_at: server.clock.now() + 60_000 }
      await dbOf(home)
        .updateTable('notification_setting')
        .set(soon)
        .where('user_id', '=', supervisor.id)
        .execute()
      await changeDeposit(home)
    },
    after: -MINUTE,
    early: 'rests',
  },
]

/** A new address to pay to, which counts after a day. */
const changeDeposit = async ({ server, owner }: Home) => {
  for (const usdt_address of ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'])
    await server.call(changeSettings, { body: { usdt_address, usdt_network: 'TRC20' } }, owner)
}

/** What every job does once, over what it has to do and what it has to leave; the order is that of the jobs. */
export const jobScenes: readonly JobScene[] = [
  ...housekeeping.map((scene) => ({ job: 'housekeeping', ...scene })),
  {
    job: 'order-close',
    about: 'unpaid recharges, after thirty minutes',
    make: openOrder,
    after: 30 * MINUTE,
  },
  {
    job: 'mail',
    about: 'mails of a lost server, after a minute',
    begin: mailServer,
    make: async (home) => {
      await code(home)
      await withTransaction(home.server.installation, (work) =>
        claimMails(work, { until: work.now + MAIL_CLAIM * 1000, max: 10, sending: [] }),
      )
    },
    after: MAIL_CLAIM,
  },
  {
    job: 'mail',
    about: 'mails that nobody took, after five seconds',
    begin: ({ server }) => configureMail(server, { server_port: 9 }),
    make: async (home, _, { run }) => {
      await code(home)
      await run('mail')
    },
    after: 5,
  },
  { job: 'mail-tidying', about: 'texts of codes, after ten minutes', make: code, after: 10 * MINUTE },
  { job: 'mail-tidying', about: 'mails, after thirty days', make: code, after: MONTH },
  {
    job: 'file-cleaning',
    about: 'files that nothing uses, after a day',
    make: async (home) => {
      await loosePicture(home)
      await keptPictures(home)
    },
    after: DAY,
  },
  {
    job: 'file-cleaning',
    about: 'content without a file, after an hour',
    make: async (home, _, { run }) => {
      const id = await loosePicture(home)
      await dbOf(home).updateTable('file').set({ touched_at: 0 }).where('id', '=', id).execute()
      await run('file-cleaning')
    },
    after: HOUR,
  },
  { job: 'release-cleaning', about: 'drafts, after a week', make: draft, after: 7 * DAY },
  {
    job: 'release-cleaning',
    about: 'content without a release, after an hour',
    make: async (home) => {
      const { headers, params } = await draft(home)
      await home.server.call(discardRelease, { params, body: {} }, { headers })
    },
    after: HOUR,
  },
  {
    job: 'setting-apply',
    about: 'a planned address to pay to, after a day',
    make: async (home, turn) => {
      if (turn === 'first') await changeDeposit(home)
    },
    after: DAY,
  },
  {
    job: 'registration-tidying',
    about: 'codes that were sent, after two days',
    make: code,
    after: 2 * DAY,
  },
  {
    job: 'registration-tidying',
    about: 'counts of the day before yesterday, after midnight',
    make: async (home) => {
      const email = newEmail()
      const body = registration(email, await codeFor(home.server, home.owner, email, 'register'))
      await home.server.call(register, { body })
    },
    apart: DAY,
    after: 40 * HOUR - PAUSE_S,
  },
  {
    job: 'proxy-check',
    about: 'wanted checks, of a lost server after a minute',
    make: async (home) => {
      const { server, supervisor } = home
      const { id } = await proxy(home)
      await dbOf(home)
        .updateTable('proxy')
        .set({ ip: '127.0.0.1', port: nextOf(home, 'port') })
        .where('id', '=', id)
        .execute()
      await server.call(checkProxies, { body: { ids: [id] } }, supervisor)
      const claimed = { check_claim: newId(), check_claimed_until: server.clock.now() + 60_000 }
      await dbOf(home).updateTable('proxy').set(claimed).where('id', '=', id).execute()
    },
    after: MINUTE,
  },
  {
    job: 'seat-silence',
    about: 'desktops, after a minute',
    make: ({ server, supervisor }) => createSeatOnline(server, supervisor, 1),
    after: MINUTE,
  },
  {
    job: 'statistics',
    about: 'counts that are not what happened, at once',
    make: async (home) => {
      await collected(home)
      const wrong = { collected_new: 7 }
      await dbOf(home).updateTable('stat').set(wrong).where('tenant_id', '=', home.supervisor.id).execute()
    },
    after: MINUTE,
    early: 'rests',
  },
  {
    job: 'task-lease',
    about: 'running tasks whose desktop is silent, after a minute',
    make: async (home) => taskIn(await sceneOf(home), 'running'),
    after: MINUTE,
  },
  {
    job: 'task-start',
    about: 'tasks for an hour later, of seats that are there',
    make: async (home) => {
      await taskIn(await sceneOf(home), 'pending')
      const silent = await createSeatOnline(home.server, home.supervisor, 5)
      await taskIn(await sceneOf({ ...home, seat: silent }), 'pending')
    },
    // The other tenant's is silent.
    meanwhile: ({ server, home }) => server.call(heartbeat, {}, home.seat),
    after: HOUR,
  },
  {
    job: 'task-repeat',
    about: 'tasks to be repeated, at 09:01 and 09:02',
    make: async (home, turn) => {
      const time = turn === 'first' ? '09:01' : '09:02'
      await daily(home, time)
      // One of two can't be created any more.
      const { accountId } = await daily(home, time)
      await dbOf(home).updateTable('account').set({ seat_id: null }).where('id', '=', accountId).execute()
    },
    after: HOUR + PAUSE_S,
  },
  { job: 'port-expiry', about: 'teams, at the end of their term', make: busyTeam, after: MONTH },
  {
    job: 'translation-tidying',
    about: 'translations, after thirty days',
    begin: ({ home }) => setUp(home),
    make: ({ server, supervisor }) =>
      server.call(translateTexts, { body: { texts: [newId()], to: 'en' } }, supervisor),
    after: MONTH,
  },
  {
    job: 'notification-check',
    about: 'what people are to know at once, after a minute; one of two has seen to it',
    begin: mailServer,
    make: async (home, _, { hooks, run }) => {
      const [solved, fresh] = [
        await concerned(home, { email: 'now', url: hooks.url }),
        await concerned(home, { email: 'now', url: hooks.url }),
      ]
      await solved.block()
      await run('notification-check')
      await solved.unblock()
      await fresh.block()
    },
    after: MINUTE,
  },
  {
    job: 'notification-check',
    about: 'what people are to know once a day, at their hour',
    begin: mailServer,
    make: async (home, turn, { hooks }) => {
      const hour = turn === 'first' ? 9 : 10
      const { block } = await concerned(home, { email: 'daily', hour, url: hooks.url })
      await block()
    },
    // From half a minute past four in the afternoon.
    after: 17 * HOUR - PAUSE_S,
    early: 'rests',
  },
  {
    job: 'webhook-delivery',
    about: 'messages of a lost server, after four minutes',
    make: async (home, _, stage) => {
      await message(home, stage.hooks.url)
      await loseMessages(stage)
    },
    after: MESSAGE_CLAIM,
  },
  {
    job: 'webhook-delivery',
    about: 'messages that nobody took, after five seconds',
    make: (home, _, stage) => untaken(home, stage),
    after: 5,
  },
  {
    job: 'webhook-delivery',
    about: 'the last try, which switches the webhook off; its other messages fall',
    make: async (home, _, stage) => {
      const { test } = await untaken(home, stage)
      await dbOf(home).updateTable('webhook_delivery').set({ tries: 7 }).where('tries', '=', 1).execute()
      await test()
      await loseMessages(stage)
    },
    after: 5,
  },
  {
    job: 'webhook-tidying',
    about: 'messages, after thirty days',
    make: async (home, _, { run }) => {
      await message(home, NOBODY)
      await run('webhook-delivery')
      await message(home, NOBODY)
    },
    after: MONTH,
  },
]
