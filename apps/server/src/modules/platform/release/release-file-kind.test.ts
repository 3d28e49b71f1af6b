import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import {
  HEAD_BYTES,
  isReleaseFileName,
  isWhatItsNameSays,
  TAIL_BYTES,
} from '@seaport/contract/platform/release-file-kind'
import { expect, test } from 'vitest'

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'number' ? Buffer.alloc(part) : Buffer.from(part, 'latin1'))),
  )
const zip = bytes('PK\x03\x04', 100, 'PK\x05\x06', 18)
const contents = {
  exe: bytes('MZ', 0x3a, '\x80\0\0\0', 0x40, 'PE\0\0', 200),
  dmg: bytes(4096, 'koly', 508),
  zip,
  'zip of a sticker': bytes('PK\x05\x06', 18),
  AppImage: bytes('\x7fELF\x02\x01\x01\0AI\x02', 100),
  'ELF program': readFileSync(process.execPath).subarray(0, 8192),
  blockmap: gzipSync('{"version":"2"}'),
  text: Buffer.from('installer'),
  'DOS program': bytes('MZ', 0x3a, '\x80\0\0\0', 300),
  'begin of a dmg': bytes('koly', 4096),
  'page that a proxy sent': Buffer.from('<!doctype html><title>502 Bad Gateway</title>'),
  nothing: Buffer.alloc(0),
}

/** Written by hand: the only contents that each file extension may have. */
const right: Record<string, keyof typeof contents> = {
  'a.exe': 'exe',
  'a.dmg': 'dmg',
  'a.zip': 'zip',
  'a.AppImage': 'AppImage',
  'a.exe.blockmap': 'blockmap',
}

test.each(Object.keys(right))('%s is accepted with its own bytes, and with no others', (name) => {
  const taken = Object.entries(contents).flatMap(([kind, content]) =>
    isWhatItsNameSays(name, content.subarray(0, HEAD_BYTES), content.subarray(-TAIL_BYTES)) ? [kind] : [],
  )
  expect(taken).toEqual([right[name]])
})

test('files of other kinds, and of other systems, belong to no release', () => {
  const taken = (['mac-arm64', 'win-x64', 'linux-x64'] as const).map((target) =>
    ['a.exe', 'a.dmg', 'a.zip', 'a.AppImage', 'a.blockmap', 'latest.yml', 'a.exe.sh', 'exe'].filter((name) =>
      isReleaseFileName(name, target),
    ),
  )
  expect(taken).toEqual([['a.dmg', 'a.zip', 'a.blockmap'], ['a.exe', 'a.zip', 'a.blockmap'], ['a.AppImage']])
})
