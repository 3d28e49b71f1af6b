import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '../../apps/server/src/app/backup/back-up.ts'
import { saveContents } from '../../apps/server/src/app/backup/contents.ts'
import { writeManifest } from '../../apps/server/src/app/backup/manifest.ts'
import { restore } from '../../apps/server/src/app/backup/restore.ts'
import { readEnv } from '../../apps/server/src/kernel/env.ts'
import { fingerprintOf, loadSecret } from '../../apps/server/src/kernel/secret.ts'
import { withTransaction } from '../../apps/server/src/kernel/unit-of-work.ts'
import { lockWallet, moveBalance } from '../../apps/server/src/modules/money/wallet/wallet.public.ts'
import { openBucket, type TestBucket } from '../../apps/server/src/test-support/bucket.ts'
import { mp4, png } from '../../apps/server/src/test-support/media.ts'
import { createUser } from '../../apps/server/src/test-support/people.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/test-support/test-server.ts'
import { createDatabase } from '../support/databases.ts'
import { findPostgresWithTools } from '../support/postgres-binaries.ts'
import { type Cluster, startCluster } from '../support/postgres-cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const machine = findPostgresWithTools()
let cluster: Cluster | undefined
afterAll(() => cluster?.stop())

/** Runs a command as an operator would. */
async function command(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const program = fileURLToPath(new URL(`../../apps/server/src/${name}.ts`, import.meta.url))
  const child = execFile(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  })
  let said = ''
  child.stdout?.on('data', (text) => (said += text))
  child.stderr?.on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  return { code, said }
}

type Said = Awaited<ReturnType<typeof command>>

/** Makes a backup in this process, where nothing is proved that only a process has. */
const backUpHere = (into: string, env: Record<string, string>): Promise<Said> =>
  told('No backup was made.', backUp(readEnv(env), into, { withSecret: true, now: new Date() }))

/** Restores a backup in this process. */
const restoreHere = (from: string, env: Record<string, string>, replace = false): Promise<Said> =>
  told('Nothing was restored.', restore(readEnv(env), from, { replace }))

/** @returns what the command would have said of it */
const told = (beginning: string, outcome: Promise<unknown>): Promise<Said> =>
  outcome.then(
    () => ({ code: 0, said: '' }),
    (error: Error) => ({ code: 1, said: `${beginning} ${error.message}\n` }),
  )

/**
 * An empty database of the machine's own PostgreSQL, which is of the version of its tools, as one that is hosted: it is another role's than the host's,
 * which has a schema and an extension of its own in it.
 */
async function emptyPostgres(name: string): Promise<string> {
  if (!machine) throw new Error('There is none')
  const isFirst = cluster === undefined
  cluster ??= await startCluster(machine.binaries)
  if (isFirst) await asHost(cluster.url, "create role tenant login password 'tenant'")
  await asHost(cluster.url, `create database ${name} owner tenant`)
  const url = new URL(cluster.url)
  url.pathname = `/${name}`
  await asHost(
    url.href,
    `create schema managed;
     create table managed.users (id integer);
     create table public.of_the_host (id integer);
     alter extension plpgsql add table public.of_the_host;`,
  )
  url.username = 'tenant'
  url.password = 'tenant'
  return url.href
}

