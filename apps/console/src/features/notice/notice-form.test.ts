import { expect, test } from 'vitest'
import { noticeForm, typedNotice } from './notice-form.ts'

const empty = typedNotice()
const faults = (texts: object) =>
  noticeForm('en')
    .safeParse({ ...empty, texts: { ...empty.texts, ...texts } })
    .error?.issues.map(({ path }) => path.join('.'))

test('a language has title and text or neither; without any, the own one is asked for', () => {
  expect(faults({})).toEqual(['texts.en.title', 'texts.en.content'])
  expect(faults({ vi: { title: 'Tin', content: ' ' } })).toEqual(['texts.vi.content'])
  expect(faults({ vi: { title: 'Tin', content: 'Nội dung' } })).toBeUndefined()
})

test('what is sent has the languages that are written, and a time only where one is set', () => {
  const texts = { ...empty.texts, cn: { title: ' 通知 ', content: '内容' } }
  expect(noticeForm('en').parse({ ...empty, texts })).toEqual({
    type: 'system',
    texts: { cn: { title: '通知', content: '内容' } },
  })
  const published_at = '2026-12-01T08:00:00.000Z'
  expect(noticeForm('en').parse({ ...empty, texts, published_at })).toMatchObject({ published_at })
})

test('a published announcement keeps its time: none is sent', () => {
  const notice = {
    id: '1',
    type: 'update' as const,
    texts: { en: { title: 'News', content: 'Text' } },
    published_at: '2026-11-01T08:00:00.000Z',
    published: true,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
  }
  expect(typedNotice(notice).published_at).toBeNull()
  expect(typedNotice({ ...notice, published: false }).published_at).toBe(notice.published_at)
})
