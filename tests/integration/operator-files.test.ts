import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