async function asHost(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

interface Home {
  dataDir: string
  url: string | null
  env: Record<string, string>
}
async function home(kind: string, name: string): Promise<Home> {
  const dataDir = join(folder, kind, name)
  mkdirSync(dataDir, { recursive: true })
  const url = kind === 'sqlite' ? null : await emptyPostgres(name)
  return { dataDir, url, env: { SEAPORT_DATA_DIR: dataDir, ...(url && { SEAPORT_DATABASE_URL: url }) } }
}

// PostgreSQL is dumped by its own tools: at night the round trip runs where the machine has some, what is said without them is tested everywhere.
const withPostgres = machine && process.env.SEAPORT_TEST_ALL === '1'
describe.each(withPostgres ? ['sqlite', 'postgres'] : ['sqlite'])('a busy installation (%s)', (kind) => {
  let source: Home
  let server: TestServer
  let tenants: string[]
  let backup: string
  const backups = join(folder, kind, 'backups')
  /** Rows committed before the backup began. */
  let committedBefore: number
  const ledgerOf = async ({ installation }: TestServer) =>
    installation.database.db.selectFrom('ledger').selectAll().orderBy('tenant_id').orderBy('seq').execute()
  const balancesOf = async ({ installation }: TestServer) =>
    installation.database.db.selectFrom('user').select(['id', 'balance_cents']).orderBy('id').execute()

  beforeAll(async () => {
    source = await home(kind, 'source')
    server = await startTestServer(source)
    const users = await Promise.all([1, 2, 3].map(() => createUser(server)))
    tenants = users.map(({ id }) => id)
    const upload = async (content: Buffer, name: string) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(content)]), name)
      const [user] = users
      const answer = await fetch(`${server.url}/api/v1/file`, {
        method: 'POST',
        headers: (await user?.as('', '')) ?? {},
        body: form,
      })
      expect(answer.status).toBe(200)
    }
    await upload(mp4(2_000_000), 'film.mp4')
    let done = false
    let moved = 0
    const working = tenants.map(async (id, worker) => {
      for (let round = 0; !done; round += 1) {
        await withTransaction(server.installation, async (work) => {
          const wallet = await lockWallet(work, id)
          await moveBalance(work, wallet, {
            type: 'adjustment',
            amount: round % 3 === 2 ? -100 : 101 + worker,
            remark: `${round}`,
          })
        })
        moved += 1
        if (round % 10 === 0) await upload(png(round % 256, 2 + worker), `${round}.png`)
      }
    })
    while (moved < 30) await new Promise((next) => setImmediate(next))
    committedBefore = (await ledgerOf(server)).length
    const { code, said } = await command('backup', [backups], source.env)
    done = true
    await Promise.all(working)
    expect([code, said]).toEqual([0, expect.stringMatching(/^Backed up to .*\n.*secret/)])
    const [name = ''] = readdirSync(backups)
    backup = join(backups, name)
  })
  afterAll(() => server.stop())

  test('is backed up whole at one moment: its ledger agrees to the last unit, its files to the last byte', async () => {
    const target = await home(kind, 'target')
    const { code, said } = await command('restore', [backup], target.env)
    expect([code, said]).toEqual([0, expect.stringContaining('Restored the state of ')])
    const ledger = await ledgerOf(server)
    const restored = await startTestServer(target)
    try {
      const kept = await ledgerOf(restored)
      expect(kept.length).toBeGreaterThanOrEqual(committedBefore)
      for (const id of tenants) {
        const of = (rows: typeof kept) => rows.filter(({ tenant_id }) => tenant_id === id)
        // A consistent snapshot: all commits up to one moment, and none after it.
        expect(of(kept)).toEqual(of(ledger).slice(0, of(kept).length))
        const balance = (await balancesOf(restored)).find((user) => user.id === id)?.balance_cents
        expect(balance).toBe(of(kept).at(-1)?.after_cents)
      }
      // What is about to arrive is listed as dropped until it is stored.
      const contents = await restored.installation.database.db
        .selectFrom('content')
        .selectAll()
        .where('dropped_at', 'is', null)
        .execute()
      expect(contents.length).toBeGreaterThan(1)
      for (const { sha256, size } of contents)
        expect((await buffer(await restored.installation.storage.read(sha256))).length).toBe(size)
      expect(restored.installation.secret.key('x')).toEqual(server.installation.secret.key('x'))
    } finally {
      await restored.stop()
    }
    // Where files can't be brought back, the database that was to be replaced is still there.
    for (const name of readdirSync(join(backup, 'files'))) {
      rmSync(join(target.dataDir, 'files', name), { recursive: true, force: true })
      writeFileSync(join(target.dataDir, 'files', name), '')
    }
    expect((await restoreHere(backup, target.env, true)).code).toBe(1)
    expect((await restoreHere(backup, target.env)).said).toContain('There is a database already')
  })

  test('is for its owner’s eyes', () => {
    for (const path of [backup, join(backup, 'secret'), join(backup, 'manifest.json')])
      expect([path, statSync(path).mode & 0o077]).toEqual([path, 0])
    expect(readdirSync(backups).some((name) => name.endsWith('.unfinished'))).toBe(false)
  })

  test('nothing is overwritten, and nothing restored under another secret', async () => {
    const taken = await command('restore', [backup], source.env)
    expect([taken.code, taken.said]).toEqual([
      1,
      expect.stringMatching(/^Nothing was restored\. (There is a database already|Another server uses)/),
    ])
    const target = await home(kind, 'other')
    const wrong = await restoreHere(backup, { ...target.env, SEAPORT_SECRET: 'x'.repeat(40) })
    expect([wrong.code, wrong.said]).toEqual([
      1,
      expect.stringContaining('SEAPORT_SECRET is not the one that the backup was encrypted with'),
    ])
    expect(existsSync(join(target.dataDir, 'seaport.sqlite'))).toBe(false)
  })

  // stefanprodan/mgob#118, wp-media/backwpup#66: what a backup leaves that was killed fills the disk.
  test('what is left of a backup that was killed is removed by one of a later day', async () => {
    const into = join(folder, kind, 'after a kill')
    const stamp = (time: number) => new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(':', '')
    const hour = 60 * 60_000
    const begun = (hours: number) => `seaport-${stamp(Date.now() - hours * hour)}.unfinished`
    const kept = [begun(23), `seaport-${stamp(Date.now() - 30 * hour)}`, 'of-somebody.unfinished']
    for (const name of [...kept, begun(25), begun(700)]) {
      mkdirSync(join(into, name), { recursive: true })
      writeFileSync(join(into, name, 'database'), 'half of it')
    }
    expect(await backUpHere(into, source.env)).toMatchObject({ code: 0 })
    const left = readdirSync(into)
    expect(left).toEqual(expect.arrayContaining(kept))
    expect(left).toHaveLength(kept.length + 1)
  })

  test('shares files with the one before, unless that is damaged there, and needs it no more', async () => {
    const into = join(folder, kind, 'each hour')
    const made = async (hour: number) => {
      const now = new Date(Date.UTC(2026, 10, 22, hour))
      return backUp(readEnv(source.env), into, { withSecret: true, now })
    }
    const first = await made(1)
    await expect(made(1)).rejects.toThrow(`${first.folder} is there already`)
    const paths = first.manifest.files.map(({ path }) => path).filter((path) => path.includes('/'))
    const [damaged = '', ...sound] = paths
    expect(sound.length).toBeGreaterThan(0)
    appendFileSync(join(first.folder, damaged), 'x')
    const second = await made(2)
    const isShared = (path: string) =>
      statSync(join(first.folder, path)).ino === statSync(join(second.folder, path)).ino
    expect(sound.filter((path) => !isShared(path))).toEqual([])
    expect(isShared(damaged)).toBe(false)
    // Written anew in each: the database goes on, and the secret is small.
    expect(['manifest.json', 'secret'].filter(isShared)).toEqual([])
    rmSync(first.folder, { recursive: true })
    expect(await restoreHere(second.folder, (await home(kind, 'of_the_second')).env)).toMatchObject({
      code: 0,
    })
  })

  test('without its secret it says who must have it, and requests it; a superfluous one before it is deleted', async () => {
    const into = join(folder, kind, 'bare')
    mkdirSync(join(into, 'seaport-2020-01-01T000000Z'), { recursive: true })
    const { said } = await command('backup', [into, '--without-secret', '--thin'], source.env)
    expect(said).toContain('without the secret of the installation: keep that one yourself')
    expect(said).toContain('Deleted earlier backups: 1.')
    const [name = '', ...more] = readdirSync(into)
    expect([existsSync(join(into, name, 'secret')), more]).toEqual([false, []])
    const target = await home(kind, 'bare')
    const refused = await restoreHere(join(into, name), target.env)
    expect([refused.code, refused.said]).toEqual([
      1,
      expect.stringContaining('give the one of the installation in SEAPORT_SECRET'),
    ])
  })

  test('is backed up while content is still on its way, but not without content that a file names', async () => {
    const { db } = server.installation.database
    const announced = { sha256: '0'.repeat(64), size: 1, dropped_at: server.clock.now() }
    await db.insertInto('content').values(announced).execute()
    const into = (name: string) => join(folder, kind, name)
    expect((await backUpHere(into('under-way'), source.env)).code).toBe(0)
    await db.updateTable('content').set({ dropped_at: null }).where('sha256', '=', announced.sha256).execute()
    expect(await backUpHere(into('missing'), source.env)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`The database speaks of files/00/${announced.sha256}`),
    })
    await db.deleteFrom('content').where('sha256', '=', announced.sha256).execute()
  })

  test('has content that arrives, and is named, between the list and the look at it', async () => {
    const { database, storage, releases } = server.installation
    let missed = ''
    const late: typeof storage = {
      ...storage,
      async read(sha256, range) {
        if (missed === '') {
          missed = sha256
          throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
        }
        return storage.read(sha256, range)
      },
    }
    const into = join(folder, kind, 'late')
    const saved = await saveContents({ files: late, releases }, into, database.db)
    expect(missed).not.toBe('')
    expect(saved.filter((path) => path.endsWith(missed))).toHaveLength(1)
    expect(existsSync(join(into, saved.find((path) => path.endsWith(missed)) ?? ''))).toBe(true)
  })

  test.each([
    [
      '0089-factor-change',
      'Backups made before 1.0’s baseline are not supported (this one is at 0089-factor-change)',
    ],
    ['0999-later', 'The backup was made by a newer Seaport (0999-later)'],
  ])('at migration %s is refused, and nothing is restored', async (migration, words) => {
    const target = await home(kind, `at_${migration.slice(0, 4)}`)
    const path = join(backup, 'manifest.json')
    const manifest = readFileSync(path, 'utf8')
    writeFileSync(path, JSON.stringify({ ...JSON.parse(manifest), migration }))
    const { code, said } = await restoreHere(backup, target.env)
    writeFileSync(path, manifest)
    expect([code, said]).toEqual([1, expect.stringContaining(words)])
    expect(existsSync(join(target.dataDir, 'seaport.sqlite'))).toBe(false)
  })

  test('that was damaged, or is not whole, is refused by name', async () => {
    const target = await home(kind, 'damaged')
    const [shard = ''] = readdirSync(join(backup, 'files'))
    const [content = ''] = readdirSync(join(backup, 'files', shard))
    const path = `files/${shard}/${content}`
    appendFileSync(join(backup, path), 'x')
    expect((await restoreHere(backup, target.env)).said).toContain(`The backup is damaged: ${path}`)
    rmSync(join(backup, path))
    expect((await restoreHere(backup, target.env)).said).toContain(`The backup is not whole: ${path}`)
    rmSync(join(backup, 'manifest.json'))
    expect((await restoreHere(backup, target.env)).said).toContain('is no backup, or not a whole one')
  })
})

