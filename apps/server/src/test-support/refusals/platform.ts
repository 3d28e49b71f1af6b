import * as announcement from '@seaport/contract/platform/announcement'
import * as email from '@seaport/contract/platform/email'
import * as feedback from '@seaport/contract/platform/feedback'
import * as file from '@seaport/contract/platform/file'
import * as menu from '@seaport/contract/platform/menu'
import * as networkConfig from '@seaport/contract/platform/network-config'
import * as channel from '@seaport/contract/platform/official-channel'
import * as release from '@seaport/contract/platform/release'
import * as setting from '@seaport/contract/platform/setting'
import * as version from '@seaport/contract/platform/version'
import * as translation from '@seaport/contract/work/translation'
import * as webhook from '@seaport/contract/work/webhook'
import { newId } from '../../kernel/id.ts'
import { upload } from '../files.ts'
import { mp4 } from '../media.ts'
import { releaseToken, signedManifest, signedText, windowsFiles } from '../releases.ts'
import { type Home, nextOf } from '../tour/home.ts'
import { draft } from '../tour/releases.ts'
import { act, body, dbOf, NOBODYS, onTour, type Refusals, refusalsOf, twice } from './refusal-scene.ts'

const blob = (content: string | Uint8Array) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
const soon = (home: Home, seconds: number) => new Date(home.server.clock.now() + seconds * 1000).toISOString()

const toCome = async (home: Home) => {
  await dbOf(home)
    .updateTable('announcement')
    .set({ published_at: home.server.clock.now() + 8000 })
    .execute()
  return {}
}

