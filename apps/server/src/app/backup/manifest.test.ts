import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unreadable as partFault, readBackup } from './manifest.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-manifest-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const backup = join(folder, 'backup')
mkdirSync(backup)
for (const file of [join(backup, 'database.sqlite'), join(folder, 'outside')]) writeFileSync(file, 'ước mơ')

const sha256 = hash('sha256', 'ước mơ')
const whole = {
  format: 1,
  created_at: '2026-03-02T08:00:00Z',
  database: 'sqlite',
  migration: '0100-baseline',
  secret: { included: false, fingerprint: sha256 },
  files: [{ path: 'database.sqlite', size: 10, sha256 }],
}
const file = (change: object) => ({ ...whole, files: [{ ...whole.files[0], ...change }] })
const unreadable = `${join(backup, 'manifest.json')} is damaged, or of a newer Seaport`

test.each([
  ['whole', whole, null],
  ['of a later format', { ...whole, format: 2 }, unreadable],
  ['of a kind of database that is not known', { ...whole, database: 'mariadb' }, unreadable],
  ['without the fingerprint of its secret', { ...whole, secret: { included: true } }, unreadable],
  ['without its list of files', { ...whole, files: undefined }, unreadable],
  [
    'with a file outside of it',
    { ...whole, files: [...whole.files, { ...whole.files[0], path: '../outside' }] },
    unreadable,
  ],
  ['with a file that is gone', file({ path: 'secret' }), 'The backup is not whole: secret is missing'],
  [
    'with another file',
    file({ sha256: hash('sha256', 'uoc mo') }),
    'The backup is damaged: database.sqlite is not what was backed up',
  ],
])('a backup %s', async (_, manifest, fault) => {
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(manifest))
  const read = readBackup(backup)
  await (fault === null ? expect(read).resolves.toEqual(manifest) : expect(read).rejects.toThrow(fault))
})

test('a manifest that was cut off is none', async () => {
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(whole).slice(0, -1))
  await expect(readBackup(backup)).rejects.toThrow(unreadable)
})

test('a backup that can’t be read is not told as one that lacks something', async () => {
  const user = process.getuid?.()
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
  expect(partFault(denied, '/srv/sao lưu', 'It lacks something')).toEqual(
    new Error(
      `The user ${user} may not read /srv/sao lưu. Put it where they can reach it, and make it theirs: chown -R ${user} <the backup>`,
    ),
  )
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(file({ path: 'files' })))
  mkdirSync(join(backup, 'files'))
  await expect(readBackup(backup)).rejects.toThrow('EISDIR')
  rmSync(join(backup, 'manifest.json'))
  await expect(readBackup(backup)).rejects.toThrow('is no backup, or not a whole one')
  mkdirSync(join(backup, 'manifest.json'))
  await expect(readBackup(backup)).rejects.toThrow('EISDIR')
})