test('PostgreSQL without matching tools says what is needed, leaves nothing behind and replaces nothing', async () => {
  const { url, drop } = await createDatabase()
  const dataDir = join(folder, 'no-tools')
  mkdirSync(dataDir)
  const server = await startTestServer({ url, dataDir })
  try {
    const into = join(folder, 'nothing')
    const env = { SEAPORT_DATABASE_URL: url, SEAPORT_DATA_DIR: dataDir }
    const { code, said } = await backUpHere(into, { ...env, SEAPORT_POSTGRES_BIN: dataDir })
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(
        /^No backup was made\. PostgreSQL \d+ is backed up .* Found: none\. Install them .*SEAPORT_POSTGRES_BIN$/m,
      ),
    ])
    expect(readdirSync(into)).toEqual([])

    const [old, kept] = [join(folder, 'old-tools'), join(folder, 'kept')]
    for (const made of [old, kept]) mkdirSync(made)
    for (const tool of ['pg_dump', 'pg_restore'])
      writeFileSync(join(old, tool), `#!/bin/sh\necho '${tool} (PostgreSQL) 9.6.24'\n`, { mode: 0o755 })
    const fingerprint = fingerprintOf(loadSecret(readEnv(env)))
    await writeManifest(kept, {
      ...{ format: 1, created_at: '2026-03-02T08:00:00Z', database: 'postgres', migration: '0100-baseline' },
      ...{ secret: { included: false, fingerprint }, files: [] },
    })
    const refused = await restoreHere(kept, { ...env, SEAPORT_POSTGRES_BIN: old }, true)
    expect(refused).toEqual({
      code: 1,
      said: expect.stringContaining(`Found: ${join(old, 'pg_dump')} (9). Install them`),
    })
    const { db } = server.installation.database
    expect(await db.selectFrom('role').select('key').execute()).not.toEqual([])
  } finally {
    await server.stop()
    await drop()
  }
})

