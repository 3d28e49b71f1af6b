import { expect, test } from 'vitest'
import validation from '../locales/en/validation.json' with { type: 'json' }
import { type Issue, issueMessage } from './issue.ts'

const said: [Issue, string][] = [
  [{ code: 'too_small', origin: 'string', minimum: 8, input: 'x' }, 'too_short'],
  [{ code: 'too_small', origin: 'string', minimum: 8, input: '' }, 'required'],
  [{ code: 'too_small', origin: 'string', minimum: 1, input: ' ' }, 'required'],
  [{ code: 'too_small', origin: 'string', minimum: 6, exact: true, input: '1' }, 'exact_length'],
  [{ code: 'too_small', origin: 'array', minimum: 1, input: [] }, 'required'],
  [{ code: 'too_small', origin: 'array', minimum: 2, input: [1] }, 'too_few'],
  [{ code: 'too_small', origin: 'int', minimum: 1, inclusive: true, input: 0 }, 'at_least'],
  [{ code: 'too_small', origin: 'number', minimum: 0, inclusive: false, input: 0 }, 'more_than'],
  [{ code: 'too_big', origin: 'string', maximum: 80, input: 'x' }, 'too_long'],
  [{ code: 'too_big', origin: 'array', maximum: 20, input: [] }, 'too_many'],
  [{ code: 'too_big', origin: 'number', maximum: 5, inclusive: true, input: 6 }, 'at_most'],
  [{ code: 'too_big', origin: 'number', maximum: 5, inclusive: false, input: 5 }, 'less_than'],
  // An issue of our own says neither whether its bound is inclusive nor whether it is exact.
  [{ code: 'too_small', origin: 'number', minimum: 5, input: 4 }, 'at_least'],
  [{ code: 'too_big', origin: 'number', maximum: 5, input: 6 }, 'at_most'],
  [{ code: 'invalid_type', expected: 'number', input: null }, 'required'],
  [{ code: 'invalid_type', expected: 'int', input: 1.5 }, 'whole_number'],
  [{ code: 'invalid_type', expected: 'number', input: Number.NaN }, 'number'],
  [{ code: 'invalid_type', expected: 'string', input: 4 }, 'invalid'],
  [{ code: 'invalid_format', format: 'email', input: 'x' }, 'email'],
  [{ code: 'invalid_format', format: 'email', input: '' }, 'required'],
  [{ code: 'invalid_format', format: 'regex', input: 'x' }, 'format'],
  [{ code: 'invalid_format', format: 'url', input: 'x' }, 'url'],
  [{ code: 'invalid_format', format: 'datetime', input: 'x' }, 'date_time'],
  [{ code: 'invalid_format', format: 'date', input: 'x' }, 'date_time'],
  [{ code: 'invalid_format', format: 'time', input: 'x' }, 'date_time'],
  [{ code: 'invalid_format', format: 'ipv4', input: 'x' }, 'ip'],
  [{ code: 'invalid_format', format: 'ipv6', input: 'x' }, 'ip'],
  [{ code: 'invalid_union', input: 'z' }, 'choice'],
  [{ code: 'not_multiple_of', divisor: 0.01, input: 0.001 }, 'multiple_of'],
  [{ code: 'too_small', origin: 'set', minimum: 2, input: new Set([1]) }, 'too_few'],
  [{ code: 'too_big', origin: 'string', maximum: 6, exact: true, input: '1234567' }, 'exact_length'],
  [{ code: 'invalid_type', expected: 'string' }, 'required'],
  [{ code: 'invalid_type', expected: 'never' }, 'invalid'],
  [{ code: 'custom', input: '' }, 'invalid'],
  [{ code: 'invalid_value', input: 'z' }, 'choice'],
  [{ code: 'invalid_value', input: '' }, 'required'],
  [{ code: 'unrecognized_keys', input: {} }, 'unknown_field'],
  [{ code: 'custom', message: 'agreement_required', input: false }, 'agreement_required'],
  [{ code: 'custom', message: 'constructor', input: '' }, 'invalid'],
  [{}, 'invalid'],
]

test.each(said)('%j says %s', (issue, key) => {
  expect(issueMessage(issue).key).toBe(key)
})

/** Messages of forms, which are about a line of a text. */
const OF_LINES = ['line_wrong', 'lines_more', 'account_line_network', 'account_line_without_network']

test('a schema may name each message that no kind of issue has', () => {
  const ofKinds = new Set([...said.map(([, key]) => key), ...OF_LINES])
  const keys = Object.keys(validation).map((key) => key.replace(/_(?:one|other)$/, ''))
  const others = keys.filter((key) => !ofKinds.has(key))
  expect(others.filter((message) => issueMessage({ code: 'custom', message }).key !== message)).toEqual([])
})
