import { describe, expect, test } from 'vitest'
import { formReducer, initialFormState } from './form-state.ts'
import { rebased, valueAt, withValue } from './paths.ts'
import { toSubmitError } from './submit-error.ts'

const start = initialFormState({ email: '', params: { links: [] as string[], count: null as number | null } })
const refuse = (detail: { loc: (string | number)[]; msg: string }[], message?: string) =>
  formReducer(start, {
    type: 'reject',
    submitError: { message, detail, requestId: 'r-1' },
    fields: ['email', 'params.links'],
    join: (sentences) => sentences.join('；'),
  })

describe('the server’s fieldErrors', () => {
  test('reach their fields, also from inside a field’s value; the first one counts', () => {
    const state = refuse([
      { loc: ['body', 'email'], msg: 'taken' },
      { loc: ['body', 'email'], msg: 'and ugly' },
      { loc: ['body', 'params', 'links', 2], msg: 'no link' },
    ])
    expect([...state.fieldErrors]).toEqual([
      ['email', 'taken'],
      ['params.links', 'no link'],
    ])
    expect(state.submitError).toBeUndefined()
  })

  test('without a field on the form are shown for the whole form', () => {
    const state = refuse(
      [
        { loc: ['body', 'secret'], msg: 'odd' },
        { loc: ['query'], msg: 'old' },
      ],
      'bad',
    )
    expect(state.submitError).toEqual(expect.objectContaining({ message: 'odd；old', requestId: 'r-1' }))
  })

  test('are cleared when their field changes', () => {
    const state = formReducer(refuse([{ loc: ['body', 'email'], msg: 'taken' }]), {
      type: 'change',
      name: 'email',
      value: 'x',
    })
    expect(state.fieldErrors.size).toBe(0)
    expect(state.values.email).toBe('x')
  })

  test('a refusal without detail keeps its sentence', () => {
    expect(refuse([], 'no free port').submitError?.message).toBe('no free port')
  })
})

test('values are changed by path without touching the others', () => {
  const next = withValue(start.values, 'params.count', 3)
  expect(valueAt(next, 'params.count')).toBe(3)
  expect(next.params.links).toBe(start.values.params.links)
  expect(start.values.params.count).toBeNull()
  expect(valueAt(next, 'no.such.path')).toBeUndefined()
})

test.each([
  [null, {}],
  ['text', {}],
  [new Error('boom'), { message: 'boom' }],
  [
    { refusal: { msg: 'Wrong password', reason: 'login_wrong', request_id: 'r' } },
    { message: 'Wrong password' },
  ],
  [{ refusal: { msg: 'Broken', reason: 'fault', request_id: 'r' } }, { message: 'Broken', requestId: 'r' }],
  [{ name: 'ApiUnreachable', message: 'The server did not answer' }, { unreachable: true }],
  [{ name: 'ApiTooLarge', message: 'The server did not answer' }, { tooLarge: true }],
  [{ name: 'ApiFileChanged', message: 'The file has changed since it was chosen' }, { fileChanged: true }],
  [{ name: 'TextsUnreachable', message: 'No texts of common' }, { unreachable: true }],
  [
    {
      message: 'x',
      refusal: {
        msg: 'taken',
        request_id: 'r',
        detail: [
          { loc: 'x', msg: 'y' },
          { loc: [], msg: 'z' },
        ],
      },
    },
    { message: 'taken', requestId: 'r', detail: [{ loc: [], msg: 'z' }] },
  ],
])('any thrown value is readable: %j', (thrown, read) => {
  expect(JSON.parse(JSON.stringify(toSubmitError(thrown)))).toEqual(read)
})

test('what nobody changed follows the record, field by field, in groups too; lists count as one value', () => {
  const from = { name: 'a', note: null, texts: { en: 'one', vi: 'một' }, keys: ['x'] }
  const to = { name: 'b', note: 'new', texts: { en: 'two', vi: 'hai' }, keys: ['x', 'y'] }
  const typed = { ...from, texts: { ...from.texts, vi: 'Một' }, keys: ['z'] }
  expect(rebased<object>(typed, from, to)).toEqual({
    name: 'b',
    note: 'new',
    texts: { en: 'two', vi: 'Một' },
    keys: ['z'],
  })
})
