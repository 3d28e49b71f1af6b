import { join } from 'node:path'
import { root } from '../root.ts'

/** What surrounds a command; without an entry the machine has what is needed, and everything succeeds. */
export interface World {
  /** The console or the client can't be built. */
  unbuilt?: true
  /** Exit code of every program that is run. */
  ends?: number
  /** The ports of `npm start` are taken. */
  taken?: true
  /** The locked Electron is supported no more. */
  oldElectron?: true
  skipped?: number
  failed?: number
  /** How often the server is asked before it is ready. */
  asked?: number
  /** What is wrong with a packaged client, or with an installation. */
  faults?: string[]
  /** The database is of this version, or there is none; otherwise it is of an earlier version. */
  database?: 'current' | 'none'
  /** What the planted faults' test does: it fails without a fault, it fails never, or it can't be run. */
  test?: 'broken' | 'blind' | 'absent'
  /** What the checkout lacks for a release. */
  unreleasable?: string
  /** Targets that nothing was built for. */
  unbuiltTargets?: true
  /** What the sources have of a feature `paper-boat`: its contract, or its console screen too. */
  boat?: 'contract' | 'screen'
  /** No key is known whose releases clients accept. */
  keyless?: true
  /** What is packed, kept, collected or pictured fails. */
  fails?: true | string
  /** What this version writes was kept before. */
  kept?: true
  /** The server refuses every call of a release, or does not answer. */
  server?: 'refuses' | 'silent'
}

export interface Invocation {
  /** Words after the command. */
  words: string
  env?: Record<string, string>
  world?: World
}

/** As in the README: words, then the environment and the world in which they are given. */
const say = (words: string, env: Record<string, string> = {}, world: World = {}): Invocation => ({
  words,
  env,
  world,
})
const inWorld = (world: World, words = '') => say(words, {}, world)

const RELEASE = { SEAPORT_RELEASE_SERVER: 'https://seaport.example.com/x', SEAPORT_RELEASE_TOKEN: 'token' }
const SIGNED = { ...RELEASE, SEAPORT_RELEASE_KEY: 'key' }

const POSTGRES = { SEAPORT_DATABASE_URL: 'postgres://127.0.0.1/seaport', SEAPORT_DATA_DIR: '/srv/data' }