test('files of a bucket are in the backup, and come back into another bucket', async () => {
  const place = join(folder, 'bucket')
  const [here, there] = [await openBucket(join(place, 'here')), await openBucket(join(place, 'there'))]
  const variables = (bucket: TestBucket, name: string) => ({
    SEAPORT_DATA_DIR: join(place, name),
    SEAPORT_S3_URL: bucket.url,
    SEAPORT_S3_REGION: bucket.region,
    SEAPORT_S3_ACCESS_KEY_ID: bucket.accessKeyId,
    SEAPORT_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  })
  const [from, to] = [variables(here, 'source'), variables(there, 'target')]
  const server = await startTestServer({ url: null, dataDir: from.SEAPORT_DATA_DIR }, from)
  const content = mp4(100_000)
  const sha256 = hash('sha256', content)
  await server.installation.storage
    .receive(Readable.from([content]))
    .then((received) => received.keep(sha256))
  await server.installation.database.db
    .insertInto('content')
    .values({ sha256, size: content.length, dropped_at: null })
    .execute()
  await server.stop()
  expect((await backUpHere(join(place, 'backups'), from)).code).toBe(0)
  await here.stop()
  const [name = ''] = readdirSync(join(place, 'backups'))
  expect((await restoreHere(join(place, 'backups', name), to)).code).toBe(0)
  const restored = await startTestServer({ url: null, dataDir: to.SEAPORT_DATA_DIR }, to)
  expect((await buffer(await restored.installation.storage.read(sha256))).equals(content)).toBe(true)
  await restored.stop()
  await there.stop()
})
