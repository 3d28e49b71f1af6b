import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parametersOf } from '../scripts/catalogue.ts'
import { bannedWords, typography, wrongScript } from '../scripts/checks.ts'
import { packageRoot } from '../scripts/files.ts'
import { type Clause, type DocumentName, documentIn, type LegalDocument } from './document.ts'
import { LANGS, type Lang } from './lang.ts'

const folder = join(packageRoot, 'documents')
const names = readdirSync(join(folder, 'en'))
const read = (lang: Lang, name: string): LegalDocument =>
  JSON.parse(readFileSync(join(folder, lang, name), 'utf8'))
const parameters = (clause: Clause) => [...parametersOf([clause].flat().join(' ')).keys()].sort()
const shape = ({ sections }: LegalDocument) =>
  sections.map(({ id, clauses }) => [
    id,
    clauses.map((clause) => [typeof clause === 'string' ? 'text' : clause.length, parameters(clause)]),
  ])
const textsOf = ({ title, lead, company, support, sections }: LegalDocument) => [
  title,
  lead,
  company,
  support,
  ...sections.flatMap((one) => [one.title, ...one.clauses.flat()]),
]

test('a document is that of its language and name, and loaded once', async () => {
  for (const lang of LANGS)
    for (const name of ['agreement', 'privacy'] satisfies DocumentName[]) {
      const coming = documentIn(lang, name)
      expect(documentIn(lang, name)).toBe(coming)
      expect((await coming).title).toBe(read(lang, `${name}.json`).title)
    }
})

test.each(LANGS)('%s has every document and no other', (lang) => {
  expect(readdirSync(join(folder, lang))).toEqual(names)
})

/** What each document has to say: its sections, each with its number of clauses, lists included. */
const sections: Readonly<Record<string, Record<string, number>>> = {
  'agreement.json': {
    ...{ parties: 3, age: 3, account: 4, ports: 3, payment: 5, refunds: 4, conduct: 5 },
    ...{ content: 3, availability: 2, end: 2, liability: 2, law: 4 },
  },
  'privacy.json': {
    ...{ responsible: 3, account: 3, logins: 3, devices: 2, region: 1, work: 2 },
    ...{ people: 3, browser: 2, sharing: 2, retention: 3, rights: 3, changes: 2 },
  },
}

describe.each(names)('%s', (name) => {
  test('lacks no section and no clause', () => {
    const { sections: written } = read('en', name)
    expect(Object.fromEntries(written.map(({ id, clauses }) => [id, clauses.length]))).toEqual(sections[name])
  })

  test.each(LANGS)('in %s has the sections, clauses and parameters of the English text', (lang) => {
    expect(shape(read(lang, name))).toEqual(shape(read('en', name)))
  })

  test('names each section once, and leaves nothing empty', () => {
    for (const lang of LANGS) {
      const document = read(lang, name)
      const ids = document.sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(textsOf(document).filter((text) => text.trim() !== text || text === '')).toEqual([])
    }
  })

  test('is written in the script and the words of its place', () => {
    const texts = (lang: Lang) => Object.fromEntries(textsOf(read(lang, name)).entries())
    const languages = { cn: texts('cn'), hk: texts('hk'), en: texts('en'), vi: texts('vi') }
    expect([
      ...wrongScript(name, languages),
      ...typography(name, languages),
      ...bannedWords(name, languages),
    ]).toEqual([])
  })
})
