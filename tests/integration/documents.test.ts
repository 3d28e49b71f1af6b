import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'
import { createDatabase } from '../support/databases.ts'
import { findTool } from '../support/debian-tool.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-documents-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The blocks of code of a page of the repository, each without its fence. */
const blocksOf = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(
    ([, text = '']) => text,
  )
const block = (page: string, beginning: string) => {
  const found = blocksOf(page).find((text) => text.startsWith(beginning))
  if (found === undefined) throw new Error(`${page} has no block that begins with: ${beginning}`)
  return found
}

/** Every block of code of the documents by its first line, and the test that runs or reads it, or why nothing does. */
const proofs = {
  'README.md: npm start': 'tests/release/demo-agent.test.ts starts what it starts',
  'README.md: npm test': 'the command of CI (.ci/run)',
  'docs/api.md: curl -sS "$SEAPORT_URL/api/v1/task?page_size=5" -H "authorization: Bearer $SEAPORT_TOKEN"':
    'apps/server/src/modules/people/api-token/api-docs.integration.test.ts',
  'docs/api.md: const { SEAPORT_URL, SEAPORT_TOKEN } = process.env':
    'apps/server/src/modules/people/api-token/api-docs.integration.test.ts',
  'docs/api.md: npx openapi-typescript "$SEAPORT_URL/api/v1/openapi.json" -o api.d.ts':
    'tests/generated-client/src/generated-client.test.ts',
  'docs/architecture.md: browser ── apps/console (React) ─┬─ packages/api-client ──┐                    ┌─ SQLite (default, one process)':
    'a drawing',
  'docs/contributing.md: # leftover: unbinding a seat leaves its accounts signed in':
    'scripts/lib/faults/faults.ts reads the form',
  'docs/contributing.md: work: park a task whose account is blocked': 'an example of prose',
  'docs/operations.md: apt install ./seaport_0.1.0_amd64.deb caddy':
    'tests/release/server-package.test.ts installs the package in a bare root; a machine of its own with systemd can’t be had there',
  'docs/operations.md: seaport.example.com {': 'tests/integration/reverse-proxy.test.ts',
  'docs/operations.md: podman load --input seaport-server-0.1.0-amd64.oci.tar':
    'tests/release/server-image.test.ts starts the image; podman compose needs images of a registry',
  'docs/operations.md: # /etc/systemd/system/seaport.service': 'this file',
  'docs/operations.md: # /etc/seaport.env, readable for root alone':
    'scripts/lib/settings-table.test.ts knows the names',
  'docs/operations.md: server {': 'tests/integration/reverse-proxy.test.ts',
  "docs/operations.md: create user seaport password '…';": 'this file',
  'docs/operations.md: npm run backup -- /var/backups/seaport': 'tests/integration/backup.test.ts',
  'docs/operations.md: # /etc/systemd/system/seaport-backup.service': 'this file',
  'docs/operations.md: # /etc/systemd/system/seaport-agent.service': 'this file',
  'docs/operations.md: systemctl stop seaport-agent':
    'tests/integration/agent/agent.test.ts signs an account in by the same command',
  'docs/operations.md: scrape_configs:': 'a part of a configuration of Prometheus, which can’t be had here',
  'docs/webhooks.md: {': 'an example of an answer',
  "docs/webhooks.md: import { createHmac, timingSafeEqual } from 'node:crypto'": 'this file',
} as const

