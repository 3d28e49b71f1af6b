import { listAuditLog } from '@seaport/contract/platform/audit'
import {
  adminListChannels,
  createChannel,
  deleteChannel,
  lookUpChannel,
  updateChannel,
} from '@seaport/contract/platform/official-channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('official channels', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())

  const lookUp = (text: string) => server.call(lookUpChannel, { body: { text } })
  const verdict = async (text: string) => (await lookUp(text)).verdict
  const add = (kind: 'website' | 'email' | 'profile', value: string) =>
    server.call(createChannel, { body: { kind, value, label: 'Support', notes: 'secret' } }, admin)

  test('a lookup reports listed channels and lookalikes, and nothing more', async () => {
    expect(await lookUp('https://seaport.example/pay')).toEqual({
      verdict: 'no_list',
      kind: 'website',
      value: 'seaport.example',
      channel: null,
    })
    const site = await add('website', 'https://www.Seaport.Example/')
    expect(site).toMatchObject({ value: 'seaport.example', label: 'Support', notes: 'secret' })
    await add('profile', 'https://x.com/Seaport')

    expect(await lookUp('https://pay.seaport.example/a?b')).toEqual({
      verdict: 'official',
      kind: 'website',
      value: 'pay.seaport.example',
      channel: { kind: 'website', value: 'seaport.example', label: 'Support' },
    })
    expect(await verdict('https://x.com/seaport/status/1')).toBe('official')
    expect(await verdict('https://x.com/someone')).toBe('unlisted')
    expect(await verdict('https://seaport.example@evil.example/')).toBe('unlisted')
    expect(await lookUp('seapоrt.example')).toMatchObject({
      verdict: 'lookalike',
      value: 'xn--seaprt-zqf.example',
      channel: { value: 'seaport.example' },
    })
    expect(await lookUp('no such thing at all')).toMatchObject({ verdict: 'unlisted', kind: null })

    await server.call(deleteChannel, { params: { id: site.id } }, admin)
    expect(await verdict('seaport.example')).toBe('unlisted')
  })

  test('of a site with many users, only the listed one’s pages are official', async () => {
    await add('profile', 'https://www.linkedin.com/company/seaport')
    await add('profile', 'https://www.facebook.com/profile.php?id=4001')
    const verdicts = Promise.all(
      [
        'https://www.linkedin.com/company/seaport/jobs/',
        'https://www.linkedin.com/company/seap0rt/jobs/',
        'https://www.linkedin.com/company/harbour/',
        'https://www.linkedin.com/company/',
        'https://www.facebook.com/profile.php?id=4001',
        'https://www.facebook.com/profile.php?id=5555',
      ].map(verdict),
    )
    expect(await verdicts).toEqual(['official', 'lookalike', 'unlisted', 'unlisted', 'official', 'unlisted'])
  })

  test('an address is listed once, in its normalized form, and every change is audited', async () => {
    const first = await add('email', 'Help@Harbour.Example')
    await refusal(add('email', 'help@harbour.example'), 'channel_exists')
    await refusal(add('email', 'harbour'), 'channel_invalid')
    const body = { kind: 'email' as const, value: 'help@harbour.example', label: 'Billing', notes: '' }
    const changed = await server.call(updateChannel, { params: { id: first.id }, body }, admin)
    expect(changed).toMatchObject({ id: first.id, value: 'help@harbour.example', label: 'Billing' })
    const found = await server.call(adminListChannels, { query: { kind: 'email', search: 'BILL' } }, admin)
    expect(found.list.map(({ id }) => id)).toEqual([first.id])
    await server.call(deleteChannel, { params: { id: first.id } }, admin)
    const log = await server.call(listAuditLog, { query: { subject: first.id } }, admin)
    expect(log.list.map(({ action }) => action).sort()).toEqual([
      'official_channel.create',
      'official_channel.delete',
      'official_channel.update',
    ])
  })

  test('the list cannot be enumerated by guessing', async () => {
    server.clock.advance(1200)
    for (let tries = 0; tries < 30; tries += 1) await lookUp(`a${tries}.example`)
    await refusal(lookUp('b.example'), 'too_many_requests')
  })
})
