import { randomBytes } from 'node:crypto'
import { createRole } from '@seaport/contract/people/role'
import { listAuditLog } from '@seaport/contract/platform/audit'
import {
  adminChangeRollout,
  adminDiscardRelease,
  adminListReleases,
  adminRollBackRelease,
  adminWithdrawRelease,
  changeRollout,
  DEVICE_HEADER,
  listReleases,
  listReleaseTokens,
  PART_BYTES,
  publishRelease,
  RELEASE_TOKEN_HEADER,
  revokeReleaseToken,
  rollBackRelease,
  withdrawRelease,
} from '@seaport/contract/platform/release'
import { createVersion, latestVersion, versionLog } from '@seaport/contract/platform/version'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, giveRole, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import {
  publishedRelease,
  releaseToken,
  type TestFile,
  uploadRelease,
  zipBytes,
} from '../../../test-support/releases.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const big: TestFile = {
  name: 'Seaport-2.0.0-mac-arm64.zip',
  target: 'mac-arm64',
  uses: ['update', 'installer'],
  content: zipBytes(randomBytes(PART_BYTES + 1000)),
}

eachDatabase('releases', (location) => {
  let server: TestServer
  let administrator: TestUser
  let headers: { [RELEASE_TOKEN_HEADER]: string }
  beforeAll(async () => {
    server = await startTestServer(location)
    administrator = await createUser(server, { role: 'owner' })
    headers = await releaseToken(server, administrator.as)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    const { db } = server.installation.database
    for (const table of ['release_part', 'release_file', 'release', 'version'] as const)
      await db.deleteFrom(table).execute()
  })

  const feed = async (target = 'win-x64', channel = 'stable', device?: string) => {
    const path = `/updates/${channel}/${target}/latest${target.startsWith('mac') ? '-mac' : ''}.yml`
    const { status, body } = await server.send('GET', path, {
      headers: device ? { [DEVICE_HEADER]: device } : {},
    })
    return status === 200 ? (body as Record<string, unknown>) : status
  }
  const offered = async (...asker: Parameters<typeof feed>) => {
    const answer = await feed(...asker)
    return typeof answer === 'number' ? answer : answer.version
  }
  const download = (path: string, more: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers: more })
  const inCentre = async () =>
    (await server.call(latestVersion, { query: { language: 'en' } })).downloads.windows?.version

  test('a release is invisible until it is published, and then in feed and download centre at once', async () => {
    const { id } = await uploadRelease(server, headers, '1.0.0')
    const path = '/downloads/1.0.0/Seaport-1.0.0-win-x64.exe'
    expect([await offered(), await inCentre(), (await download(path)).status]).toEqual([404, undefined, 404])

    await server.call(publishRelease, { params: { id }, body: {} }, { headers })
    expect(await feed()).toMatchObject({
      version: '1.0.0',
      files: [{ url: path, size: 86 }],
      minimum_version: null,
    })
    const { list } = await server.call(versionLog, { query: { language: 'vi' } })
    expect(list).toMatchObject([{ version: '1.0.0', windows: path, intel: null, notes: 'Tốt hơn' }])
    expect(list[0]?.files.windows?.size).toBe(86)
    expect(await (await download(path)).text()).toMatch(/^MZ.*installer of 1\.0\.0$/s)
  })

  test('a withdrawn release comes back only with a key that is configured now; one in effect stays', async () => {
    const old = await publishedRelease(server, headers, '1.0.0')
    const fresh = await publishedRelease(server, headers, '1.1.0')
    await server.call(withdrawRelease, { params: { id: old.id }, body: {} }, { headers })
    const rollBack = (id: string) => server.call(rollBackRelease, { params: { id }, body: {} }, { headers })
    const { env } = server.installation
    const keys = env.updateKeys
    try {
      env.updateKeys = [Buffer.alloc(32, 9).toString('base64')]
      await refusal(rollBack(old.id), 'release_signature_wrong')
      expect(await offered()).toBe('1.1.0')
      // Nothing that its key has to vouch for anew.
      await rollBack(fresh.id)
      env.updateKeys = [...env.updateKeys, ...keys]
      await rollBack(old.id)
    } finally {
      env.updateKeys = keys
    }
    expect(await offered()).toBe('1.0.0')
    const draft = await uploadRelease(server, headers, '1.2.0')
    await refusal(rollBack(draft.id), 'not_found')
    expect(await offered()).toBe('1.0.0')
  })

  test('publishing is for drafts: it puts no withdrawn release back, and changes none that is out', async () => {
    server.clock.advance(1)
    const { id } = await publishedRelease(server, headers, '1.0.0', { percent: 20 })
    server.clock.advance(1)
    const publishAgain = () =>
      server.call(publishRelease, { params: { id }, body: { percent: 100 } }, { headers })
    expect(await publishAgain()).toMatchObject({ state: 'published', percent: 20 })
    const query = { action: 'release.publish', subject: '1.0.0' } as const
    const { list } = await server.call(listAuditLog, { query }, { as: administrator.as })
    expect(list[0]?.after).toMatchObject({ percent: 20 })
    await server.call(withdrawRelease, { params: { id }, body: {} }, { headers })
    await refusal(publishAgain(), 'not_found')
    expect(await inCentre()).toBeUndefined()
  })

  test('a minimum version may be the release’s own and no later one, when publishing too', async () => {
    const { id } = await uploadRelease(server, headers, '1.2.0-beta.2')
    const publishWith = (minimum_version: string) =>
      server.call(publishRelease, { params: { id }, body: { minimum_version } }, { headers })
    for (const later of ['1.2.0-beta.3', '1.2.0', '1.10.0'])
      await refusal(publishWith(later), 'release_manifest_wrong')
    expect((await server.call(listReleases, {}, { headers })).list[0]?.state).toBe('draft')
    expect(await publishWith('1.2.0-beta.2')).toMatchObject({
      state: 'published',
      minimum_version: '1.2.0-beta.2',
    })
    const lift = { params: { id }, body: { minimum_version: null } }
    expect((await server.call(changeRollout, lift, { headers })).minimum_version).toBeNull()
  })

  test('stable clients are offered releases, beta clients pre-releases too, each for its own system', async () => {
    await publishedRelease(server, headers, '1.0.0')
    await publishedRelease(server, headers, '1.1.0-beta.1')
    expect([await offered(), await offered('win-x64', 'beta')]).toEqual(['1.0.0', '1.1.0-beta.1'])
    expect([await offered('mac-x64'), await offered('beos'), await offered('win-x64', 'x')]).toEqual([
      404, 404, 404,
    ])
    await publishedRelease(server, headers, '2.0.0', {}, [big])
    expect([await offered('mac-arm64'), await offered('win-x64')]).toEqual(['2.0.0', '1.0.0'])
  })

  test('a staged release reaches its share of the devices, others keep the previous one, until it is widened', async () => {
    await publishedRelease(server, headers, '1.0.0')
    const { id } = await publishedRelease(server, headers, '1.1.0', { percent: 20 })
    const devices = Array.from({ length: 200 }, (_, index) => `device-${index}`)
    const ask = async () =>
      Promise.all(devices.map(async (device) => (await offered('win-x64', 'stable', device)) === '1.1.0'))
    const first = await ask()
    const share = first.filter(Boolean).length / devices.length
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.3)
    expect(await ask()).toEqual(first)
    expect(await offered()).toBe('1.0.0')
    const body = { percent: 100, minimum_version: '1.0.0' }
    await server.call(changeRollout, { params: { id }, body }, { headers })
    expect(await feed()).toMatchObject({ version: '1.1.0', minimum_version: '1.0.0' })
    const impossible = server.call(
      changeRollout,
      { params: { id }, body: { minimum_version: '1.2.0' } },
      { headers },
    )
    await refusal(impossible, 'release_manifest_wrong')
    // A later release without a minimum version does not lift the earlier one.
    await publishedRelease(server, headers, '1.2.0')
    expect(await feed()).toMatchObject({ version: '1.2.0', minimum_version: '1.0.0' })
    await publishedRelease(server, headers, '1.10.0', { minimum_version: '1.2.0' })
    await publishedRelease(server, headers, '1.11.0', { minimum_version: '1.1.0' })
    expect(await feed()).toMatchObject({ version: '1.11.0', minimum_version: '1.2.0' })
    // A device that is not offered the next release is not required to have it.
    await publishedRelease(server, headers, '1.12.0', { percent: 20, minimum_version: '1.12.0' })
    expect(await feed()).toMatchObject({ version: '1.11.0', minimum_version: '1.2.0' })
    // Nor does a pre-release change what releases require.
    await publishedRelease(server, headers, '1.13.0-beta.1', { minimum_version: '1.13.0-beta.1' })
    expect(await feed()).toMatchObject({ version: '1.11.0', minimum_version: '1.2.0' })
  })

  test('an administrator stages, requires, withdraws, rolls back and discards in the console, each in the audit log', async () => {
    const { as } = administrator
    const old = await publishedRelease(server, headers, '1.0.0')
    const { id } = await publishedRelease(server, headers, '1.1.0')
    const draft = await uploadRelease(server, headers, '1.2.0')
    const rollout = { percent: 20, minimum_version: '1.0.0' }
    await server.call(adminChangeRollout, { params: { id }, body: rollout }, { as })
    const { list } = await server.call(adminListReleases, {}, { as })
    expect(list.map(({ version, state, percent }) => [version, state, percent])).toEqual([
      ['1.2.0', 'draft', 0],
      ['1.1.0', 'published', 20],
      ['1.0.0', 'published', 100],
    ])
    await server.call(adminWithdrawRelease, { params: { id }, body: {} }, { as })
    expect([await offered(), await inCentre()]).toEqual(['1.0.0', '1.0.0'])
    await server.call(adminRollBackRelease, { params: { id }, body: {} }, { as })
    expect(await offered()).toBe('1.1.0')
    await server.call(adminRollBackRelease, { params: { id: old.id }, body: {} }, { as })
    expect([await offered(), await inCentre()]).toEqual(['1.0.0', '1.0.0'])
    await server.call(adminDiscardRelease, { params: { id: draft.id }, body: {} }, { as })
    for (const again of [adminDiscardRelease, adminWithdrawRelease])
      await refusal(server.call(again, { params: { id: draft.id }, body: {} }, { as }), 'not_found')

    const query = { search: administrator.email, page_size: 10 }
    const acts = (await server.call(listAuditLog, { query }, { as })).list.filter(({ action }) =>
      action.startsWith('release.'),
    )
    expect(acts.slice(0, 5).map(({ action, subject }) => [action, subject])).toEqual([
      ['release.discard', '1.2.0'],
      ['release.roll_back', '1.0.0'],
      ['release.roll_back', '1.1.0'],
      ['release.withdraw', '1.1.0'],
      ['release.rollout', '1.1.0'],
    ])
    expect(acts[4]).toMatchObject({ before: { percent: 100 }, after: { percent: 20 } })
    const user = await createUser(server)
    await refusal(server.call(adminListReleases, {}, { as: user.as }), 'forbidden')
  })

  test('a withdrawn version is offered to nobody, and rolling back withdraws all later ones', async () => {
    const old = await publishedRelease(server, headers, '1.0.0')
    const middle = await publishedRelease(server, headers, '1.1.0')
    await publishedRelease(server, headers, '1.2.0')
    await server.call(withdrawRelease, { params: { id: middle.id }, body: {} }, { headers })
    const gone = await download('/downloads/1.1.0/Seaport-1.1.0-win-x64.exe')
    expect([gone.status, await offered(), await inCentre()]).toEqual([404, '1.2.0', '1.2.0'])

    await server.call(rollBackRelease, { params: { id: old.id }, body: {} }, { headers })
    expect([await offered(), await inCentre()]).toEqual(['1.0.0', '1.0.0'])
    const { list } = await server.call(rollBackRelease, { params: { id: middle.id }, body: {} }, { headers })
    expect(list.map(({ version, state }) => [version, state])).toEqual([['1.1.0', 'published']])
    expect([await offered(), await inCentre()]).toEqual(['1.1.0', '1.1.0'])
  })

  test('a version can’t name a missing file of the download centre', async () => {
    await uploadRelease(server, headers, '1.0.0')
    const body = { language: 'en' as const, version: '1.0.1' }
    const add = (windows: string) =>
      server.call(createVersion, { body: { ...body, windows } }, { as: administrator.as })
    for (const path of ['/downloads/x.exe', '/downloads/1.0.0/Seaport-1.0.0-win-x64.exe'])
      expect((await refusal(add(path), 'version_file_missing')).refusal.detail).toMatchObject([
        { loc: ['body', 'windows'] },
      ])
    await publishedRelease(server, headers, '1.0.0')
    await add('/downloads/1.0.0/Seaport-1.0.0-win-x64.exe')
  })

  // Reported for other products; sources are in docs/inputs.md.
  test('a token ends with its creator’s right to publish', async () => {
    const creator = await createUser(server, { role: 'owner' })
    const theirs = await releaseToken(server, creator.as)
    const list = () => server.call(listReleases, {}, { headers: theirs })
    await list()
    const keys = ['11' as const, '108' as const]
    for (const superuser of [true, false]) {
      const body = { name: `Without releases ${superuser}`, superuser, keys: superuser ? keys : [] }
      const role = await server.call(createRole, { body }, { as: administrator.as })
      await giveRole(server, creator, role.id)
      await refusal(list(), 'release_token_wrong')
      await giveRole(server, creator, 'owner')
      await list()
    }
  })

  test('a token allows its scopes until it expires, is revoked or loses its creator; it is shown once and never stored', async () => {
    const list = (with_: Record<string, string>) => server.call(listReleases, {}, { headers: with_ })
    await refusal(list({}), 'release_token_wrong')
    await refusal(list({ [RELEASE_TOKEN_HEADER]: 'srt_nonsense' }), 'release_token_wrong')
    const publishes = await releaseToken(server, administrator.as, ['publish'])
    const { id } = await publishedRelease(server, publishes, '1.0.0')
    const withdrawal = server.call(withdrawRelease, { params: { id }, body: {} }, { headers: publishes })
    await refusal(withdrawal, 'release_token_wrong')

    const tokens = await server.call(listReleaseTokens, {}, { as: administrator.as })
    expect(JSON.stringify(tokens)).not.toContain(publishes[RELEASE_TOKEN_HEADER])
    const newest = tokens.list[0]
    expect(newest).toMatchObject({
      scopes: ['publish'],
      revoked: false,
      created_by_email: administrator.email,
    })
    expect(newest?.last_used_at).not.toBeNull()
    const revoke = { params: { id: newest?.id ?? '' } }
    const revoked = async () => {
      await server.call(revokeReleaseToken, revoke, { as: administrator.as })
      const { db } = server.installation.database
      const tokens = db.selectFrom('release_token').select('revoked_at').where('id', '=', revoke.params.id)
      return tokens.executeTakeFirstOrThrow()
    }
    const first = await revoked()
    server.clock.advance(1)
    expect(await revoked()).toEqual(first)
    await refusal(list(publishes), 'release_token_wrong')
    const creator = server.installation.database.db.updateTable('user').where('id', '=', administrator.id)
    await creator.set({ status: 'disabled' }).execute()
    await refusal(list(headers), 'release_token_wrong')
    await creator.set({ status: 'normal' }).execute()
    await list(headers)
    server.clock.advance(91 * 24 * 60 * 60)
    await refusal(list(headers), 'release_token_wrong')
    administrator = await createUser(server, { role: 'owner' })
    headers = await releaseToken(server, administrator.as)

    const { list: acts } = await server.call(listAuditLog, { query: {} }, { as: administrator.as })
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['release_token.create', 'release_token.revoke', 'release.publish']),
    )
    const published = acts.find(({ action }) => action === 'release.publish')
    expect(published).toMatchObject({ subject: '1.0.0', after: { published_with: 'Release machine' } })
  })
})