test('every block of code of the documents is proved, or says why it is not', () => {
  const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
  const found = pages.flatMap((page) =>
    blocksOf(page).map((text) => `${page}: ${text.split('\n')[0]?.trim()}`),
  )
  expect(found.toSorted()).toEqual(Object.keys(proofs).toSorted())
  const named = Object.values(proofs).flatMap((proof) => proof.match(/\S+\.ts\b/g) ?? [])
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

/** Every command of package.json, and the test that runs it, or why none does. */
const commands = {
  start: 'tests/release/demo-agent.test.ts',
  test: 'the command of CI (.ci/run)',
  'test:all': 'the nightly job of .github/workflows/test.yml',
  desktop: 'opens a window; tests/e2e/desktop opens the same client in the Chromium host',
  serve: 'tests/release/commands.test.ts',
  agent: 'tests/integration/agent/agent.test.ts starts the module that is all of it',
  dev: 'tests/release/commands.test.ts',
  check: 'npm test runs the same checks and unit tests',
  bench: 'takes an hour of a quiet machine; docs/measurements.md has its figures',
  fuzz: 'tests/integration/fuzz.test.ts is what it runs, with a seed of its own',
  faults: 'the nightly job of .github/workflows/test.yml',
  'new-feature': 'tests/integration/new-feature.test.ts, every night',
  'write-seen': 'tests/integration/demo-truth.test.ts compares what it writes',
  backup: 'tests/release/commands.test.ts',
  restore: 'tests/release/commands.test.ts',
  'rebuild-stats': 'tests/release/commands.test.ts',
  screens: 'makes pictures for people; tests/e2e/readme.test.ts compares those of the README',
  format: 'the checks of npm test fail where it would change something',
  dist: 'tests/release/release-commands.test.ts',
  release: 'tests/release/release-commands.test.ts',
  'keep-release': 'tests/release/release-commands.test.ts',
  'package-server': 'tests/release/server-package.test.ts, tests/release/server-image.test.ts',
} as const

test('every command of package.json is run by a test, or says why it is not', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  expect(Object.keys(scripts).toSorted()).toEqual(Object.keys(commands).toSorted())
  for (const [command, proof] of Object.entries(commands))
    for (const file of proof.match(/tests\/release\/\S+\.ts\b/g) ?? [])
      expect(readFileSync(join(root, file), 'utf8'), file).toContain(command)
  const named = Object.values(commands).flatMap((proof) => proof.match(/\S+\.(?:ts|yml|md)\b/g) ?? [])
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('systemd takes the units of docs/operations.md', () => {
  const units = blocksOf('docs/operations.md').flatMap((text) =>
    text.split(/^# \/etc\/systemd\/system\//m).slice(1),
  )
  const files = units.map((unit) => {
    const end = unit.indexOf('\n')
    const file = join(folder, unit.slice(0, end))
    // The programs are not installed here.
    writeFileSync(file, unit.slice(end + 1).replaceAll(/^(Exec\w+=)\S+/gm, '$1/usr/bin/env'))
    return file
  })
  expect(files.map((file) => file.slice(folder.length + 1))).toEqual([
    'seaport.service',
    'seaport-backup.service',
    'seaport-backup.timer',
    'seaport-agent.service',
  ])
  const { status, stderr } = spawnSync(
    findTool('systemd-analyze', 'systemd'),
    ['verify', '--man=no', ...files],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, ''])
})

test('PostgreSQL takes the statements of docs/operations.md', async () => {
  const { url, drop } = await createDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const name = `docs_${process.pid}`
  const statements = block('docs/operations.md', 'create user')
    .replaceAll(/\bseaport\b/g, name)
    .split(';')
  try {
    for (const statement of statements.filter((text) => text.trim())) await client.query(statement)
    const { rows } = await client.query(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [name],
    )
    expect(rows).toEqual([{ owner: name }])
  } finally {
    await client.query(`drop database if exists ${name}`)
    await client.query(`drop user if exists ${name}`)
    await client.end()
    await drop()
  }
})

test('the verification of docs/webhooks.md takes a signed message and refuses a changed, an old and a foreign one', async () => {
  writeFileSync(join(folder, 'verify.mjs'), block('docs/webhooks.md', 'import { createHmac'))
  const secret = `whsec_${Buffer.from('a key of a receiver').toString('base64')}`
  const body = '{"type":"test","data":{"title":"Xin chào, 港口"}}'
  const now = 1_780_000_000_000
  // By another program than the one that signs for the server: openssl.
  const signed = `msg_1.${now / 1000}.${body}`
  const key = Buffer.from('a key of a receiver').toString('hex')
  const mac = execFileSync(
    'openssl',
    ['dgst', '-sha256', '-mac', 'HMAC', '-macopt', `hexkey:${key}`, '-binary'],
    { input: signed },
  )
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(now / 1000),
    'webhook-signature': `v1,${mac.toString('base64')}`,
  }
  const { verify } = (await import(join(folder, 'verify.mjs'))) as {
    verify(secret: string, headers: object, body: string, now: number): unknown
  }
  expect(verify(secret, headers, body, now)).toEqual(JSON.parse(body))
  expect(() => verify(secret, headers, body.replace('港', '海'), now)).toThrow('wrong signature')
  expect(() => verify(secret, headers, body, now + 301_000)).toThrow('too old')
  expect(() => verify('whsec_YW5vdGhlcg==', headers, body, now)).toThrow('wrong signature')
})
