import { expect, test } from 'vitest'
import { announcementForm, changedTexts, toFormValues } from './announcement-form.ts'

const empty = toFormValues()
const faults = (texts: object) =>
  announcementForm('en')
    .safeParse({ ...empty, texts: { ...empty.texts, ...texts } })
    .error?.issues.map(({ path }) => path.join('.'))

test('a language has title and text or neither; if all are empty, the user’s own one is required', () => {
  expect(faults({})).toEqual(['texts.en.title', 'texts.en.content'])
  expect(faults({ vi: { title: 'Tin', content: ' ' } })).toEqual(['texts.vi.content'])
  expect(faults({ vi: { title: 'Tin', content: 'Nội dung' } })).toBeUndefined()
})

test('the request contains the filled languages, and the time, none for at once', () => {
  const texts = { ...empty.texts, cn: { title: ' 通知 ', content: '内容' } }
  expect(announcementForm('en').parse({ ...empty, texts })).toEqual({
    type: 'system',
    texts: { cn: { title: '通知', content: '内容' } },
    published_at: null,
  })
  const published_at = '2026-12-01T08:00:00.000Z'
  expect(announcementForm('en').parse({ ...empty, texts, published_at })).toMatchObject({ published_at })
})

test('a published announcement keeps its time: none is sent', () => {
  const announcement = {
    id: '1',
    type: 'update' as const,
    texts: { en: { title: 'News', content: 'Text' } },
    published_at: '2026-11-01T08:00:00.000Z',
    published: true,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
  }
  expect(toFormValues(announcement).published_at).toBeNull()
  expect(toFormValues({ ...announcement, published: false }).published_at).toBe(announcement.published_at)
})

test('of the texts only those languages are sent that were changed', () => {
  const en = { title: 'News', content: 'Text' }
  const vi = { title: 'Tin', content: 'Nội dung' }
  expect(changedTexts({ en, vi }, { en: { ...en }, vi })).toBeUndefined()
  expect(changedTexts({ en, vi }, { en, vi: { ...vi, content: 'Mới' } })).toEqual({
    vi: { title: 'Tin', content: 'Mới' },
  })
  expect(changedTexts({ en, vi }, { en: { ...en, title: 'Old' }, cn: vi })).toEqual({
    cn: vi,
    en: { title: 'Old', content: 'Text' },
    vi: null,
  })
})
