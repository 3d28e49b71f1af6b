import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../scripts/lib/build.ts'
import { freeTcpPort } from '../../scripts/lib/ports.ts'
import { root as checkout } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'
import { type BareDebian, openBareDebian } from '../support/bare-debian.ts'

// A root file system has device nodes, which a tmpfs may refuse.
const folder = mkdtempSync(join('/var/tmp', 'seaport-server-package-'))
let debian: BareDebian
let port: number
const { version: VERSION } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
  version: string
}
const packages: Record<'first' | 'broken' | 'second', string> = { first: '', broken: '', second: '' }

beforeAll(async () => {
  expect(await buildIfStale('console')).toBe(true)
  port = await freeTcpPort('127.0.0.1')
  // A machine with a restrictive umask.
  const command = `umask 077; npm run package-server -- deb --output ${folder} --compression 1`
  const built = await run('sh', ['-c', command])
  expect(built.code, built.output).toBe(0)
  const workFolder = join(checkout, '.cache/package-server/deb')
  const first = join(folder, `seaport_${VERSION}_amd64.deb`)
  let current = VERSION
  // The same program as two later versions: one whose migration drops a column and then fails, and one with a valid migration.
  const again = async (version: string, change: (program: string) => void) => {
    const file = join(folder, `seaport_${version}_amd64.deb`)
    const program = join(workFolder, 'usr/lib/seaport')
    change(program)
    for (const path of [join(workFolder, 'DEBIAN/control'), join(program, 'package.json')])
      writeFileSync(path, readFileSync(path, 'utf8').replace(current, version))
    current = version
    const packed = await run('dpkg-deb', ['--root-owner-group', '-Zzstd', '-z1', '--build', workFolder, file])
    expect(packed.code, packed.output).toBe(0)
    return file
  }
  const migrate = (program: string) => join(program, 'apps/server/src/db/migrate.ts')
  let good = ''
  /** The program's migrations plus one. */
  const withMigration = (name: string, migration: string) =>
    good.replace(/\n}\n\nfunction migratorOf/, `\n  '${name}': ${migration},\n}\n\nfunction migratorOf`)
  const broken = await again('99.2.0', (program) => {
    good = readFileSync(migrate(program), 'utf8')
    const failing = `async (db) => { await sql\`alter table "user" rename column username to broken\`.execute(db); throw new Error('This migration fails') }`
    writeFileSync(migrate(program), withMigration('9999-broken', failing))
  })
  const adding = 'async (db) => { await sql`alter table "user" add column mood text`.execute(db) }'
  const second = await again('99.3.0', (program) =>
    writeFileSync(migrate(program), withMigration('9999-mood', adding)),
  )
  Object.assign(packages, { first, broken, second })
  mkdirSync(join(checkout, '.cache'), { recursive: true })
  debian = openBareDebian(folder, join(checkout, '.cache/bare-debian.tar'))
})
afterAll(() => {
  debian?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const inside = (line: string) => debian.run(line)
const succeeds = (line: string) => {
  const { code, output } = inside(line)
  expect(code, `${line}\n${output}`).toBe(0)
  return output
}
const ready = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status
const runs = (version: string) => {
  const status = succeeds('seaport status --wait 120')
  expect(status.startsWith(`Seaport ${version} `) && status.endsWith('\nReady.\n'), status).toBe(true)
}
const modeOf = (path: string) => (statSync(join(debian.root, path)).mode & 0o777).toString(8)

test('it installs without npm, with fresh secrets, and answers /ready', async () => {
  // The template's port may be taken on this machine.
  mkdirSync(join(debian.root, 'etc/seaport'), { recursive: true })
  succeeds(`dpkg --unpack ${debian.put(packages.first)}`)
  succeeds(
    `sed -i s/PORT=8787/PORT=${port}/ /usr/share/seaport/seaport.env.template && dpkg --configure seaport`,
  )
  runs(VERSION)
  expect(await ready()).toBe(200)
  expect([
    modeOf('etc/seaport/seaport.env'),
    modeOf('var/lib/seaport'),
    modeOf('var/backups/seaport'),
  ]).toEqual(['640', '700', '700'])
  const settings = readFileSync(join(debian.root, 'etc/seaport/seaport.env'), 'utf8')
  expect(settings).toMatch(/^SEAPORT_SECRET=[\w+/]{43}=$/m)
  expect(settings).not.toMatch(/@[A-Z_]+@/)
  for (const name of ['seaport.service', 'seaport-backup.timer'])
    expect(existsSync(join(debian.root, 'run/stand-in', `${name}.enabled`)), name).toBe(true)
  expect(inside('command -v node npm').output).toBe('')
  // Measured 194 MB.
  const kibibytes = Number(/Installed-Size: (\d+)/.exec(succeeds('dpkg --status seaport'))?.[1])
  expect([kibibytes > 150_000, kibibytes < 230_000], String(kibibytes)).toEqual([true, true])
})

test('the package’s files are world-readable, except for dpkg’s scripts', async () => {
  const { output } = await run('dpkg-deb', ['--contents', packages.first])
  const entries = output.trim().split('\n')
  expect(entries.length).toBeGreaterThan(1000)
  expect(entries.filter((entry) => !/^(?:d.{6}r.x|-.{6}r..|l)/.test(entry))).toEqual([])
})

test('the owner gets a password that logs in', async () => {
  const words = succeeds('seaport owner me@example.com')
  const password = /Password: (\S+)/.exec(words)?.[1] ?? ''
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'me@example.com', password }),
  })
  expect(response.status, await response.text()).toBe(200)
})

