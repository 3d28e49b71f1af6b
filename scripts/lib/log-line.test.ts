import { expect, test } from 'vitest'
import { shownPart } from './log-line.ts'

test.each([
  ['plain words', 'Owner password: x', 'Owner password: x'],
  ['an ordinary log entry', '{"level":30,"msg":"request completed"}', null],
  ['an ordinary entry of the seat’s client', '{"level":"info","msg":"logged in"}', null],
  ['a warning of the seat’s client', '{"level":"warn","msg":"proxy failed"}', 'proxy failed'],
  ['a warning', '{"level":40,"msg":"job late"}', 'job late'],
  [
    'a fault with its cause',
    '{"level":50,"msg":"job failed","err":{"message":"disk full"}}',
    'job failed: disk full',
  ],
  ['a fault without a message', '{"level":60}', '{"level":60}'],
  ['JSON that is not a log entry', '{"a":1}', '{"a":1}'],
  ['broken JSON', '{oh', '{oh'],
  ['an empty line', '  ', null],
])('%s', (_title, line, shown) => {
  expect(shownPart(line)).toBe(shown)
})
