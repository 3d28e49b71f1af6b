import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../root.ts'

/** A machine in a folder: the scripts of the Debian package find their paths below it, and the programs of others are stand-ins. */
let machine: string
const record: string[] = []
const at = (path: string) => join(machine, path)
const put = (path: string, text: string, mode = 0o644) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
  chmodSync(at(path), mode)
}
const below = (text: string) => text.replace(/(?<![\w.$}])\/(?=(?:usr|etc|var|run)\/)/g, `${machine}/`)

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the shell's own.
/** Notes how it was called. */
const LOG = 'echo "  runs ${0##*/} $*" >> "$MACHINE/log"'
const standIns: Readonly<Record<string, string>> = {
  id: 'echo "$USER_ID"',
  systemctl: `${LOG}\ncase "$*" in *is-active*) echo "\${ACTIVE:-inactive}"; [ "$ACTIVE" = active ];; *" $FAILS"|"$FAILS "*) exit 1;; esac`,
  'systemd-sysusers': LOG,
  chown: LOG,
  'apt-get': LOG,
  install: `${LOG}\nfor path; do case $path in /*) mkdir -p "$path";; esac; done`,
  setpriv:
    'echo "  as $*" | sed "s/ -- .*//" >> "$MACHINE/log"\nwhile [ "$1" != -- ]; do shift; done; shift; exec "$@"',
}
/** Programs of the machine; no other can be run. */
const tools = 'sh sed rm cp mv mkdir touch head base64 tr basename cat chmod realpath'.split(' ')
const toolsOf = (name: string) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? name

/** The server's own program: it fails at what it is told to, and makes backups. */
const NODE = `#!/bin/sh
at=\${0#$MACHINE}; file=$1; shift; program=$1; shift
echo "  \${at%/bin/node}: \${program##*/} $* ($(basename "\${file#*=}"))" >> "$MACHINE/log"
case " $FAILS " in *" $1 "*) exit 1;; esac
[ "$1" != backup ] || mkdir -p "$2/seaport-of-now"`
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the shell's own.

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'seaport-installed-'))
  for (const [name, text] of Object.entries(standIns)) put(`stand-ins/${name}`, `#!/bin/sh\n${text}\n`, 0o755)
  for (const name of ['seaport', 'preinst', 'postinst', 'prerm', 'postrm'])
    put(
      name === 'seaport' ? 'usr/bin/seaport' : name,
      below(readFileSync(join(root, 'build/server/deb', name), 'utf8')),
      0o755,
    )
  for (const name of tools) symlinkSync(toolsOf(name), at(`stand-ins/${name}`))
  put('usr/lib/seaport/bin/node', NODE, 0o755)
  put(
    'usr/share/seaport/seaport.env.template',
    readFileSync(join(root, 'build/server/seaport.env.template'), 'utf8'),
  )
  put('gói mới/seaport_1.2.0_amd64.deb', '')
  mkdirSync(at('run/systemd/system'), { recursive: true })
})
afterEach(() => rmSync(machine, { recursive: true, force: true }))

interface World {
  /** Not root. */
  user?: true
  active?: true
  /** The server ends at each start, and systemd waits before the next. */
  restarts?: true
  /** Commands of the server that fail, or an act of systemctl. */
  fails?: string
}

/** dpkg sets this mask, whatever that of the person is. */
const AS_DPKG = 'umask 022; exec "$MACHINE/stand-ins/sh" "$0" "$@"'

