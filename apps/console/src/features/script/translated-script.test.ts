import type { Script } from '@seaport/contract/work/script'
import { expect, test } from 'vitest'
import { translatedScript } from './translated-script.ts'

const script: Script = {
  id: 's1',
  title: 'Welcome',
  type: 'text',
  network: 'x_sandbox',
  group: { id: 'g1', name: 'Greetings' },
  text: 'Hi {nickname}',
  files: [],
  public: false,
  created_at: '2026-03-02T08:00:00.000Z',
  updated_at: '2026-03-02T08:00:00.000Z',
}
const named = (name: string) => `${name} (English)`

test('a translation is a script of its own beside the first one', () => {
  expect(translatedScript(script, named, 'Hello {nickname}')).toEqual({
    title: 'Welcome (English)',
    network: 'x_sandbox',
    group_id: 'g1',
    public: false,
    content: { type: 'text', text: 'Hello {nickname}' },
  })
})

test('a long title gives way to the language, and wrong variables are no script', () => {
  const long = translatedScript({ ...script, title: 'x'.repeat(120) }, named, 'Hello')
  expect(long?.title).toHaveLength(120)
  expect(long?.title.endsWith(' (English)')).toBe(true)
  expect(translatedScript(script, named, 'Hello {nick}')).toBeUndefined()
})
