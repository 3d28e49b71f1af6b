import { type Issue, issueMessage } from '@seaport/i18n/issue'
import { expect, test } from 'vitest'
import { CreateForm, emptyScript, type ScriptDraft } from './script-draft.ts'

const filled: ScriptDraft = {
  ...emptyScript,
  title: 'Tea',
  networks: ['x'],
  content: { type: 'text', text: 'Hi {nickname}', file_ids: ['f1'] },
}
const of = (type: ScriptDraft['content']['type']) => ({ ...filled, content: { ...filled.content, type } })

test('a request has the fields of the script’s type, whatever else was tried', () => {
  expect(CreateForm.parse(of('text'))).toMatchObject({
    group_id: null,
    content: { type: 'text', text: 'Hi {nickname}' },
  })
  expect(CreateForm.parse(of('image')).content).toEqual({ type: 'image', file_ids: ['f1'] })
  expect(CreateForm.parse(of('image_text')).content).toEqual({
    type: 'image_text',
    text: 'Hi {nickname}',
    file_ids: ['f1'],
  })
  expect(CreateForm.parse({ ...of('video'), group_id: 'g1' })).toMatchObject({
    group_id: 'g1',
    content: { type: 'video', file_ids: ['f1'] },
  })
})

test.each([
  [emptyScript, ['title', 'networks', 'content.text']],
  [{ ...filled, content: { ...filled.content, text: 'x' } }, ['content.text']],
  [{ ...filled, content: { ...filled.content, text: 'Hi {nick}' } }, ['content.text']],
  [
    { ...filled, networks: ['x', 'instagram'], content: { ...filled.content, text: '茶'.repeat(2201) } },
    ['content.text'],
  ],
  [{ ...of('image'), content: { type: 'image', text: '', file_ids: [] } }, ['content.file_ids']],
] as [ScriptDraft, string[]][])('%j is wrong at its fields', (draft, paths) => {
  const found = CreateForm.safeParse(draft).error?.issues.map(({ path }) => path.join('.'))
  expect(found).toEqual(paths)
})

test('a text that is too long for one of its networks names that one', () => {
  const text = '茶'.repeat(2201)
  const draft = {
    ...filled,
    networks: ['facebook', 'instagram'] as const,
    content: { ...filled.content, text },
  }
  const [issue] = CreateForm.safeParse(draft).error?.issues ?? []
  const { key, params } = issueMessage(issue as Issue)
  expect([key, params]).toEqual(['script_too_long', { network: 'Instagram' }])
})
