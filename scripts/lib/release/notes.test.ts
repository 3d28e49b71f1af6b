import { expect, test } from 'vitest'
import { parseNotes } from './notes.ts'

test('each language has its own notes, whatever else the page contains', () => {
  const page =
    '# 1.2.0\n\nFor us.\n\n## cn\n\n- 更快\n\n### 修复\n\n- 无\n\n## hk\n更快\n## en\n\nFaster\n\n## vi\nNhanh hơn\n'
  expect(parseNotes(page)).toEqual({
    cn: '- 更快\n\n### 修复\n\n- 无',
    hk: '更快',
    en: 'Faster',
    vi: 'Nhanh hơn',
  })
})

test.each([
  ['', '## cn, ## hk, ## en, ## vi'],
  ['## cn\n更快\n## en\nFaster\n## vi\n\n## hk', '## hk, ## vi'],
])('%j lacks %s', (page, missing) => {
  expect(() => parseNotes(page)).toThrow(`there are no notes under ${missing}`)
})
