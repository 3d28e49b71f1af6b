import { MAX_SCRIPT_TEXT } from '@seaport/contract/work/script'
import type { Script } from '@seaport/contract/work/script.schema'
import { issueMessage } from '@seaport/i18n/issue'
import { expect, test } from 'vitest'
import { translatedScript } from './translated-script.ts'

const script: Script = {
  id: 's1',
  title: 'Welcome',
  type: 'text',
  networks: ['x_sandbox'],
  group: { id: 'g1', name: 'Greetings' },
  text: 'Hi {nickname}',
  files: [],
  public: false,
  own: true,
  created_at: '2026-03-02T08:00:00.000Z',
  updated_at: '2026-03-02T08:00:00.000Z',
}
const named = (name: string) => `${name} (English)`

test('a translation becomes a separate script', () => {
  expect(translatedScript(script, named, 'Hello {nickname}', true).data).toEqual({
    title: 'Welcome (English)',
    networks: ['x_sandbox'],
    group_id: 'g1',
    public: false,
    content: { type: 'text', text: 'Hello {nickname}' },
  })
})

test('a public script of somebody else becomes a text of one’s own, without their group and files', () => {
  const file = { id: 'f1', kind: 'image', name: 'trà.png' } as Script['files'][number]
  const shared: Script = { ...script, type: 'image_text', files: [file], public: true }
  expect(translatedScript(shared, named, 'Hello {nickname}', false).data).toEqual({
    title: 'Welcome (English)',
    networks: ['x_sandbox'],
    group_id: null,
    public: false,
    content: { type: 'text', text: 'Hello {nickname}' },
  })
})

test('a long title is shortened for the language', () => {
  const { data } = translatedScript({ ...script, title: 'x'.repeat(120) }, named, 'Hello', true)
  expect(data?.title).toHaveLength(120)
  expect(data?.title.endsWith(' (English)')).toBe(true)
})

test.each([
  ['Hello {nick}', { key: 'unknown_variable' }],
  ['x'.repeat(MAX_SCRIPT_TEXT + 1), { key: 'too_long', params: { count: MAX_SCRIPT_TEXT } }],
])('an invalid translation is refused, never cut: %.12s', (text, message) => {
  const { error } = translatedScript(script, named, text, true)
  expect(error?.issues.map(issueMessage)).toEqual([message])
})
