import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMessages } from '@seaport/seat-client/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeError } from './describe-error.ts'
import { fileName, saveAs } from './save-file.ts'

const { answer, disk } = vi.hoisted(() => ({
  answer: { canceled: false, filePath: '' },
  disk: { isFull: false },
}))
vi.mock('electron', () => ({
  app: { getPath: () => 'downloads' },
  dialog: { showSaveDialog: async () => answer },
}))
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof fs>()
  return {
    ...real,
    writeFile: async (path: string, bytes: string, options?: object) => {
      await real.writeFile(path, disk.isFull ? bytes.slice(0, 2) : bytes, options)
      if (disk.isFull) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    },
  }
})

let folder: string
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'trà '))
})
afterEach(async () => {
  disk.isFull = false
  await fs.rm(folder, { recursive: true })
})

const save = (filePath: string) => {
  answer.filePath = filePath
  return saveAs({} as never, 'trà.txt', async () => 'trà 茶')
}
/** What lies in the folder. */
const files = async () =>
  Object.fromEntries(
    await Promise.all(
      (await fs.readdir(folder)).map(async (name) => [name, await fs.readFile(join(folder, name), 'utf8')]),
    ),
  )

test('a file is saved where the person chose', async () => {
  const path = join(folder, 'trà.txt')
  expect(await save(path)).toBe(path)
  expect(await files()).toEqual({ 'trà.txt': 'trà 茶' })
})

test('on a full disk the file that was there stays as it was, and nothing lies beside it', async () => {
  const path = join(folder, 'trà.txt')
  await fs.writeFile(path, 'what was there')
  disk.isFull = true
  await expect(save(path)).rejects.toThrow('ENOSPC')
  expect(await files()).toEqual({ 'trà.txt': 'what was there' })
})

test('a file that is replaced keeps who may read it, and a link to it leads to the new one', async () => {
  const [path, link] = [join(folder, 'trà.txt'), join(folder, 'link.txt')]
  await fs.writeFile(path, 'what was there')
  await fs.chmod(path, 0o640)
  await fs.symlink(path, link)
  await save(link)
  expect(await files()).toEqual({ 'trà.txt': 'trà 茶', 'link.txt': 'trà 茶' })
  expect((await fs.lstat(link)).isSymbolicLink()).toBe(true)
  expect((await fs.stat(path)).mode & 0o777).toBe(0o640)
})

test.each([
  // As a file that another program holds, or a folder that the system protects.
  [tmpdir(), 400, 'file_not_saved', `${tmpdir()} was not saved: another program has the file open`],
  ['/dev/full', 507, 'disk_full', 'This computer’s disk is full'],
])('%s, which can’t be written, is told with what to do', async (path, code, reason, msg) => {
  const error = await save(path).catch((thrown: unknown) => thrown)
  expect(
    describeError(
      error,
      createMessages(() => 'en'),
    ),
  ).toEqual({
    code,
    reason,
    msg: expect.stringContaining(msg),
  })
})

test.each([
  ['trà 茶.png', 'trà 茶.png'],
  ['../lá/trà.png', '.._lá_trà.png'],
  ['a:b|c?.txt', 'a_b_c_.txt'],
  ['tail. . ', 'tail_'],
  ['...', 'file'],
  // Windows' devices: alone, with an ending, and after blanks, which Windows leaves out.
  ['CON', '_CON'],
  ['con.txt', '_con.txt'],
  ['CON .txt', '_CON .txt'],
  ['NUL  .tar.gz', '_NUL  .tar.gz'],
  ['com1.csv', '_com1.csv'],
  ['COM¹.csv', '_COM¹.csv'],
  ['LPT³', '_LPT³'],
  ['CONIN$', '_CONIN$'],
  ['CONOUT$.log', '_CONOUT$.log'],
  // And names that only begin like one.
  ['console.txt', 'console.txt'],
  ['com10.txt', 'com10.txt'],
  ['nul trà.txt', 'nul trà.txt'],
])('%j is saved as %j', (name, expected) => {
  expect(fileName(name)).toBe(expected)
})

test.each([
  ['blanks where it is cut', `${'a'.repeat(199)} ${'b'.repeat(50)}`, `${'a'.repeat(199)}_`],
  ['dots where it is cut', `${'a'.repeat(198)}.${'b'.repeat(50)}`, `${'a'.repeat(198)}.b`],
  ['an ending, which stays', `${'茶'.repeat(100)}.png`, `${'茶'.repeat(65)}.png`],
])('a long name with %s', (_what, name, expected) => {
  expect(fileName(name)).toBe(expected)
})
