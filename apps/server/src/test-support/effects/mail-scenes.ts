import * as people from '@seaport/contract/people/admin-user'
import * as registration from '@seaport/contract/people/registration'
import { changePassword } from '@seaport/contract/people/session'
import * as email from '@seaport/contract/platform/email'
import { changeSettings } from '@seaport/contract/platform/setting'
import { putNotificationSetting } from '@seaport/contract/work/notification'
import { codeFor, configureMail, newEmail } from '../mail.ts'
import { createUser, PASSWORD } from '../people.ts'
import { createScene, taskIn } from '../scene.ts'
import { type EffectsStage, freshHome } from './effects-stage.ts'
import { changes } from './play.ts'

/** Something that sends mails, on an installation whose mails leave. */
interface MailScene {
  about: string
  /** Prepares the stage. @returns what sends the mails */
  prepare(stage: EffectsStage): Promise<() => Promise<unknown>>
}

const SITE = 'https://console.example.com'
const OWN_TEXT = { subject: 'Mã {code}', content: '親愛的：{code}（{minutes}）' }

const speaking = (tag: string) => ({ headers: { 'accept-language': tag, 'x-forwarded-for': '10.1.2.3' } })
const ask = ({ server }: EffectsStage, to: string, purpose: 'register' | 'reset', tag: string) =>
  server.call(registration.sendEmailCode, { body: { email: to, purpose } }, speaking(tag))
const setUp = (stage: EffectsStage, change: object = {}) =>
  configureMail(stage.server, { server_port: stage.post.port, expire_minutes: 7, ...change })
const changeDeposit = ({ server }: EffectsStage, to: string, as: Awaited<ReturnType<typeof setUp>>) =>
  server.call(
    changeSettings,
    { body: { usdt_address: to, usdt_network: 'TRC20' } },
    { ...as, ...speaking('zh-HK') },
  )

const scenes: readonly MailScene[] = [
  {
    about: 'somebody registers, in Vietnamese',
    prepare: async (stage) => {
      await setUp(stage)
      return () => ask(stage, newEmail(), 'register', 'vi')
    },
  },
  {
    about: 'a user registers again, in Chinese',
    prepare: async (stage) => {
      await setUp(stage, OWN_TEXT)
      return () => ask(stage, stage.home.supervisor.email, 'register', 'zh-CN')
    },
  },
  {
    about: 'a user forgets the password, where the installation has a text of its own',
    prepare: async (stage) => {
      await setUp(stage, OWN_TEXT)
      return () => ask(stage, stage.home.supervisor.email, 'reset', 'en')
    },
  },
  {
    about: 'an owner forgets the password, where the installation has a text of its own',
    prepare: async (stage) => {
      const { email: to } = await setUp(stage, OWN_TEXT)
      return () => ask(stage, to, 'reset', 'en')
    },
  },
  {
    about: 'nobody’s password is forgotten',
    prepare: async (stage) => {
      await setUp(stage)
      return () => ask(stage, newEmail(), 'reset', 'en')
    },
  },
  {
    about: 'an owner changes the mail settings: owners hear of it through those before',
    prepare: async (stage) => {
      const owner = await setUp(stage)
      await createUser(stage.server, { role: 'admin' })
      const settings = { type: 'reset', sender: 'b@example.test', server_address: 'mail.example' } as const
      const body = { ...settings, server_port: 465, secure: 'tls', user: 'b', password: 'b' } as const
      const text = { subject: null, content: null, expire_minutes: 10 }
      return () =>
        stage.server.call(
          email.putEmailConfig,
          { body: { ...body, ...text } },
          { ...owner, ...speaking('vi') },
        )
    },
  },
  {
    about: 'an administrator plans another deposit address: all who can still log in hear of it',
    prepare: async (stage) => {
      const admin = await setUp(stage)
      const [colleague, left] = [await createUser(stage.server, { role: 'admin' }), await setUp(stage)]
      await stage.server.call(people.deleteSystemUser, { params: { id: left.id } }, admin)
      await changeDeposit(stage, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', admin)
      stage.server.clock.advance(1)
      return () => changeDeposit(stage, 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH', colleague)
    },
  },
  {
    about: 'a password is reset by mail',
    prepare: async (stage) => {
      const owner = stage.home.owner
      const { email: to } = await createUser(stage.server)
      const code = await codeFor(stage.server, owner, to, 'reset')
      await setUp(stage)
      const body = { email: to, code, password: PASSWORD, confirm_password: PASSWORD }
      return () => stage.server.call(registration.resetPassword, { body }, speaking('zh-HK'))
    },
  },
  {
    about: 'somebody changes the own password',
    prepare: async (stage) => {
      await setUp(stage)
      const person = await createUser(stage.server)
      const body = { old_password: PASSWORD, new_password: `${PASSWORD}-2` }
      return () => stage.server.call(changePassword, { body }, { ...person, ...speaking('vi') })
    },
  },
  {
    about: 'a digest with several things, in Vietnamese',
    prepare: async (stage) => {
      await setUp(stage)
      const scene = await createScene(stage.server)
      const kinds = { task_failed: 'daily' as const, task_late: 'daily' as const }
      const body = { language: 'vi' as const, time_zone: 'Asia/Ho_Chi_Minh', hour: 9, kinds }
      await stage.server.call(putNotificationSetting, { body }, scene.supervisor)
      for (const state of ['error', 'error', 'queued'] as const) await taskIn(scene, state)
      stage.server.clock.advance(24 * 3600)
      return () => stage.run('notification-check')
    },
  },
]

/** Plays what sends mails. @returns the rows that it adds to the outbox, one fact a line */
export async function playMails(stage: EffectsStage, forget: () => void): Promise<string[]> {
  const { database, server } = stage
  const lines: string[] = []
  const began = server.clock.now()
  const outbox = () => new Map([...database.read()].filter(([table]) => table === 'mail_outbox'))
  try {
    for (const { about, prepare } of scenes) {
      forget()
      database.restore()
      const symbols = stage.symbols.forOneCall()
      const act = await prepare({ ...stage, home: freshHome(stage) })
      const before = outbox()
      symbols.nameRows(database.read(), '#')
      // Set for the act alone: desktops prove their key for the address that they call.
      server.installation.env.publicUrl = SITE
      await act()
      server.installation.env.publicUrl = null
      symbols.nameRows(database.read(), '#')
      lines.push(`== ${about}`, ...changes(before, outbox(), symbols), '')
      server.clock.advance((began - server.clock.now()) / 1000)
    }
  } finally {
    server.clock.advance((began - server.clock.now()) / 1000)
    server.installation.env.publicUrl = null
  }
  return lines
}
