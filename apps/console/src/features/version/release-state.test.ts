import { PART_BYTES } from '@seaport/contract/platform/release'
import type { Release, ReleaseToken } from '@seaport/contract/platform/release.schema'
import { expect, test } from 'vitest'
import { downloadsOf, newerThan, possibleMinimums, tokenState, uploadedPercent } from './release-state.ts'

const release = (version: string, state: Release['state'], more: Partial<Release> = {}): Release => ({
  id: version,
  version,
  state,
  percent: 100,
  minimum_version: null,
  created_at: '2026-03-02T08:00:00.000Z',
  published_at: null,
  files: [],
  ...more,
})
const file = (size: number, missing: number[], downloads = 0) => ({
  name: `${size}.zip`,
  size,
  downloads,
  complete: missing.length === 0,
  missing,
})
const all = [
  release('1.3.0', 'draft'),
  release('1.2.0', 'published'),
  release('1.1.0', 'withdrawn'),
  release('1.0.0', 'published'),
]
const [draft, second, withdrawn, first] = all as [Release, Release, Release, Release]

test('an upload’s progress is that of its parts', () => {
  expect(uploadedPercent({ files: [] })).toBe(0)
  expect(uploadedPercent({ files: [file(1, [])] })).toBe(100)
  expect(uploadedPercent({ files: [file(PART_BYTES + 1, [1]), file(10, [0])] })).toBe(33)
})

test('downloads of all files count together', () => {
  expect(downloadsOf({ files: [file(1, [], 3), file(2, [], 4)] })).toBe(7)
})

test('only existing versions can be required, and the required one stays selectable', () => {
  expect(possibleMinimums(all, draft)).toEqual(['1.2.0', '1.1.0', '1.0.0'])
  expect(possibleMinimums(all, first)).toEqual(['1.0.0'])
  expect(possibleMinimums(all, { ...first, minimum_version: '0.9.0' })).toEqual(['1.0.0', '0.9.0'])
  expect(possibleMinimums(all, { ...second, minimum_version: '1.0.0' })).toEqual(['1.2.0', '1.1.0', '1.0.0'])
})

test('rolling back withdraws newer published ones', () => {
  expect(newerThan(all, first)).toEqual(['1.2.0'])
  expect(newerThan(all, withdrawn)).toEqual(['1.2.0'])
  expect(newerThan(all, second)).toEqual([])
})

test('a token that is revoked or expired is no longer active', () => {
  const token = (more: Partial<ReleaseToken>) =>
    tokenState({ revoked: false, expires_at: '2026-03-02T08:00:00.000Z', ...more } as ReleaseToken, now)
  const now = Date.parse('2026-03-02T08:00:00.000Z')
  expect(token({ expires_at: '2026-03-02T08:00:00.001Z' })).toBe('active')
  expect(token({})).toBe('expired')
  expect(token({ revoked: true })).toBe('revoked')
})