const pages: Refusals[] = [
  refusalsOf(file.uploadFile, {
    'a text': () => ({ file: blob('hello') }),
    'no content': () => ({ file: blob('') }),
    'more than the tenant may keep': async (home) => {
      home.server.installation.env.fileQuota = 10
      return {}
    },
  }),
  refusalsOf(file.readFile, { 'nobody’s': () => ({ params: { id: NOBODYS } }) }),
  refusalsOf(file.readSignedFile, {
    'a signature of another file': () => ({ params: { id: NOBODYS } }),
    'a signature that is too old': (home) => {
      home.server.clock.advance(30 * 86_400)
      return {}
    },
  }),
  refusalsOf(feedback.uploadScreenshot, { 'a film': () => ({ file: blob(mp4()) }) }),
  refusalsOf(feedback.sendFeedback, {
    'as much as may be open, with nobody’s picture': async (home) => {
      const written = { category: 'idea', text: 'Tour', page: '/task', version: '1' }
      await act(home, feedback.sendFeedback, { body: { ...written, screenshot_id: null } })
      const row = await dbOf(home).selectFrom('feedback').selectAll().executeTakeFirstOrThrow()
      const more = Array.from({ length: 49 }, () => ({ ...row, id: newId() }))
      await dbOf(home).insertInto('feedback').values(more).execute()
      return { body: { ...written, screenshot_id: NOBODYS } }
    },
    'nobody’s picture': body({ screenshot_id: NOBODYS }),
    'a film for a picture': async (home, given) => {
      const { id } = await upload(home.server, file.uploadFile, { content: mp4() }, home.supervisor)
      return { body: { ...(given.body as object), screenshot_id: id } }
    },
  }),
  refusalsOf(feedback.readFeedback, {
    'another’s': async (home, given) => {
      await dbOf(home).updateTable('feedback').set({ user_id: home.owner.id }).execute()
      return given
    },
  }),
  refusalsOf(feedback.answerFeedback, { 'answered already': twice(feedback.answerFeedback) }),
  refusalsOf(feedback.setFeedbackClosed, { 'closed already': twice(feedback.setFeedbackClosed) }),
  refusalsOf(announcement.createAnnouncement, {
    'at a time that is now': (home, given) => ({
      body: { ...(given.body as object), published_at: soon(home, 7) },
    }),
    'at a time to come': (home, given) => ({
      body: { ...(given.body as object), published_at: soon(home, 8) },
    }),
  }),
  refusalsOf(announcement.updateAnnouncement, {
    'its only language taken away': () => ({ body: { texts: { en: null } } }),
    'another time of one that is out, in the past': (home) => ({ body: { published_at: soon(home, -60) } }),
    'another time of one that is out': (home) => ({ body: { published_at: soon(home, 3600) } }),
    'the same time of one that is out': async (home, { params }) => {
      const { published_at } = await dbOf(home)
        .selectFrom('announcement')
        .select('published_at')
        .where('id', '=', params?.id ?? '')
        .executeTakeFirstOrThrow()
      return { body: { published_at: new Date(published_at).toISOString() } }
    },
    'a time in the past of one to come': async (home) => {
      const planned = await onTour(home, announcement.createAnnouncement)
      await act(home, announcement.createAnnouncement, {
        body: { ...(planned.body as object), published_at: soon(home, 3600) },
      })
      const { id } = await dbOf(home)
        .selectFrom('announcement')
        .select('id')
        .orderBy('published_at', 'desc')
        .executeTakeFirstOrThrow()
      return { params: { id }, body: { published_at: soon(home, -60) } }
    },
  }),
  refusalsOf(announcement.readAnnouncement, { 'one to come': toCome }),
  refusalsOf(announcement.getAnnouncement, { 'one to come': toCome }),
  refusalsOf(menu.createMenuEntry, { 'below nobody’s': body({ parent_id: NOBODYS }) }),
  refusalsOf(menu.updateMenuEntry, {
    'below itself': (_, { params }) => ({ body: { parent_id: params?.id } }),
    'below one of its own': async (home, given) => {
      const { parent_id } = given.body as { parent_id: string }
      await act(home, menu.updateMenuEntry, given)
      return { params: { id: parent_id }, body: { parent_id: given.params?.id } }
    },
  }),
  refusalsOf(menu.deleteMenuEntry, {
    'with others below it': async (home, { params }) => {
      const child = await onTour(home, menu.createMenuEntry)
      await act(home, menu.createMenuEntry, { body: { ...(child.body as object), parent_id: params?.id } })
      return {}
    },
    'with a hidden one below it': async (home, { params }) => {
      const child = await onTour(home, menu.createMenuEntry)
      const hidden = { ...(child.body as object), parent_id: params?.id, hidden: true }
      await act(home, menu.createMenuEntry, { body: hidden })
      return {}
    },
  }),
  refusalsOf(version.createVersion, {
    'there already': twice(version.createVersion),
    'there already, of a file that is not there': async (home, given) => {
      await act(home, version.createVersion, given)
      return { body: { ...(given.body as object), windows: '/downloads/9.9.9/none.exe' } }
    },
    'there already in another language': async (home, given) => {
      await act(home, version.createVersion, given)
      return { body: { ...(given.body as object), language: 'vi' } }
    },
  }),
  refusalsOf(version.updateVersion, {
    'another’s number': async (home) => {
      const other = await onTour(home, version.createVersion)
      await act(home, version.createVersion, other)
      return { body: { version: (other.body as { version: string }).version } }
    },
    'its own number': async (home, { params }) => {
      const row = await dbOf(home)
        .selectFrom('version')
        .select('version')
        .where('id', '=', params?.id ?? '')
        .executeTakeFirstOrThrow()
      return { body: { version: row.version } }
    },
    'a file that is not there': body({ m1: '/downloads/9.9.9/none.dmg' }),
  }),
  refusalsOf(setting.changeSettings, {
    'a mistyped deposit address': body({ usdt_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9' }),
  }),
  refusalsOf(setting.withdrawDepositChange, { 'withdrawn already': twice(setting.withdrawDepositChange) }),
  refusalsOf(channel.createChannel, {
    'there already': twice(channel.createChannel),
    'there already, in other letters': async (home, given) => {
      await act(home, channel.createChannel, given)
      const { value } = given.body as { value: string }
      return { body: { ...(given.body as object), value: `https://WWW.${value.toUpperCase()}/` } }
    },
    'no address': body({ value: 'two words' }),
    'one too many': async (home, given) => {
      await act(home, channel.createChannel, given)
      const row = await dbOf(home).selectFrom('official_channel').selectAll().executeTakeFirstOrThrow()
      const more = Array.from({ length: 499 }, (_, index) => ({
        ...row,
        id: newId(),
        value: `${index}`,
      }))
      await dbOf(home).insertInto('official_channel').values(more).execute()
      return { body: { ...(given.body as object), value: 'new.example.com' } }
    },
  }),
  refusalsOf(channel.updateChannel, {
    'another’s': async (home) => {
      const other = await onTour(home, channel.createChannel)
      await act(home, channel.createChannel, other)
      return { body: other.body }
    },
    'its own': twice(channel.updateChannel),
  }),
]

const services: Refusals[] = [
  refusalsOf(email.putEmailConfig, {
    'what somebody has changed since': async (home, given) => {
      await act(home, email.putEmailConfig, given)
      return { body: { ...(given.body as object), seen: null } }
    },
    'another server under the same password': async (home, given) => {
      await act(home, email.putEmailConfig, given)
      const { password: _, ...rest } = given.body as { password: string }
      return { body: { ...rest, server_address: 'other.example' } }
    },
    'another user under the same password': async (home, given) => {
      await act(home, email.putEmailConfig, given)
      const { password: _, ...rest } = given.body as { password: string }
      return { body: { ...rest, user: 'other' } }
    },
    'another sender under the same password': async (home, given) => {
      await act(home, email.putEmailConfig, given)
      const { password: _, ...rest } = given.body as { password: string }
      return { body: { ...rest, sender: 'b@example.test' } }
    },
  }),
  refusalsOf(email.testEmailConfig, {
    'a server that does not answer': async (home) => {
      await dbOf(home).updateTable('email_config').set({ server_port: 9 }).execute()
      return {}
    },
    'no server': async (home) => {
      await dbOf(home).deleteFrom('email_config').execute()
      return {}
    },
    'no server for this purpose': async (home) => {
      await dbOf(home).deleteFrom('email_config').where('type', '=', 'reset').execute()
      return {}
    },
  }),
  refusalsOf(networkConfig.putNetworkConfig, {
    'a setting of another network': () => ({
      params: { network: 'facebook' },
      body: { fields: { login: 'x' } },
    }),
    'a secret where there is none': () => ({
      params: { network: 'x' },
      body: { fields: {}, app_secret: 'x' },
    }),
    'another address under the same secret': async (home, given) => {
      await act(home, networkConfig.putNetworkConfig, { ...given, params: { network: 'facebook' } })
      return { body: { fields: { api_base: 'https://example.com' } } }
    },
  }),
  refusalsOf(translation.putTranslationConfig, {
    'what somebody has changed since': async (home, given) => {
      await act(home, translation.putTranslationConfig, given)
      return { body: { ...(given.body as object), seen: null } }
    },
    'another address under the same key': async (home, given) => {
      await act(home, translation.putTranslationConfig, given)
      return { body: { provider: 'libretranslate', url: 'https://example.com' } }
    },
    'another provider under the same key': async (home, given) => {
      await act(home, translation.putTranslationConfig, given)
      return { body: { provider: 'deepl', url: null } }
    },
    'a provider without a key': () => ({ body: { provider: 'google', url: null } }),
    ...Object.fromEntries(
      ['https://10.1.2.3', 'https://[fd00::7]', 'https://[::ffff:169.254.169.254]'].map((url) => [
        `an address of the server’s own network, ${url}`,
        (home: Home) => {
          home.server.installation.env.translation = { allowPrivate: false }
          return { body: { provider: 'libretranslate', url } }
        },
      ]),
    ),
  }),
  refusalsOf(translation.translateTexts, {
    'not set up': async (home) => {
      await dbOf(home).deleteFrom('translation_config').execute()
      return {}
    },
    'more words than the plan has': async (home, given) => {
      await dbOf(home)
        .updateTable('user')
        .set({ plan: 'default' })
        .where('id', '=', home.supervisor.id)
        .execute()
      return { body: { ...(given.body as object), texts: ['a '.repeat(1001)] } }
    },
  }),
  refusalsOf(translation.testTranslationConfig, {
    'not set up': async (home) => {
      await dbOf(home).deleteFrom('translation_config').execute()
      return {}
    },
  }),
  refusalsOf(webhook.createWebhook, {
    'an address of the server’s own network, as many as the plan has': async (home, given) => {
      home.server.installation.env.webhook = { allowPrivate: false }
      await dbOf(home)
        .updateTable('user')
        .set({ plan: 'default' })
        .where('id', '=', home.supervisor.id)
        .execute()
      return { body: { ...(given.body as object), url: 'https://10.1.2.3/x' } }
    },
    'as many as the plan has': async (home, given) => {
      await dbOf(home)
        .updateTable('user')
        .set({ plan: 'default' })
        .where('id', '=', home.supervisor.id)
        .execute()
      for (let times = 0; times < 10; times += 1)
        await act(home, webhook.createWebhook, given).catch(() => undefined)
      return {}
    },
  }),
  refusalsOf(webhook.updateWebhook, {
    'an address of the server’s own network': (home, given) => {
      home.server.installation.env.webhook = { allowPrivate: false }
      return { body: { ...(given.body as object), url: 'https://[::1]/x' } }
    },
  }),
  refusalsOf(webhook.testWebhook, {
    'as many messages as may wait': async (home, given) => {
      await act(home, webhook.testWebhook, given)
      const row = await dbOf(home).selectFrom('webhook_delivery').selectAll().executeTakeFirstOrThrow()
      const more = Array.from({ length: 99 }, () => ({ ...row, id: newId() }))
      await dbOf(home).insertInto('webhook_delivery').values(more).execute()
      return {}
    },
    'nobody’s': () => ({ params: { id: NOBODYS } }),
  }),
  refusalsOf(webhook.resendWebhookDelivery, { 'waiting already': twice(webhook.resendWebhookDelivery) }),
]

const token = ({ server, owner }: Home, scopes?: ('publish' | 'manage')[]) =>
  releaseToken(server, owner.as, scopes)
const published = async (home: Home) => {
  const { version: _, ...made } = await draft(home)
  await act(home, release.publishRelease, { ...made, body: { percent: 20 } })
  return made
}
const withdrawn = async (home: Home) => {
  const made = await published(home)
  await act(home, release.withdrawRelease, { ...made, body: {} })
  return made
}
const tooOld = async (home: Home) => {
  const { params, headers } = await published(home)
  return { params, headers, body: { minimum_version: '9.9.9' } }
}

const releases: Refusals[] = [
  refusalsOf(release.listReleases, {
    'no token': () => ({ headers: {} }),
    'a token that was revoked': async (home, given) => {
      await dbOf(home).updateTable('release_token').set({ revoked_at: home.server.clock.now() }).execute()
      return given
    },
    'a token that ends now': async (home, given) => {
      await dbOf(home)
        .updateTable('release_token')
        .set({ expires_at: home.server.clock.now() + 7000 })
        .execute()
      return given
    },
  }),
  refusalsOf(release.beginRelease, {
    'a token of another scope': async (home) => ({ headers: await token(home, ['manage']) }),
    'another key': (_, { body: told }) => ({ body: { ...(told as object), signature: 'AAAA' } }),
    'on a server without update keys': (home) => {
      home.server.installation.env.updateKeys = []
      return {}
    },
    'a manifest that is none': () => ({ body: signedText('{"version":"1"}') }),
    'the same again': twice(release.beginRelease),
    'another under its number': async (home, given) => {
      await act(home, release.beginRelease, given)
      const number = `3.0.${nextOf(home, 'release') - 1}`
      return { body: signedManifest(number, windowsFiles(number).slice(0, 1)) }
    },
    'another under the number of one that is out': async (home, given) => {
      const made = await published(home)
      const row = await dbOf(home)
        .selectFrom('release')
        .select('version')
        .where('id', '=', made.params.id)
        .executeTakeFirstOrThrow()
      return { ...given, body: signedManifest(row.version, windowsFiles(row.version).slice(0, 1)) }
    },
  }),
  refusalsOf(release.uploadReleasePart, {
    'no such part': body({ number: 1 }),
    'no such file': body({ name: 'none.exe' }),
    'a part of another size': () => ({ file: blob('short') }),
    'of one that is out': async (home, given) => {
      await act(home, release.publishRelease, {
        headers: given.headers ?? {},
        params: given.params ?? {},
        body: {},
      })
      return {}
    },
  }),
  refusalsOf(release.finishReleaseFile, {
    'without a part': async (home, given) => {
      await act(home, release.beginRelease)
      const { id } = await dbOf(home)
        .selectFrom('release')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const { name } = await dbOf(home)
        .selectFrom('release_file')
        .select('name')
        .where('release_id', '=', id)
        .executeTakeFirstOrThrow()
      return { ...given, params: { id }, body: { name } }
    },
    'finished already': twice(release.finishReleaseFile),
  }),
  refusalsOf(release.publishRelease, {
    'a file is not there': async (home, given) => {
      await dbOf(home).updateTable('release_file').set({ completed_at: null }).execute()
      return given
    },
    'of clients older than it': body({ minimum_version: '9.9.9' }),
    'out already': twice(release.publishRelease),
    'one that was withdrawn': withdrawn,
    'signed with a key that is trusted no more': async (home, given) => {
      await dbOf(home).updateTable('release').set({ signature: 'AAAA' }).execute()
      return given
    },
  }),
  refusalsOf(release.discardRelease, {
    'one that is out': published,
    'discarded already': twice(release.discardRelease),
  }),
  refusalsOf(release.changeRollout, {
    'one that is a draft': async (home) => {
      const { version: _, ...made } = await draft(home)
      return made
    },
    'one that was withdrawn': withdrawn,
    'of clients older than it': tooOld,
  }),
  refusalsOf(release.withdrawRelease, { 'one that was withdrawn': withdrawn }),
  refusalsOf(release.rollBackRelease, {
    'one that is a draft': async (home) => {
      const { version: _, ...made } = await draft(home)
      return made
    },
    'one that was withdrawn': withdrawn,
    'one that was withdrawn, signed with another key': async (home) => {
      const made = await withdrawn(home)
      await dbOf(home).updateTable('release').set({ signature: 'AAAA' }).execute()
      return made
    },
  }),
  refusalsOf(release.adminWithdrawRelease, { 'withdrawn already': twice(release.adminWithdrawRelease) }),
  refusalsOf(release.adminDiscardRelease, { 'discarded already': twice(release.adminDiscardRelease) }),
  refusalsOf(release.revokeReleaseToken, { 'revoked already': twice(release.revokeReleaseToken) }),
]

/** Every call of a machine, with a token of one scope alone. */
const scopes: Refusals[] = [
  release.listReleases,
  release.beginRelease,
  release.uploadReleasePart,
  release.finishReleaseFile,
  release.publishRelease,
  release.discardRelease,
  release.changeRollout,
  release.withdrawRelease,
  release.rollBackRelease,
].map((endpoint) =>
  refusalsOf(endpoint, {
    'a token that may publish alone': async (home) => ({ headers: await token(home, ['publish']) }),
    'a token that may manage alone': async (home) => ({ headers: await token(home, ['manage']) }),
  }),
)

/** What the installation shows, sends and publishes. */
export const platformRefusals: Refusals[] = [...pages, ...services, ...releases, ...scopes]
