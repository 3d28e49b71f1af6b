import { generateKeyPairSync, randomBytes } from 'node:crypto'
import {
  beginRelease,
  DEVICE_HEADER,
  discardRelease,
  finishReleaseFile,
  listReleases,
  PART_BYTES,
  publishRelease,
  RELEASE_TOKEN_HEADER,
} from '@seaport/contract/platform/release'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import {
  partOf,
  programBytes,
  publishedRelease,
  releaseToken,
  sendPart,
  signedManifest,
  signedText,
  type TestFile,
  uploadRelease,
  windowsFiles,
  zipBytes,
} from '../../../test-support/releases.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const big: TestFile = {
  name: 'Seaport-2.0.0-mac-arm64.zip',
  target: 'mac-arm64',
  uses: ['update', 'installer'],
  content: zipBytes(randomBytes(PART_BYTES + 1000)),
}

eachDatabase('uploads of releases', (location) => {
  let server: TestServer
  let headers: { [RELEASE_TOKEN_HEADER]: string }
  beforeAll(async () => {
    server = await startTestServer(location)
    const administrator = await createUser(server, { role: 'owner' })
    headers = await releaseToken(server, administrator.as)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    const { db } = server.installation.database
    for (const table of ['release_part', 'release_file', 'release', 'version'] as const)
      await db.deleteFrom(table).execute()
  })

  const download = (path: string, more: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers: more })

  test('a file of several parts is uploaded in any order, reports missing parts, and is served in ranges', async () => {
    const { manifest, signature } = signedManifest('2.0.0', [big])
    const begin = () => server.call(beginRelease, { body: { manifest, signature } }, { headers })
    const { id, files } = await begin()
    expect(files[0]?.missing).toEqual([0, 1])
    await sendPart(server, headers, id, { name: big.name, number: 1 }, partOf(big.content, 1))
    expect((await begin()).files[0]?.missing).toEqual([0])
    const early = server.call(finishReleaseFile, { params: { id }, body: { name: big.name } }, { headers })
    await refusal(early, 'release_incomplete')
    await refusal(
      server.call(publishRelease, { params: { id }, body: {} }, { headers }),
      'release_incomplete',
    )
    await sendPart(server, headers, id, { name: big.name, number: 0 }, partOf(big.content, 0))
    await server.call(finishReleaseFile, { params: { id }, body: { name: big.name } }, { headers })
    await server.call(publishRelease, { params: { id }, body: {} }, { headers })
    const late = await sendPart(server, headers, id, { name: big.name, number: 0 }, partOf(big.content, 0))
    expect(late.body).toMatchObject({ reason: 'not_found' })

    const path = `/downloads/2.0.0/${big.name}`
    const whole = await download(path)
    expect(Buffer.from(await whole.arrayBuffer()).equals(big.content)).toBe(true)
    expect(whole.headers.get('repr-digest')).toMatch(/^sha-512=:/)
    const across = await download(path, { range: `bytes=${PART_BYTES - 5}-${PART_BYTES + 4}` })
    expect([across.status, across.headers.get('content-range')]).toEqual([
      206,
      `bytes ${PART_BYTES - 5}-${PART_BYTES + 4}/${big.content.length}`,
    ])
    const bytes = Buffer.from(await across.arrayBuffer())
    expect(bytes.equals(big.content.subarray(PART_BYTES - 5, PART_BYTES + 5))).toBe(true)
    const etag = whole.headers.get('etag') ?? ''
    expect((await download(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await download(path, { range: 'bytes=99999999-' })).status).toBe(416)
    const stale = await download(path, { range: 'bytes=5-', 'if-range': '"another"' })
    expect(stale.status).toBe(200)
    await stale.body?.cancel()
    expect((await fetch(`${server.url}${path}`, { method: 'HEAD' })).headers.get('content-length')).toBe(
      String(big.content.length),
    )
    const resumable = await download(path, { range: 'bytes=0-' })
    expect(resumable.status).toBe(206)
    await resumable.body?.cancel()
    await (await download(path, { [DEVICE_HEADER]: 'a running client' })).body?.cancel()
    const [release] = (await server.call(listReleases, {}, { headers })).list
    // Only a request for the whole file counts as a download; later ranges, HEAD and running clients do not.
    expect(release?.files[0]?.downloads).toBe(3)
  })

  test('parts of the wrong size, number or file are refused, and so is a file that differs from the signed one', async () => {
    const files = windowsFiles('1.0.0')
    const { id } = await server.call(beginRelease, { body: signedManifest('1.0.0', files) }, { headers })
    const name = files[0]?.name ?? ''
    const reason = async (body: { name: string; number: number }, content: Buffer, to = id) =>
      ((await sendPart(server, headers, to, body, content)).body as { reason?: string }).reason
    expect(await reason({ name, number: 0 }, Buffer.from('short'))).toBe('release_part_wrong')
    expect(await reason({ name, number: 1 }, Buffer.from('x'))).toBe('release_part_wrong')
    expect(await reason({ name: 'other.exe', number: 0 }, Buffer.from('x'))).toBe('not_found')
    expect(await reason({ name, number: 0 }, Buffer.from('x'), 'nowhere')).toBe('not_found')

    expect(await reason({ name, number: 0 }, programBytes('INSTALLER of 1.0.0'))).toBeUndefined()
    const finish = () => server.call(finishReleaseFile, { params: { id }, body: { name } }, { headers })
    await refusal(finish(), 'release_file_damaged')
    // Damaged parts have to be sent again.
    await refusal(finish(), 'release_incomplete')
    expect(await reason({ name, number: 0 }, programBytes('installer of 1.0.0'))).toBeUndefined()
    await finish()
  })

  test('a file takes no other content once it was verified, nor while it is', async () => {
    const files = windowsFiles('1.0.0')
    const { id } = await server.call(beginRelease, { body: signedManifest('1.0.0', files) }, { headers })
    const name = files[0]?.name ?? ''
    const [right, wrong] = [programBytes('installer of 1.0.0'), programBytes('INSTALLER of 1.0.0')]
    const put = async (content: Buffer) =>
      ((await sendPart(server, headers, id, { name, number: 0 }, content)).body as { reason?: string }).reason
    const finish = () => server.call(finishReleaseFile, { params: { id }, body: { name } }, { headers })
    await put(right)
    const { releases } = server.installation
    const { read } = releases
    const reading = vi.spyOn(releases, 'read').mockImplementationOnce(async (...which) => {
      await put(wrong)
      return read.apply(releases, which)
    })
    await refusal(finish(), 'release_incomplete')
    reading.mockRestore()
    await refusal(finish(), 'release_file_damaged')

    await put(right)
    await finish()
    expect(await put(wrong)).toBe('release_part_wrong')
    // A repeat whose first answer was lost.
    expect(await put(right)).toBeUndefined()
    const [release] = (await server.call(listReleases, {}, { headers })).list
    expect(release?.files.find((file) => file.name === name)?.complete).toBe(true)
  })

  test('a manifest not signed by a configured key starts nothing', async () => {
    const good = signedManifest('1.0.0', windowsFiles('1.0.0'))
    const another = generateKeyPairSync('ed25519').privateKey
    const wrong = [
      { ...good, signature: Buffer.alloc(64).toString('base64') },
      { ...good, manifest: `${good.manifest} ` },
      { ...good, signature: signedManifest('1.0.1', windowsFiles('1.0.1')).signature },
      signedManifest('1.0.0', windowsFiles('1.0.0'), another),
    ]
    for (const body of wrong)
      await refusal(server.call(beginRelease, { body }, { headers }), 'release_signature_wrong')
    expect((await server.call(listReleases, {}, { headers })).list).toEqual([])
    await server.call(beginRelease, { body: good }, { headers })
  })

  test('a draft whose key is no longer configured is not published', async () => {
    const { id } = await uploadRelease(server, headers, '1.0.0')
    const { env } = server.installation
    const publishNow = () => server.call(publishRelease, { params: { id }, body: {} }, { headers })
    const keys = env.updateKeys
    try {
      env.updateKeys = [Buffer.alloc(32, 9).toString('base64')]
      await refusal(publishNow(), 'release_signature_wrong')
      env.updateKeys = []
      await refusal(publishNow(), 'release_keys_missing')
    } finally {
      env.updateKeys = keys
    }
    expect((await publishNow()).state).toBe('published')
  })

  test('a draft that somebody works on is not old, and each part has its place in its own file', async () => {
    const twin: TestFile = { ...big, name: 'Seaport-2.0.0-mac-x64.zip', target: 'mac-x64' }
    const { manifest, signature } = signedManifest('2.0.0', [big, twin])
    const begin = () => server.call(beginRelease, { body: { manifest, signature } }, { headers })
    const { id } = await begin()
    await sendPart(server, headers, id, { name: twin.name, number: 1 }, partOf(twin.content, 1))
    const missing = async () => (await begin()).files.map((file) => [file.name, file.complete, file.missing])
    expect(await missing()).toEqual([
      [big.name, false, [0, 1]],
      [twin.name, false, [0]],
    ])
    const activeAt = async () =>
      (
        await server.installation.database.db
          .selectFrom('release')
          .select('active_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).active_at
    server.clock.advance(60)
    await begin()
    expect(await activeAt()).toBe(server.clock.now())
    server.clock.advance(60)
    await sendPart(server, headers, id, { name: twin.name, number: 0 }, partOf(twin.content, 0))
    expect(await activeAt()).toBe(server.clock.now())
    await server.call(finishReleaseFile, { params: { id }, body: { name: twin.name } }, { headers })
    expect(await missing()).toEqual([
      [big.name, false, [0, 1]],
      [twin.name, true, []],
    ])
    const publishNow = server.call(publishRelease, { params: { id }, body: {} }, { headers })
    expect((await refusal(publishNow, 'release_incomplete')).refusal.msg).toContain(big.name)
  })

  test('a file whose content does not match its extension is refused despite its correct checksum', async () => {
    const renamed = windowsFiles('1.0.0', zipBytes('a zip under another name'))
    await refusal(uploadRelease(server, headers, '1.0.0', renamed), 'release_file_kind_wrong')
    const [release] = (await server.call(listReleases, {}, { headers })).list
    expect(release?.files.map(({ complete }) => complete)).toEqual([false, false])
    const script: TestFile = { ...big, name: 'Seaport-2.0.0-mac-arm64.sh' }
    const begun = server.call(beginRelease, { body: signedManifest('2.0.0', [script]) }, { headers })
    await refusal(begun, 'release_manifest_wrong')
  })

  test('drafts are limited in number and in announced bytes', async () => {
    const begin = (version: string, files: TestFile[], size?: number) => {
      const { manifest } = signedManifest(version, files)
      const changed = JSON.parse(manifest)
      if (size) for (const file of changed.files) file.size = size
      return server.call(beginRelease, { body: signedText(JSON.stringify(changed)) }, { headers })
    }
    const huge = Array.from({ length: 5 }, (_, index) => ({ ...big, name: `Seaport-${index}.zip` }))
    await begin('1.0.0', huge, 4 * 1024 ** 3)
    await refusal(begin('1.0.1', windowsFiles('1.0.1')), 'release_drafts_full')
    const [first] = (await server.call(listReleases, {}, { headers })).list
    await server.call(discardRelease, { params: { id: first?.id ?? '' }, body: {} }, { headers })
    const versions = ['1.1.0', '1.1.1', '1.1.2', '1.1.3', '1.1.4', '1.1.5', '1.1.6']
    const { answers, reasons } = await tally(versions.map((version) => begin(version, windowsFiles(version))))
    expect([answers.length, reasons]).toEqual([5, ['release_drafts_full', 'release_drafts_full']])
    // A started rollout continues.
    const known = answers[0]?.version ?? ''
    expect((await begin(known, windowsFiles(known))).version).toBe(known)
  })

  test('a full disk is reported in plain words, and earlier parts stay', async () => {
    const { id } = await server.call(beginRelease, { body: signedManifest('2.0.0', [big]) }, { headers })
    await sendPart(server, headers, id, { name: big.name, number: 0 }, partOf(big.content, 0))
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const receive = vi.spyOn(server.installation.releases, 'receive').mockRejectedValueOnce(full)
    const part = { name: big.name, number: 1 }
    const answer = await sendPart(server, headers, id, part, partOf(big.content, 1))
    expect([answer.status, answer.body]).toMatchObject([507, { reason: 'storage_full' }])
    receive.mockRestore()
    expect((await server.call(listReleases, {}, { headers })).list[0]?.files[0]?.missing).toEqual([1])
    expect((await sendPart(server, headers, id, part, partOf(big.content, 1))).status).toBe(200)
  })

  test('of two concurrent releases of a version one is refused; an identical one is the same; a published one stays', async () => {
    const [one, other] = [windowsFiles('1.0.0'), windowsFiles('1.0.0', programBytes('something else'))]
    const begin = (files: TestFile[]) =>
      server.call(beginRelease, { body: signedManifest('1.0.0', files) }, { headers })
    const { answers, reasons } = await tally([begin(one), begin(other)])
    expect([answers.length, reasons]).toEqual([1, ['release_in_progress']])
    const id = answers[0]?.id ?? ''
    await server.call(discardRelease, { params: { id }, body: {} }, { headers })
    await publishedRelease(server, headers, '1.0.0', {}, one)
    expect((await begin(one)).state).toBe('published')
    await refusal(begin(other), 'release_published')
    const [release] = (await server.call(listReleases, {}, { headers })).list
    const again = await server.call(
      publishRelease,
      { params: { id: release?.id ?? '' }, body: { percent: 5 } },
      { headers },
    )
    expect([again.state, again.percent]).toEqual(['published', 100])
    const thrown = server.call(discardRelease, { params: { id: again.id }, body: {} }, { headers })
    await refusal(thrown, 'not_found')
  })

  test('invalid manifests are refused with the reason', async () => {
    const wrong = (manifest: unknown) => {
      const body = signedText(typeof manifest === 'string' ? manifest : JSON.stringify(manifest))
      return refusal(server.call(beginRelease, { body }, { headers }), 'release_manifest_wrong')
    }
    const fine = JSON.parse(signedManifest('1.0.0', windowsFiles('1.0.0')).manifest)
    expect((await wrong('{')).refusal.msg).toContain('JSON')
    expect((await wrong({ ...fine, version: '1.0' })).refusal.msg).toContain('version')
    expect((await wrong({ ...fine, notes: { ...fine.notes, vi: ' ' } })).refusal.msg).toContain('notes.vi')
    expect((await wrong({ ...fine, files: [...fine.files, fine.files[0]] })).refusal.msg).toContain('files')
    const outside = [{ ...fine.files[0], name: '../x.exe' }]
    expect((await wrong({ ...fine, files: outside })).refusal.msg).toContain('files.0.name')
  })
})
