import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FuseState, FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'
import { afterAll, expect, test } from 'vitest'
import { fuseFaults } from './fuses.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-fuses-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The mark by which Electron finds its fuses in its own program. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** A fake Electron program: the mark behind other bytes, version and length of the wire, a byte for each fuse. */
function program(wire: Uint8Array, version = 1): string {
  const file = join(folder, 'program')
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.alloc(5_000, 7),
      Buffer.from(SENTINEL),
      Buffer.from([version, wire.length]),
      wire,
      Buffer.alloc(100, 7),
    ]),
  )
  return file
}

/** A wire as the client's program must have it; further fuses of Electron are left as they are. */
const right = Buffer.from('010011000')

test('a program with all our fuses set is accepted, whatever the other fuses', async () => {
  expect(await fuseFaults(program(right))).toEqual([])
  expect(await fuseFaults(program(Buffer.from('0100110010')))).toEqual([])
})

test.each([
  ['RunAsNode', 'fuse runAsNode: ENABLE instead of DISABLE'],
  ['EnableCookieEncryption', 'fuse enableCookieEncryption: DISABLE instead of ENABLE'],
  [
    'EnableNodeOptionsEnvironmentVariable',
    'fuse enableNodeOptionsEnvironmentVariable: ENABLE instead of DISABLE',
  ],
  ['EnableNodeCliInspectArguments', 'fuse enableNodeCliInspectArguments: ENABLE instead of DISABLE'],
  [
    'EnableEmbeddedAsarIntegrityValidation',
    'fuse enableEmbeddedAsarIntegrityValidation: DISABLE instead of ENABLE',
  ],
  ['OnlyLoadAppFromAsar', 'fuse onlyLoadAppFromAsar: DISABLE instead of ENABLE'],
  [
    'LoadBrowserProcessSpecificV8Snapshot',
    'fuse loadBrowserProcessSpecificV8Snapshot: ENABLE instead of DISABLE',
  ],
  ['GrantFileProtocolExtraPrivileges', 'fuse grantFileProtocolExtraPrivileges: ENABLE instead of DISABLE'],
] as const)('reports %s by name when it is set the other way round', async (name, fault) => {
  const file = program(right)
  const state = right[FuseV1Options[name]]
  await flipFuses(file, { version: FuseVersion.V1, [FuseV1Options[name]]: state === FuseState.DISABLE })
  expect(await fuseFaults(file)).toEqual([fault])
})

test('a fuse that this Electron does not have is reported', async () => {
  const removed = Buffer.from(right)
  removed[FuseV1Options.OnlyLoadAppFromAsar] = FuseState.REMOVED
  expect(await fuseFaults(program(removed))).toEqual(['fuse onlyLoadAppFromAsar: REMOVED instead of ENABLE'])
  expect(await fuseFaults(program(right.subarray(0, 7)))).toEqual([
    'fuse grantFileProtocolExtraPrivileges: missing instead of DISABLE',
  ])
})

test('reports a program without the mark, with fuses of another version, or that is missing', async () => {
  const bare = join(folder, 'bare')
  writeFileSync(bare, Buffer.alloc(5_000, 7))
  expect(await fuseFaults(bare)).toEqual([expect.stringContaining('Could not find sentinel')])
  expect(await fuseFaults(program(right, 2))).toEqual(['its fuses are of version 2, which is not known'])
  expect(await fuseFaults(join(folder, 'nothing'))).toEqual([expect.stringContaining('ENOENT')])
})
