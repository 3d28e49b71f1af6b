import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

// EKKOLearnAI/hermes-studio#1749, Maintainerr/Maintainerr#2812: servers that end, or answer nothing more.
test('a log on a full disk stops nothing', () => {
  const full = openSync('/dev/full', 'w')
  const log = openLog('info', full)
  for (let line = 0; line < 100; line += 1) expect(() => log.info('x'.repeat(20_000))).not.toThrow()
  closeSync(full)
})

test('a log has each entry at once, as a line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-log-'))
  const file = openSync(join(folder, 'log'), 'w')
  openLog('warn', file).warn({ password: 'Quiet-harbour-1' }, 'Tea')
  const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'Tea', password: '[hidden]' }])
  closeSync(file)
  rmSync(folder, { recursive: true })
})