/** Each command without arguments, with each of its options, and where it is refused. Those of the server's package begin with `seaport`. */
export const invocations: Readonly<Record<string, readonly Invocation[]>> = {
  agent: [say('')],
  backup: [say(''), say('/srv/backups --without-secret'), inWorld({ ends: 3 })],
  bench: [say(''), say('sqlite'), say('soak'), say('nothing-of-the-kind'), inWorld({ ends: 2 }, 'sqlite')],
  check: [say(''), inWorld({ failed: 2 })],
  desktop: [
    say(''),
    say('', { PORT: '9000', HOST: '::' }),
    say('', { SEAPORT_SERVER_URL: 'https://seaport.example.com' }),
    inWorld({ unbuilt: true }),
  ],
  dev: [say(''), say('', { SEAPORT_DEMO: '0', PORT: '9000', SEAPORT_SANDBOX_PORT: '9001' })],
  dist: [
    say(''),
    say('win mac --zip'),
    say('--dir --output out', { SEAPORT_ELECTRON_DIST: '/srv/electron' }),
    say('', { SEAPORT_SERVER_URL: 'https://seaport.example.com' }),
    say('', { SEAPORT_SERVER_URL: 'https://seaport.example.com/app' }),
    say('beos'),
    say('--foo'),
    say('--output'),
    say('--zip=yes'),
    inWorld({ oldElectron: true }),
    inWorld({ oldElectron: true }, '--dir'),
    inWorld({ oldElectron: true }, '--zip'),
    inWorld({ oldElectron: true }, '--old-electron'),
    inWorld({ faults: ['a fuse is set'] }),
    inWorld({ fails: true }),
    inWorld({ fails: 'getaddrinfo ENOTFOUND github.com' }),
    inWorld({ unbuilt: true }),
    inWorld({ keyless: true }),
  ],
  faults: [
    say(''),
    say('money'),
    say('money desk --only wallet'),
    say('money --only boat'),
    say('weather'),
    say('--foo'),
    inWorld({ test: 'broken' }, 'money'),
    inWorld({ test: 'blind' }, 'money'),
    inWorld({ test: 'absent' }, 'money'),
  ],
  format: [say(''), say('scripts docs'), inWorld({ ends: 1 })],
  fuzz: [
    say(''),
    say('7'),
    say('7 20'),
    say('desktop'),
    say('weather 8 9'),
    say('runner 8'),
    say('7 0'),
    say('seven'),
    inWorld({ unbuilt: true }, 'desktop'),
    inWorld({ ends: 1 }),
  ],
  'keep-release': [say(''), inWorld({ fails: true }), inWorld({ kept: true })],
  'new-feature': [
    say(''),
    say('server paper-boat'),
    say('server desk/paper-boat'),
    say('server sea/paper-boat'),
    say('server desk/paperBoat'),
    say('console paper-boat'),
    inWorld({ boat: 'contract' }, 'console paper-boat'),
    inWorld({ boat: 'screen' }, 'console paper-boat'),
    say('desktop paper-boat'),
    inWorld({ ends: 2 }, 'desktop paper-boat'),
    say('toaster desk/paper-boat'),
  ],
  'package-server': [
    say(''),
    say('deb --arch arm64 --compression 19'),
    say('image --mirror http://mirror.example.com --output out'),
    say('rpm'),
    say('--foo'),
    say('--arch i386'),
    say('--compression most'),
    say('--compression 23'),
    inWorld({ unbuilt: true }),
    inWorld({ fails: true }),
  ],
  'rebuild-stats': [say(''), inWorld({ ends: 1 })],
  release: [
    say('--dry-run'),
    say('--dry-run', SIGNED),
    say('', SIGNED),
    say('--percent 20 --minimum 1.0.0 --folder out --checkout /srv/checkout', SIGNED),
    say('', RELEASE),
    say('', { SEAPORT_RELEASE_KEY: 'another' }),
    say('', { SEAPORT_RELEASE_KEY: 'key' }),
    say('', { ...SIGNED, SEAPORT_RELEASE_SERVER: '', SEAPORT_SERVER_URL: 'https://other.example.com' }),
    say('', { ...SIGNED, SEAPORT_RELEASE_TOKEN: '' }),
    say('--foo', SIGNED),
    say('--percent', SIGNED),
    say('', SIGNED, { unreleasable: 'the checkout has changes' }),
    say('', SIGNED, { unbuiltTargets: true }),
    say('--partial', SIGNED, { unbuiltTargets: true }),
    say('', SIGNED, { server: 'refuses' }),
    say('', SIGNED, { server: 'silent' }),
    say('list', RELEASE),
    say('rollout 1.2.0', RELEASE),
    say('rollout 1.2.0 --percent 0', RELEASE),
    say('rollout 1.2.0 --percent 50 --minimum 1.1.0', RELEASE),
    say('rollout 1.2.0 --minimum=', RELEASE),
    say('rollout 1.2.0 --percent 50 --dry-run', RELEASE),
    say('withdraw', RELEASE),
    say('withdraw 3.0.0', RELEASE),
    say('withdraw 1.2.0', RELEASE),
    say('withdraw 1.2.0', RELEASE, { server: 'refuses' }),
    say('withdraw 1.2.0', RELEASE, { server: 'silent' }),
    say('roll-back 1.2.0', RELEASE),
    say('discard 1.2.0', RELEASE),
    say('keygen'),
    say('unpublish'),
  ],
  restore: [say('/srv/backups/one --replace')],
  seaport: [
    say(''),
    say('serve'),
    say('status'),
    say('status', { HOST: '0.0.0.0', PORT: '9000' }),
    say('status', { HOST: '::' }),
    inWorld({ asked: 3 }, 'status'),
    inWorld({ asked: 3 }, 'status --wait 1'),
    inWorld({ asked: 2 }, 'status --wait 1'),
    inWorld({ server: 'silent' }, 'status'),
    say('status --wait soon'),
    say('put-back'),
    say('put-back /srv/backups/one'),
    say('put-back /srv/backups/one more'),
    say('put-back /srv/backups/one', POSTGRES),
    say('put-back /srv/backups/one', POSTGRES, { database: 'current' }),
    inWorld({ database: 'current' }, 'put-back /srv/backups/one'),
    say('migrate'),
    say('migrate', POSTGRES, { database: 'current' }),
    say('has-database'),
    inWorld({ database: 'none' }, 'has-database'),
    say('doctor'),
    inWorld({ faults: ['full'] }, 'doctor'),
    say('owner'),
    say('owner Owner@Example.com'),
    say('owner --without-second-factor owner@example.com'),
    say('owner owner@example.com more'),
    say('owner owner@example.com --without-password'),
    say('accept-secret'),
    say('erase'),
  ],
  screens: [say('login'), say('tasks-new'), say('readme'), inWorld({ unbuilt: true })],
  'seaport backup': [
    say(''),
    say('', { SEAPORT_BACKUP_DIR: '/srv/sao lưu' }),
    say('/srv/backups'),
    say('/srv/backups --without-secret'),
    say('/srv/backups --thin'),
    say('/srv/backups /srv/more'),
  ],
  'seaport restore': [say(''), say('/srv/backups/one'), say('/srv/backups/one --replace'), say('one two')],
  serve: [say(''), say('', { SEAPORT_DEMO: '1', NODE_ENV: 'test' }), inWorld({ unbuilt: true })],
  start: [
    say(''),
    say('', { HOST: '0.0.0.0', PORT: '9000', SEAPORT_SANDBOX_PORT: '9001' }),
    say('', { SEAPORT_DEMO: '0' }),
    say('', { SEAPORT_DEMO_AGENT: '0', SANDBOX_LATENCY_MS: '1', SANDBOX_PAGE_ROWS: '2' }),
    say('', { SEAPORT_DEMO: '', SANDBOX_LATENCY_MS: '', SANDBOX_PAGE_ROWS: '' }),
    say('', { PORT: '70000' }),
    say('', { SEAPORT_SANDBOX_PORT: 'one' }),
    say('', { PORT: '0', SEAPORT_SANDBOX_PORT: '0', HOST: '::1' }),
    inWorld({ taken: true }),
    inWorld({ unbuilt: true }),
  ],
  test: [
    say(''),
    say('all'),
    say('all unit'),
    say('unit wallet order'),
    say('integration wallet'),
    say('e2e'),
    say('release'),
    say('properties'),
    say('properties 7'),
    say('everything'),
    inWorld({ skipped: 1 }, 'unit'),
    inWorld({ failed: 2 }, 'unit'),
    inWorld({ unbuilt: true }, 'build'),
  ],
  typeface: [say('')],
  'write-seen': [say(''), inWorld({ fails: true })],
}

/** Where a command's program lies. */
export function programOf(command: string): string {
  const folder = command.startsWith('seaport') ? 'apps/server/src' : 'scripts'
  return join(root, folder, `${command.replace('seaport ', '')}.ts`)
}