test('an upgrade whose migration fails is rolled back: version, data and service', async () => {
  const before = inside('seaport backup /var/backups/seaport').output
  expect(before).toContain('Backed up to')
  const { code, output } = inside(`dpkg -i ${debian.put(packages.broken)}`)
  expect(code, output).not.toBe(0)
  expect(output).toContain('This migration fails')
  expect(output).toContain('The version before runs again.')
  runs(VERSION)
  expect(succeeds('seaport owner me@example.com')).toContain('Owner: me@example.com')
})

test('the next version is installed over it: people, settings and a disabled timer stay', async () => {
  const settings = join(debian.root, 'etc/seaport/seaport.env')
  succeeds(`echo "SEAPORT_BACKUP_DIR='/var/backups/sea port #1 \\$2'" >> /etc/seaport/seaport.env`)
  succeeds('systemctl disable seaport-backup.timer')
  const before = readFileSync(settings, 'utf8')
  succeeds(`seaport upgrade ${debian.put(packages.second)}`)
  expect(readFileSync(settings, 'utf8')).toBe(before)
  expect(modeOf('etc/seaport/seaport.env')).toBe('640')
  expect(existsSync(join(debian.root, 'run/stand-in/seaport-backup.timer.enabled'))).toBe(false)
  expect(inside('seaport doctor').output).toContain('There is no backup in /var/backups/sea port #1 $2.')
  succeeds('sed -i "/sea port/d" /etc/seaport/seaport.env')
  runs('99.3.0')
  expect(succeeds('seaport owner me@example.com')).toMatch(/^Owner: me@example\.com/)
  expect(existsSync(join(debian.root, 'usr/lib/seaport-previous'))).toBe(false)
})

test('a downgrade to a version that does not know the schema is refused; the newer one keeps running', async () => {
  const { code, output } = inside(`dpkg -i ${debian.put(packages.first)}`)
  expect(code, output).not.toBe(0)
  expect(output).toContain('used by a newer Seaport (9999-mood)')
  runs('99.3.0')
  expect(succeeds('seaport owner me@example.com')).toMatch(/^Owner: me@example\.com/)
  // Reinstalling the newer one leaves dpkg's records consistent.
  succeeds(`dpkg -i ${debian.put(packages.second)}`)
  runs('99.3.0')
})

test('a backup is restored into an emptied installation', () => {
  succeeds('rm -rf /var/backups/seaport/seaport-*; seaport backup')
  succeeds('systemctl stop seaport.service; rm -rf /var/lib/seaport/*')
  expect(succeeds('seaport restore /var/backups/seaport/seaport-*')).toContain('Restored the state of')
  succeeds('systemctl start seaport.service; seaport status --wait 120')
  expect(succeeds('seaport owner me@example.com')).toMatch(/^Owner: me@example\.com/)
})

test('removal stops the server and keeps data, backups and settings', async () => {
  succeeds('dpkg --remove seaport')
  await expect(ready()).rejects.toThrow()
  for (const path of ['var/lib/seaport/seaport.sqlite', 'etc/seaport/seaport.env', 'var/backups/seaport'])
    expect(existsSync(join(debian.root, path)), path).toBe(true)
  expect(existsSync(join(debian.root, 'usr/lib/seaport'))).toBe(false)
  expect(succeeds('dpkg --purge seaport')).toContain('Kept: /var/lib/seaport')
  expect(existsSync(join(debian.root, 'var/lib/seaport/seaport.sqlite'))).toBe(true)
})

test('installed again, it serves the data that it left', async () => {
  succeeds(`apt install --yes ${debian.put(packages.second)}`)
  runs('99.3.0')
  expect(succeeds('seaport owner me@example.com')).toMatch(/^Owner: me@example\.com/)
  expect(existsSync(join(debian.root, 'run/stand-in/seaport-backup.timer.enabled'))).toBe(true)
  succeeds('dpkg --purge seaport')
})

test('installs, upgrades and removes where no service manager runs, as in an image build', () => {
  debian.removeSystemd()
  succeeds('rm -rf /etc/seaport /var/lib/seaport /var/backups/seaport')
  succeeds(`dpkg -i ${debian.put(packages.first)}`)
  expect(modeOf('etc/seaport/seaport.env')).toBe('640')
  succeeds(`dpkg -i ${debian.put(packages.second)}`)
  expect(succeeds('dpkg-query --show seaport')).toBe('seaport\t99.3.0\n')
  succeeds('dpkg --purge seaport')
})
