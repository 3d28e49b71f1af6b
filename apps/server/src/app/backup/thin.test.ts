import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { superfluous, thinOut } from './thin.ts'

const now = new Date('2026-03-31T10:00:00.000Z')
const hour = 60 * 60 * 1000
const name = (hoursAgo: number) =>
  `seaport-${new Date(now.getTime() - hoursAgo * hour).toISOString().replace(/\.\d+/, '').replaceAll(':', '')}`
const hourly = (hours: number) => Array.from({ length: hours }, (_, at) => name(at))
const kept = (names: string[]) => {
  const gone = new Set(superfluous(names, now))
  return names.filter((one) => !gone.has(one)).toSorted()
}

test('of hourly backups all of two days stay, and the first of each day for a month', () => {
  const stay = kept(hourly(60 * 24))
  expect(stay.slice(-49)).toEqual(hourly(49).toSorted())
  // Of the thirtieth day before, the first is older than thirty days.
  expect(stay.slice(0, 3)).toEqual([
    'seaport-2026-03-02T000000Z',
    'seaport-2026-03-03T000000Z',
    'seaport-2026-03-04T000000Z',
  ])
  expect(stay.slice(-50)[0]).toBe('seaport-2026-03-29T000000Z')
  expect(stay).toHaveLength(28 + 49)
})

test('thinned out every hour, the same stay as at the end alone', () => {
  let names: string[] = []
  for (let ago = 60 * 24 - 1; ago >= 0; ago -= 1) {
    names.push(name(ago))
    const gone = new Set(superfluous(names, new Date(now.getTime() - ago * hour)))
    names = names.filter((one) => !gone.has(one))
  }
  expect(names).toEqual(kept(hourly(60 * 24)))
})

test('the newest is kept however old it is, and so is what is no backup', () => {
  const old = ['seaport-2025-01-01T000000Z', 'seaport-2025-01-02T000000Z']
  expect(
    superfluous([...old, 'upgrades', 'notes.txt', 'seaport-2025-01-01T000000Z.unfinished'], now),
  ).toEqual(['seaport-2025-01-01T000000Z'])
  // A clock that was ahead.
  expect(superfluous([name(-40 * 24), name(0), name(1)], now)).toEqual([])
})

test('deletes the folders of superfluous backups alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seaport-thin-'))
  const names = [name(0), name(24 * 50), 'upgrades']
  for (const one of names) {
    await mkdir(join(folder, one))
    await writeFile(join(folder, one, 'manifest.json'), '{}')
  }
  expect(await thinOut(folder, now)).toBe(1)
  expect((await readdir(folder)).toSorted()).toEqual([name(0), 'upgrades'].toSorted())
  await rm(folder, { recursive: true })
})
