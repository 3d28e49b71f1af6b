import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { contains } from './like.ts'

const { titles, queries_that_must_find } = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../../../tests/inputs/search-titles.json', import.meta.url)),
    'utf8',
  ),
) as { titles: string[]; queries_that_must_find: string[] }

/** Texts whose letters differ in case or form, and texts that must not be found. */
const pairs: [title: string, query: string, found: boolean][] = [
  ['STRASSE 5', 'straße', true],
  ['Straße 5', 'STRASSE', true],
  ['STRAẞE', 'straße', true],
  ['İstanbul', 'istanbul', true],
  ['ISPARTA', 'ısparta', true],
  ['DIYARBAKIR', 'diyarbakır', true],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς', true],
  ['Οδυσσεύς', 'ΟΔΥΣΣΕΎΣ', true],
  ['ＳＡＬＥ ２０２６', 'sale 2026', true],
  ['sale 2026', 'ＳＡＬＥ', true],
  ['ｶﾀｶﾅ', 'カタカナ', true],
  ['한국어'.normalize('NFD'), '한국어', true],
  ['Café', 'CAFÉ'.normalize('NFD'), true],
  ['ĐÀ NẴNG', 'đà nẵng'.normalize('NFD'), true],
  ['ՀԱՅԱՍՏԱՆ', 'հայաստան', true],
  ['ﬁnance', 'FINANCE', true],
  ['100% tea_time', '0%', true],
  ['1000 tea-time', '0%', false],
  ['tea-time', 'a_t', false],
  ['100％', '0%', true],
  ['茶葉', '茶', true],
  ['茶葉', '葉茶', false],
  ['', 'a', false],
  ["harbor's tea", "r's", true],
  ['tea', "' or '1'='1", false],
  ['tea', "tea') or ('1", false],
  ['tea \\ " $1 ?', '\\ " $1 ?', true],
  // Values reported for other products; the sources are in docs/inputs.md.
  ['bệnh', 'bệnh'.normalize('NFD'), true],
  ['Nguyễn Văn A', 'nguyen van a', true],
  ['Nguyễn Văn A'.normalize('NFD'), 'NGUYEN', true],
  ['vấn đề', 'van de', true],
  ['Βορράς', 'ΒΟΡΡΑΣ', true],
  ['crème', 'creme', true],
  ['İstanbul', 'istanbul', true],
  ['がくせい', 'かくせい', false],
  ['감', '가', false],
]

bothDatabases('search', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const isFound = async (title: string, query: string) => {
    const { rows } = await sql<{ found: number }>`
      select case when ${contains(sql<string>`cast(${title} as text)`, query)} then 1 else 0 end as found`.execute(
      server.installation.database.db,
    )
    return rows[0]?.found === 1
  }

  test('every title of the list is found by its queries', async () => {
    const nfd = /\(decomposed, NFD\)/
    const stored = titles.map((title) => (nfd.test(title) ? title.normalize('NFD') : title))
    for (const query of queries_that_must_find.map((text) => text.replace(/ \(.*\)/, '').normalize('NFC'))) {
      const found = await Promise.all(stored.map((title) => isFound(title, query)))
      expect([query, found.filter(Boolean).length]).toEqual([query, 1])
    }
  })

  test.each(pairs)('%s contains %s: %s', async (title, query, found) => {
    expect(await isFound(title, query)).toBe(found)
  })
})
