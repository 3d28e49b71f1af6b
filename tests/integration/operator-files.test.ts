import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { validate } from 'dockerfile-utils'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/lib/root.ts'
import { findTool } from '../support/debian-tool.ts'

const source = join(root, 'build/server')
const folder = mkdtempSync(join(tmpdir(), 'seaport-operator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const scripts = ['deb/seaport', 'deb/preinst', 'deb/postinst', 'deb/prerm', 'deb/postrm', 'compose/init']

test('shellcheck finds nothing in the scripts', () => {
  const files = scripts.map((script) => join(source, script))
  const { status, stdout } = spawnSync(findTool('shellcheck', 'shellcheck'), files, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, ''])
})

test('the timer deletes superfluous backups once it has made one', () => {
  const unit = readFileSync(join(source, 'deb/seaport-backup.service'), 'utf8')
  expect(unit.match(/^Exec.*/gm)).toEqual(['ExecStart=/usr/bin/seaport backup --thin /var/backups/seaport'])
})

test('systemd-analyze finds nothing in the units', () => {
  const units = readdirSync(join(source, 'deb')).filter((name) => /\.(service|timer)$/.test(name))
  expect(units).toHaveLength(3)
  for (const unit of units) {
    // The command is not installed here; its path alone is looked at.
    const text = readFileSync(join(source, 'deb', unit), 'utf8').replaceAll(
      '/usr/bin/seaport',
      '/usr/bin/env',
    )
    writeFileSync(join(folder, unit), text)
  }
  const files = units.map((unit) => join(folder, unit))
  const { status, stderr } = spawnSync(
    findTool('systemd-analyze', 'systemd'),
    ['verify', '--man=no', ...files],
    {
      encoding: 'utf8',
    },
  )
  expect([status, stderr]).toEqual([0, ''])
})

test('systemd reads no settings: its rules for quotes and # are not those of the commands', () => {
  for (const unit of ['seaport.service', 'seaport-backup.service']) {
    const text = readFileSync(join(source, 'deb', unit), 'utf8')
    expect([unit, text.match(/^EnvironmentFile=.*$/m)]).toEqual([unit, null])
    expect(text).toMatch(/^ExecStart=\/usr\/bin\/seaport /m)
  }
})

test('init writes new secrets that the compose file names, once, for its user alone', () => {
  const work = join(folder, 'compose')
  execFileSync('cp', ['-r', join(source, 'compose'), work])
  const init = () =>
    spawnSync(join(work, 'init'), ['seaport.example.com', 'me@example.com'], { encoding: 'utf8' })
  expect(init().status).toBe(0)
  const first = readFileSync(join(work, '.env'), 'utf8')
  expect(statSync(join(work, '.env')).mode & 0o777).toBe(0o600)
  const given = new Map(
    first
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  )
  const wanted = [...readFileSync(join(work, 'compose.yaml'), 'utf8').matchAll(/\$\{(\w+)\}/g)].map(
    ([, name = '']) => name,
  )
  expect([...new Set(wanted)].filter((name) => !given.get(name))).toEqual([])
  for (const name of ['POSTGRES_PASSWORD', 'SEAPORT_SECRET', 'SEAPORT_METRICS_TOKEN'])
    expect(given.get(name)).toMatch(/^[0-9a-f]{64}$/)
  expect(init().status).toBe(1)
  expect(readFileSync(join(work, '.env'), 'utf8')).toBe(first)
})

test('another network may be chosen for the containers, and its proxy is trusted there', () => {
  const { services, networks } = parse(readFileSync(join(source, 'compose/compose.yaml'), 'utf8'))
  const [{ subnet }] = networks.inside.ipam.config
  expect(subnet).toMatch(/^\$\{SEAPORT_SUBNET:-[\d.]+\/24\}$/)
  expect(services.server.environment.SEAPORT_TRUSTED_PROXIES).toBe(subnet)
})

test('Caddy takes the Caddyfile, and finds it well written', () => {
  const { status, stdout, stderr } = spawnSync(
    findTool('caddy', 'caddy'),
    ['adapt', '--adapter', 'caddyfile', '--config', join(source, 'compose/Caddyfile')],
    { encoding: 'utf8', env: { ...process.env, SEAPORT_HOST: 'seaport.example.com' } },
  )
  expect([status, stderr.match(/warn|error/i)], stderr).toEqual([0, null])
  expect(stdout).toContain('"host":["seaport.example.com"]')
  expect(stdout).toContain('"dial":"server:8787"')
})

test('the compose file is one by the Compose Specification, whose schema finds a slip', () => {
  const schema = JSON.parse(readFileSync(join(root, 'tests/inputs/compose-spec/compose-spec.json'), 'utf8'))
  const { $schema: _, ...rules } = schema
  const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(rules)
  const file = parse(readFileSync(join(source, 'compose/compose.yaml'), 'utf8'))
  expect([isCompose(file), isCompose.errors]).toEqual([true, null])
  const { server } = file.services
  const slips = [
    { ...server, readonly: true },
    { ...server, healthcheck: { ...server.healthcheck, test: 5 } },
    { ...server, depends_on: { database: { condition: 'healthy' } } },
    { ...server, restart: true },
  ]
  const found = slips.map((slip) => isCompose({ ...file, services: { ...file.services, server: slip } }))
  expect(found).toEqual([false, false, false, false])
  // The schema knows nothing of names: what is referred to must be there.
  for (const { depends_on = {}, networks = [], volumes = [] } of Object.values(file.services) as {
    depends_on?: object
    networks?: string[]
    volumes?: string[]
  }[]) {
    expect(Object.keys(file.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
    expect(Object.keys(file.networks)).toEqual(expect.arrayContaining(networks))
    const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'))
    expect(Object.keys(file.volumes)).toEqual(expect.arrayContaining(named))
  }
})

test('a linter finds nothing in the Containerfile, which keeps the rules that are ours', () => {
  const text = readFileSync(join(source, 'image/Containerfile'), 'utf8')
  expect(validate(text)).toEqual([])
  const slips = text.replace('ENTRYPOINT', 'ENTRYPIONT').replace('WORKDIR /', 'WORKDIR ')
  expect(validate(slips)).toHaveLength(2)
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const instructions = lines.map((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) ?? [line])
  const of = (name: string) =>
    instructions.flatMap(([instruction, value = '']) => (instruction === name ? [value] : []))
  expect(of('FROM')).toEqual(['scratch'])
  // Numbers, not 0, and no later line makes it root again.
  expect(of('USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)])
  // An archive of ours is unpacked; whatever else is added comes by COPY, and nothing from an address.
  expect(of('ADD')).toEqual(['debian.tar /'])
  expect([...of('ADD'), ...of('COPY')].filter((value) => /:\/\//.test(value))).toEqual([])
  // In the exec form signals reach the process, and tini ends what it leaves behind.
  const [entry = '', ...others] = of('ENTRYPOINT')
  expect(others).toEqual([])
  expect(JSON.parse(entry)[0]).toBe('/usr/bin/tini')
  expect(of('CMD').map((value) => JSON.parse(value))).toEqual([['serve']])
  expect(of('ENV').join(' ')).not.toMatch(/PASSWORD|SECRET|TOKEN|KEY/)
  const port = /PORT=(\d+)/.exec(of('ENV').join(' '))?.[1]
  expect(of('EXPOSE')).toEqual([port])
  expect(JSON.parse(of('VOLUME')[0] ?? '[]')).toEqual([
    /SEAPORT_DATA_DIR=(\S+)/.exec(text)?.[1],
    /SEAPORT_BACKUP_DIR=(\S+)/.exec(text)?.[1],
  ])
})

// langwatch/langwatch#5787, getsentry/self-hosted#1964; docker-library/postgres#416, coollabsio/coolify#2963.
test('no container fills the disk with its log, and PostgreSQL has shared memory for its workers', () => {
  const { services } = parse(readFileSync(join(source, 'compose/compose.yaml'), 'utf8'), { merge: true })
  expect(Object.keys(services)).toEqual(['server', 'database', 'caddy'])
  for (const [name, { logging }] of Object.entries<{ logging: unknown }>(services))
    expect([name, logging]).toEqual([
      name,
      { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
    ])
  expect(services.database.shm_size).toBe('256m')
})

// docker-library/postgres#880, directus/directus#20542: the server started into "connection refused", and Caddy not at all.
test('PostgreSQL counts as healthy once it answers at an address, as the server asks it', () => {
  const { services } = parse(readFileSync(join(source, 'compose/compose.yaml'), 'utf8'), { merge: true })
  expect(services.server.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  expect(services.database.healthcheck.test).toContain('--host=127.0.0.1')
})
