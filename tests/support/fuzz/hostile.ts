import { randomUUID } from 'node:crypto'
import type { FieldPath } from '../../../apps/server/src/test-support/tour/fields.ts'
import { pick } from '../random.ts'

type Random = () => number

/** Stands for JSON that no value of JavaScript turns into; `jsonOf` writes it out. */
const written = (json: string) => `\ue000${json}\ue001`

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] })

/** Values that no honest client sends, for any field. */
const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0.000_000_1,
  2 ** 31,
  2 ** 53 + 2,
  -(2 ** 63),
  1e308,
  written('1e999'),
  written('-1e999'),
  written('123456789012345678901234567890'),
  written('{"__proto__":{"admin":true},"constructor":{"prototype":1}}'),
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202e\u200b\ufeff',
  'e\u0301'.repeat(50),
  '😀'.repeat(120),
  'x'.repeat(300),
  'x'.repeat(9000),
  "' or 1=1 --",
  '%_\\',
  '(.*)*$[',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '=cmd|calc!A0',
  'http://[::1',
  'http://user:pass@127.0.0.1:0/',
  'javascript:alert(1)',
  'a@b',
  '"a b"@example.test\r\nbcc: c@example.test',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00.000Z',
  '1e3',
  '0x10',
  'NaN',
  '99999999999999999999',
  '-1',
  '00000000-0000-0000-0000-000000000000',
  'Mars/Olympus',
  'toString',
  '__proto__',
  [],
  [null],
  [[[]]],
  {},
  { length: -1 },
  { $gt: '' },
  { toString: 1 },
  nested(8),
  nested(400),
  Array.from({ length: 250 }, (_, index) => index),
  Array.from({ length: 40 }, () => 'x'.repeat(100)),
  Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`k${index}`, index])),
]

/** @returns a value to put in place of one that is right */
export function hostile(random: Random, right: unknown): unknown {
  const near: unknown[] = [randomUUID(), jsonOf(right), [right], { 0: right }]
  if (typeof right === 'number') near.push(-right, right + 0.5, right * 1e9, right + 1)
  if (typeof right === 'string') near.push(`${right}\0`, right.repeat(40), right.slice(1), `${right} `)
  if (Array.isArray(right)) near.push([...right, ...right], [...right, null], Array(60).fill(right[0]))
  return random() < 0.3 ? pick(random, near) : pick(random, values)
}

/** @returns a text for an address */
export function hostileText(random: Random): string {
  return String(
    pick(
      random,
      values.filter((value) => typeof value !== 'object'),
    ),
  )
}

/** @returns JSON with what `written` stands for */
export function jsonOf(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(
    /"\ue000((?:[^"\\\ue000\ue001]|\\.)*)\ue001"/g,
    (_, json: string) => JSON.parse(`"${json}"`) as string,
  )
}

/** @returns a copy with something else at a path, or without it */
export function changed(whole: unknown, path: FieldPath, change: (old: unknown) => unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(whole)
  const isList = Array.isArray(whole)
  const inner = (whole ?? {}) as Record<string | number, unknown>
  const next = changed(inner[step], rest, change)
  if (isList) return Object.assign([...whole], { [Number(step)]: next })
  if (typeof inner !== 'object') return { [step]: next }
  const { [step]: _, ...others } = inner
  return next === undefined ? others : { ...others, [step]: next }
}