/** Runs one of the package's scripts. */
function play(command: string, { user, active, restarts, fails = 'nothing' }: World = {}): void {
  const [script = '', ...args] = command.split(' ')
  const env = {
    PATH: at('stand-ins'),
    MACHINE: machine,
    USER_ID: user ? '998' : '0',
    ACTIVE: active ? 'active' : restarts ? 'activating' : '',
    FAILS: fails,
  }
  const program = script === 'seaport' ? at('usr/bin/seaport') : at(script)
  const words = args.map((arg) => below(arg.replaceAll('␣', ' ')))
  const { status, stdout, stderr } = spawnSync(at('stand-ins/sh'), ['-c', AS_DPKG, program, ...words], {
    env,
    encoding: 'utf8',
  })
  const world = [
    user && 'not as root',
    active && 'while it runs',
    restarts && 'while it is started again and again',
    fails !== 'nothing' && `${fails} fails`,
  ].filter(Boolean)
  const ran = existsSync(at('log')) ? readFileSync(at('log'), 'utf8').trimEnd() : ''
  rmSync(at('log'), { force: true })
  const lines = (mark: string, text: string) => text.trimEnd().replace(/^/gm, `  ${mark} `)
  record.push(
    ...[`$ ${command}${world.length > 0 ? `  # ${world.join(', ')}` : ''}`, ran],
    ...[stdout && lines('|', stdout), stderr && lines('!', stderr), `  ends with ${status}`],
  )
}

/** Notes the files that the package's life changes. */
function left(): void {
  const files = globSync('{etc,run,var,usr/lib}/**', { cwd: machine })
    .filter((path) => path !== 'run/systemd' && path !== 'run/systemd/system')
    .filter((path) => !globSync(`${path}/*`, { cwd: machine }).length)
    .sort()
    .map((path) => `${(statSync(at(path)).mode & 0o777).toString(8)} ${path}`)
  record.push(`  there are ${files.join(', ') || 'no files'}`)
}

async function matches(name: string): Promise<void> {
  const text = record.splice(0).filter(Boolean).join('\n').replaceAll(machine, '')
  await expect(`${text}\n`).toMatchFileSnapshot(`records/${name}.txt`)
}

test('the command of an installation does what is recorded', async () => {
  put('etc/seaport/seaport.env', '')
  for (const words of [
    '',
    ' help',
    ' erase',
    ' doctor',
    ' status --wait 3',
    ' serve',
    ' owner',
    ' owner me@example.com',
    ' accept-secret',
  ])
    play(`seaport${words}`)
  for (const words of [' serve', ' doctor', ' owner me@example.com', ' upgrade /tmp/x.deb', ' backup'])
    play(`seaport${words}`, { user: true })
  for (const words of [
    ' backup',
    ' backup /srv/more --without-secret',
    ' restore /srv/one --replace',
    ' upgrade',
  ])
    play(`seaport${words}`)
  play('seaport upgrade /nowhere.deb')
  play(`seaport upgrade ${machine}/gói␣mới/seaport_1.2.0_amd64.deb`)
  play('seaport doctor', { fails: 'doctor' })
  await matches('installed-command')
})

test('a package is installed, upgraded, put back and removed as recorded', async () => {
  record.push('── installed, and again')
  play('preinst install')
  play('postinst configure')
  left()
  const settings = readFileSync(at('etc/seaport/seaport.env'), 'utf8')
  const secrets = [...settings.matchAll(/^(SEAPORT_SECRET|SEAPORT_METRICS_TOKEN)=([\w+/]{43}=)$/gm)]
  record.push(
    `  secrets: ${[...new Set(secrets.map(([, name, value]) => `${name} ${value?.length}`))].join(', ')}`,
  )
  expect(new Set(secrets.map(([, , value]) => value)).size).toBe(2)
  play('postinst configure')
  expect(readFileSync(at('etc/seaport/seaport.env'), 'utf8')).toBe(settings)
  play('postinst triggered')

  record.push('── upgraded while it runs')
  play('preinst upgrade', { active: true })
  left()
  play('postinst configure 1.0.0')
  left()
  record.push('── upgraded while it is stopped, without a database')
  play('preinst upgrade', { fails: 'has-database' })
  play('postinst configure 1.0.0')
  left()
  record.push('── dpkg gives up')
  play('preinst upgrade', { active: true })
  play('postinst abort-upgrade')
  left()
  record.push('── an upgrade fails, and the next one too, and the third succeeds')
  play('preinst upgrade', { active: true })
  play('postinst configure 1.0.0', { fails: 'migrate' })
  left()
  play('seaport doctor')
  play('preinst upgrade', { active: true })
  play('postinst configure 1.0.0', { fails: 'status' })
  play('postinst configure 1.0.0', { fails: 'migrate put-back' })
  left()
  play('postinst configure 1.0.0')
  left()
  record.push('── an upgrade can’t be put back, the next is given up, the third puts back the first backup')
  play('preinst upgrade', { active: true })
  put('var/backups/seaport/upgrades/last/the first', '')
  play('postinst configure 1.0.0', { fails: 'migrate put-back' })
  left()
  play('preinst upgrade')
  play('postinst abort-upgrade')
  play('preinst upgrade')
  play('postinst configure 1.0.0', { fails: 'migrate' })
  left()
  record.push('── an upgrade can’t be put back, and the server is brought to run by hand')
  play('preinst upgrade', { active: true })
  play('postinst configure 1.0.0', { fails: 'migrate put-back' })
  play('preinst upgrade', { active: true })
  play('postinst configure 1.0.0')
  left()

  record.push('── a server that ends at each start is upgraded, and runs again')
  play('preinst upgrade', { restarts: true })
  left()
  play('postinst configure 1.0.0')
  record.push(
    '── an upgrade can’t be put back, and the server ends at each start by hand: the first backup stays',
  )
  play('preinst upgrade', { active: true })
  play('postinst configure 1.0.0', { fails: 'migrate put-back' })
  play('preinst upgrade', { restarts: true })
  play('postinst configure 1.0.0')
  left()

  record.push('── where systemd does not run')
  rmSync(at('run/systemd'), { recursive: true })
  play('preinst upgrade')
  play('postinst configure 1.0.0')
  rmSync(at('stand-ins/systemctl'))
  play('postinst configure')
  play('prerm remove')
  mkdirSync(at('run/systemd/system'), { recursive: true })
  put('stand-ins/systemctl', `#!/bin/sh\n${standIns.systemctl}\n`, 0o755)
  record.push('── removed')
  for (const words of ['prerm upgrade', 'prerm remove', 'postrm upgrade', 'postrm remove', 'postrm purge'])
    play(words)
  left()
  await matches('installed-package')
})
