import fs, {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appendLine, readJson, readText, replaceFile, setAside } from './files.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-files-'))
  file = join(folder, 'secrets.json')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const heldBy = (code: string) => Object.assign(new Error(`${code}: held by another process`), { code })
/** Fails this many renames or writes as if another process held the file. */
function holding(
  name: 'renameSync' | 'readFileSync' | 'appendFileSync' | 'rmSync',
  code: string,
  tries: number,
) {
  const real = fs[name] as (...given: unknown[]) => unknown
  let left = tries
  return vi.spyOn(fs, name).mockImplementation(((...given: unknown[]) => {
    left -= 1
    if (left >= 0) throw heldBy(code)
    return real(...given)
  }) as never)
}

// On Windows, a virus scanner or indexer holds the file: npm/write-file-atomic#28 and #227, isaacs/node-graceful-fs#104. UNKNOWN and EAGAIN:
// anomalyco/opencode#6913 and #11646.
test.each(['EPERM', 'EBUSY', 'EACCES', 'UNKNOWN', 'EAGAIN'])(
  'a file that is briefly locked (%s) is still written',
  (code) => {
    writeFileSync(file, 'old')
    holding('renameSync', code, 3)
    const wait = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out')
    replaceFile(file, 'new')
    expect(readFileSync(file, 'utf8')).toBe('new')
    // Milliseconds.
    expect(wait.mock.calls.map(([, , , ms]) => ms)).toEqual([10, 20, 50])
    expect(readdirSync(folder)).toEqual(['secrets.json'])
  },
)

