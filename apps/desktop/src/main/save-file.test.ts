import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMessages } from '@seaport/seat-client/messages'
import { expect, test, vi } from 'vitest'
import { describeError } from './describe-error.ts'
import { fileName, saveAs } from './save-file.ts'

const { answer } = vi.hoisted(() => ({ answer: { canceled: false, filePath: '' } }))
vi.mock('electron', () => ({
  app: { getPath: () => 'downloads' },
  dialog: { showSaveDialog: async () => answer },
}))

const save = (filePath: string) => {
  answer.filePath = filePath
  return saveAs({} as never, 'trà.txt', async () => 'trà 茶')
}

test('a file is saved where the person chose', async () => {
  const path = join(tmpdir(), `trà ${process.pid}.txt`)
  expect(await save(path)).toBe(path)
  expect(await readFile(path, 'utf8')).toBe('trà 茶')
  await rm(path)
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
