import { listAuditLog } from '@seaport/contract/platform/audit'
import {
  createVersion,
  deleteVersion,
  latestVersion,
  listVersions,
  updateVersion,
  versionLog,
} from '@seaport/contract/platform/version'
import { DownloadAddress } from '@seaport/contract/platform/version.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

test.each([
  'https://download.example.com/Seaport-1.0.0.exe?x=1',
  'https://download.example.com:8443/a',
  '/downloads/Seaport-1.0.0-arm64.dmg',
  '/downloads/1.0.0/Seaport_1.0.0+x64.exe',
])('%s is a download address', (address) => {
  expect(DownloadAddress.safeParse(address).success).toBe(true)
})

test.each([
  'http://download.example.com/a',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/a',
  'https://user:pass@evil.example/a',
  'https:evil.example',
  '/downloads/',
  '/downloads/../secret',
  '/downloads/a/../../b',
  '/downloads/.hidden',
  '/downloads//a',
  '/other/a.exe',
  'downloads/a.exe',
  '',
])('%s is rejected', (address) => {
  expect(DownloadAddress.safeParse(address).success).toBe(false)
})

eachDatabase('versions', (location) => {
  let server: TestServer
  let publisher: TestUser
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    publisher = await createUser(server, { role: 'admin' })
    owner = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.installation.database.db.deleteFrom('version').execute()
  })

  const add = (version: string, body: object = {}) =>
    server.call(
      createVersion,
      { body: { language: 'en', version, windows: `https://cdn.example.com/${version}.exe`, ...body } },
      { as: publisher.as },
    )
  const change = (id: string, body: object) =>
    server.call(updateVersion, { params: { id }, body }, { as: publisher.as })
  const offered = async (language: 'cn' | 'hk' | 'en' | 'vi' = 'en') => {
    const { downloads } = await server.call(latestVersion, { query: { language } })
    return [downloads.intel?.version, downloads.m1?.version, downloads.windows?.version]
  }

  test('an empty download centre offers nothing', async () => {
    expect(await server.call(latestVersion, {})).toEqual({
      language: 'en',
      downloads: { intel: null, m1: null, windows: null },
    })
  })

  test('each platform is offered its newest release, whatever was added last; pre-releases are not', async () => {
    await add('1.10.0', { m1: 'https://cdn.example.com/1.10.0.dmg' })
    await add('1.9.0', {
      intel: 'https://cdn.example.com/1.9.0.dmg',
      m1: 'https://cdn.example.com/1.9.0-m1.dmg',
    })
    await add('2.0.0-rc.1', { intel: 'https://cdn.example.com/2.dmg' })
    expect(await offered()).toEqual(['1.9.0', '1.10.0', '1.10.0'])
    const { downloads } = await server.call(latestVersion, { query: { language: 'en' } })
    expect(downloads.m1).toMatchObject({ url: 'https://cdn.example.com/1.10.0.dmg', notes: '' })
  })

  test('a language without a release is offered the default one’s', async () => {
    await add('1.0.0', { language: 'cn', intel: 'https://cdn.example.com/cn.dmg' })
    await add('1.1.0', { language: 'vi' })
    expect(await offered('vi')).toEqual(['1.0.0', undefined, '1.1.0'])
    expect(await offered('hk')).toEqual(['1.0.0', undefined, '1.0.0'])
  })

  test('the update log shows releases, newest first, to anybody', async () => {
    for (const version of ['1.0.0', '1.2.0', '1.10.0', '1.11.0-beta.1'])
      await add(version, { notes: `Notes of ${version}` })
    const { list, total } = await server.call(versionLog, { query: { language: 'en', page_size: 2 } })
    expect([total, list.map(({ version, notes }) => [version, notes])]).toEqual([
      3,
      [
        ['1.10.0', 'Notes of 1.10.0'],
        ['1.2.0', 'Notes of 1.2.0'],
      ],
    ])
  })

  test('the update log of a language without releases is that of the default language', async () => {
    await add('1.0.0', { language: 'cn', notes: '说明' })
    await add('1.1.0-beta.1', { language: 'vi' })
    const logOf = async (language: 'vi' | 'en') =>
      (await server.call(versionLog, { query: { language } })).list.map(({ notes }) => notes)
    expect(await logOf('vi')).toEqual(['说明'])
    await add('1.0.0', { language: 'vi', notes: 'Ghi chú' })
    expect([await logOf('vi'), await logOf('en')]).toEqual([['Ghi chú'], ['说明']])
  })

  test('a version exists once per language, even if two add it at once', async () => {
    const { answers, reasons } = await tally([add('1.0.0'), add('1.0.0')])
    expect([answers.length, reasons]).toEqual([1, ['version_exists']])
    await add('1.0.0', { language: 'vi' })
    const other = await add('1.0.1')
    await refusal(change(other.id, { version: '1.0.0' }), 'version_exists')
  })

  test('a version is changed, listed and deleted', async () => {
    const { id } = await add('1.0.0')
    server.clock.advance(60)
    const changed = await change(id, {
      version: '1.0.1',
      windows: null,
      m1: 'https://cdn.example.com/m1.dmg',
      notes: 'Fixed',
    })
    expect(changed).toMatchObject({ version: '1.0.1', windows: null, notes: 'Fixed' })
    expect(changed.update_time).toBe(new Date(server.clock.now()).toISOString())
    await add('1.0.0-rc.2')
    const list = async (query: object) =>
      (await server.call(listVersions, { query }, { as: publisher.as })).list.map(({ version }) => version)
    expect(await list({})).toEqual(['1.0.1', '1.0.0-rc.2'])
    expect(await list({ sort: 'version', order: 'asc' })).toEqual(['1.0.0-rc.2', '1.0.1'])
    expect(await list({ search: 'fixed' })).toEqual(['1.0.1'])
    expect(await list({ language: 'vi' })).toEqual([])
    await server.call(deleteVersion, { params: { id } }, { as: publisher.as })
    await refusal(change(id, {}), 'not_found')
    await refusal(server.call(deleteVersion, { params: { id } }, { as: publisher.as }), 'not_found')
  })

  test('a change and a deletion are logged with the version as it was', async () => {
    const { id } = await add('1.0.0', { notes: 'Trước 前', m1: 'https://cdn.example.com/m1.dmg' })
    await change(id, { notes: 'Sau 后', m1: null })
    await server.call(deleteVersion, { params: { id } }, { as: publisher.as })
    const query = { search: publisher.email, page_size: 10 }
    const { list } = await server.call(listAuditLog, { query }, { as: owner.as })
    expect(list.slice(0, 3)).toMatchObject([
      { action: 'version.delete', subject: id, before: { version: '1.0.0', notes: 'Sau 后' }, after: null },
      {
        action: 'version.update',
        before: { notes: 'Trước 前', m1: 'https://cdn.example.com/m1.dmg' },
        after: { notes: 'Sau 后', m1: null },
      },
      { action: 'version.create', before: null, after: { notes: 'Trước 前' } },
    ])
  })

  test('a number is taken by another version of its language, not by itself', async () => {
    const own = await add('1.0.0')
    await add('1.0.0', { language: 'vi' })
    expect((await change(own.id, { version: '1.0.0', notes: 'Again' })).notes).toBe('Again')
    await refusal(change(own.id, { language: 'vi' }), 'version_exists')
    const { list } = await server.call(listVersions, { query: { language: 'en' } }, { as: publisher.as })
    expect(list.map(({ version, notes }) => [version, notes])).toEqual([['1.0.0', 'Again']])
  })

  test('size and checksum belong to the file: a new address clears them', async () => {
    const file = (sign: string) => ({ size: 1_000_000, sha512: sign.repeat(128) })
    const [old, fresh] = [file('a'), file('b')]
    const { id, files } = await add('1.0.0', { files: { windows: old, m1: old } })
    expect(files).toEqual({ intel: null, m1: null, windows: old })
    const { downloads } = await server.call(latestVersion, { query: { language: 'en' } })
    expect(downloads.windows?.file).toEqual(old)
    expect((await change(id, { notes: 'Fixed' })).files.windows).toEqual(old)
    const windows = 'https://cdn.example.com/new.exe'
    expect((await change(id, { windows, files: { windows: fresh } })).files.windows).toEqual(fresh)
    expect((await change(id, { windows, m1: 'https://cdn.example.com/m1.dmg' })).files).toEqual({
      intel: null,
      m1: null,
      windows: fresh,
    })
    await change(id, { files: { m1: old } })
    const moved = await change(id, { windows: 'https://cdn.example.com/newer.exe', files: { intel: fresh } })
    expect(moved.files).toEqual({ intel: null, m1: old, windows: null })
    expect((await change(id, { files: { windows: old } })).files.windows).toEqual(old)
    expect((await change(id, { windows: null })).files.windows).toBeNull()
    for (const bad of [{ ...old, size: 0 }, { ...old, sha512: 'A'.repeat(128) }, { size: 1 }])
      await refusal(change(id, { files: { m1: bad } }), 'invalid_input')
  })

  test('addresses of other sites and invalid numbers are refused', async () => {
    const bad = await refusal(add('1.0.0', { windows: 'http://example.com/x.exe' }), 'invalid_input')
    expect(bad.refusal.detail?.[0]?.loc).toEqual(['body', 'windows'])
    await refusal(add('1.0'), 'invalid_input')
  })

  test('publishing needs the key', async () => {
    const user = await createUser(server)
    await refusal(server.call(listVersions, {}, { as: user.as }), 'forbidden')
  })
})