test('a file that stays locked is left unchanged, and no draft remains', () => {
  writeFileSync(file, 'old')
  holding('renameSync', 'EPERM', 99)
  expect(() => replaceFile(file, 'new')).toThrow('EPERM')
  expect(readFileSync(file, 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

/** As the kernel tells it: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html. Nothing can be renamed over the file, or moved away from it. */
function mount(path: string) {
  const told = path.replaceAll(' ', '\\040')
  const line = `36 35 98:0 /data/secrets ${told} rw,noatime master:1 - ext4 /dev/root rw\n`
  const { readFileSync: read, renameSync: rename } = fs
  vi.spyOn(fs, 'readFileSync').mockImplementation(((name: string, ...given: never[]) =>
    name === '/proc/self/mountinfo' ? line : read(name, ...given)) as never)
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (from === path || to === path) throw heldBy('EBUSY')
    rename(from, to)
  })
}

// mautrix/go-util#28, farion1231/cc-switch#5005, Oratorian/emby-watchparty#66
describe('a file that was mounted singly', () => {
  beforeEach(() => {
    file = join(folder, 'my secrets.json')
    writeFileSync(file, '{"old":1}')
    mount(file)
  })

  test('is written in place, at once, and leaves nothing beside', () => {
    const inode = statSync(file).ino
    vi.spyOn(Atomics, 'wait').mockImplementation(() => expect.fail('waited'))
    replaceFile(file, 'new')
    expect([readFileSync(file, 'utf8'), statSync(file).ino]).toEqual(['new', inode])
    expect(readdirSync(folder)).toEqual(['my secrets.json'])
  })

  test('is whole again after a crash in the middle of a write', () => {
    vi.spyOn(fs, 'writeFileSync').mockImplementation(((name: string, text: string) => {
      if (name === file) throw heldBy('EIO')
      writeFileSync(name, text)
    }) as never)
    expect(() => replaceFile(file, '{"new":1}')).toThrow('EIO')
    vi.mocked(fs.writeFileSync).mockRestore()
    writeFileSync(file, '{"ne')
    expect(readJson(file)).toEqual({ new: 1 })
    expect(readdirSync(folder)).toEqual(['my secrets.json'])
  })

  test('is copied where it can’t be read, and empty from then on', () => {
    writeFileSync(file, '{"ne')
    expect(readFileSync(setAside(file), 'utf8')).toBe('{"ne')
    expect(readFileSync(file, 'utf8')).toBe('')
  })
})

test.each(['ENOSPC', 'EIO', 'EROFS', 'EDQUOT'])('%s is permanent, and reported at once', (code) => {
  writeFileSync(file, 'old')
  const rename = holding('renameSync', code, 99)
  expect(() => replaceFile(file, 'new')).toThrow(code)
  expect(rename).toHaveBeenCalledTimes(1)
  expect(readFileSync(file, 'utf8')).toBe('old')
})

test('a locked draft does not hide the original write error', () => {
  holding('renameSync', 'ENOSPC', 99)
  holding('rmSync', 'EBUSY', 99)
  expect(() => replaceFile(file, 'new')).toThrow('ENOSPC')
})

test('an unreadable file is not treated as missing', () => {
  writeFileSync(file, '{"a":1}')
  holding('readFileSync', 'EBUSY', 2)
  expect(readJson(file)).toEqual({ a: 1 })
  vi.restoreAllMocks()
  holding('readFileSync', 'EACCES', 99)
  expect(() => readJson(file)).toThrow('EACCES')
  vi.restoreAllMocks()
  expect(readText(join(folder, 'none'))).toBeUndefined()
})

// `>` in Windows PowerShell 5 writes UTF-16: anthony-chaudhary/dos-kernel#148, openwall/john#2802.
test.each([
  ['UTF-8', Buffer.from('\uFEFF{"a":"茶"}')],
  ['UTF-16, little end first', Buffer.from('\uFEFF{"a":"茶"}', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\uFEFF{"a":"茶"}', 'utf16le').swap16()],
])('a byte order mark of %s is not part of the text', (_title, bytes) => {
  writeFileSync(file, bytes)
  expect([readText(file), readJson(file)]).toEqual(['{"a":"茶"}', { a: '茶' }])
})

// After a power failure, a freshly written file may contain only zeros: Flow-Launcher/Flow.Launcher#641.
test.each(['{"half":', '\0'.repeat(300), ''])('invalid JSON is kept under another name (%#)', (text) => {
  writeFileSync(file, text)
  const told: string[] = []
  expect(readJson(file, (movedTo) => told.push(movedTo))).toBeUndefined()
  expect(readFileSync(told[0] ?? '', 'utf8')).toBe(text)
  expect(existsSync(file)).toBe(false)
})

test('a database is moved together with its side files once no process holds it', () => {
  for (const suffix of ['', '-wal']) writeFileSync(file + suffix, suffix)
  holding('renameSync', 'EBUSY', 1)
  const movedTo = setAside(file, ['', '-wal', '-shm'])
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual([movedTo, `${movedTo}-wal`].sort())
})

test('an unwritable or unmovable log throws nothing', () => {
  expect(appendLine(file, 'one\n')).toEqual({ moved: false, written: true })
  const rename = holding('renameSync', 'EPERM', 99)
  expect(appendLine(file, 'two\n', `${file}.1`)).toEqual({ moved: false, written: true })
  expect(rename).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
  holding('appendFileSync', 'EPERM', 99)
  expect(appendLine(file, 'three\n')).toEqual({ moved: false, written: false })
  vi.restoreAllMocks()
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
})

test('a file is on disk before it takes the old one’s place, and only its owner reads it', () => {
  // A draft that a crash left keeps its mode when it is written again.
  writeFileSync(`${file}.new`, 'half', { mode: 0o644 })
  const write = vi.spyOn(fs, 'writeFileSync')
  const rename = vi.spyOn(fs, 'renameSync')
  replaceFile(file, 'new')
  expect(write.mock.calls[0]?.[2]).toMatchObject({ flush: true })
  expect(rename.mock.invocationCallOrder[0]).toBeGreaterThan(write.mock.invocationCallOrder[0] ?? 0)
  if (process.platform !== 'win32') expect(fs.statSync(file).mode & 0o777).toBe(0o600)
})
