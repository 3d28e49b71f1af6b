import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { faultFaults, parseFaults, planted, readFaults } from './faults.ts'

const text = `
# unit: waits for five milliseconds
@ wait.ts
- wait(5 * SECOND)
-   after()
+ wait(5)
! wait.test.ts

# leftover: the line is left out
@ wait.ts
- $&
! wait.test.ts > of a cancelled wait
`

function checkout(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'wait.ts'), source)
  writeFileSync(join(folder, 'wait.test.ts'), '')
  mkdirSync(join(folder, 'tests/faults'), { recursive: true })
  writeFileSync(join(folder, 'tests/faults/time.txt'), text)
  return folder
}

test('a file of faults is read, and each is planted by its text', () => {
  const source = 'await wait(5 * SECOND)\n  after()\n$&\n'
  const faults = readFaults(checkout(source))
  expect(faults.map(({ area, title, test, only }) => [area, title, test, only])).toEqual([
    ['time', 'unit: waits for five milliseconds', 'wait.test.ts', undefined],
    ['time', 'leftover: the line is left out', 'wait.test.ts', 'of a cancelled wait'],
  ])
  expect(faults.map((fault) => planted(source, fault))).toEqual([
    'await wait(5)\n$&\n',
    'await wait(5 * SECOND)\n  after()\n\n',
  ])
  expect(faultFaults(faults, checkout(source))).toEqual([])
})

test.each([
  ['# unit: no file\n- x\n! a.test.ts'],
  ['# unit: no text\n@ a.ts\n! a.test.ts'],
  ['# unit: no test\n@ a.ts\n- x'],
  ['# unit: a line without a mark\n@ a.ts\n- x\nwait\n! a.test.ts'],
])('an incomplete fault is refused: %s', (incomplete) => {
  expect(() => parseFaults('area', incomplete)).toThrow('tests/faults/area.txt')
})

test('a fault whose text is missing or ambiguous is reported, as is one without a test or a kind', () => {
  const faults = parseFaults('time', text)
  expect(faultFaults(faults, checkout('$&$&'))).toEqual([
    expect.stringContaining('its text stands 0 times in wait.ts'),
    expect.stringContaining('its text stands 2 times in wait.ts'),
  ])
  const [fault] = parseFaults('time', '# late: no kind\n@ wait.ts\n- x\n+ x\n! gone.test.ts')
  expect(faultFaults(fault ? [fault] : [], checkout('x'))).toEqual([
    expect.stringContaining('begins with none of leftover'),
    expect.stringContaining('changes nothing'),
    expect.stringContaining('there is no test gone.test.ts'),
  ])
})
