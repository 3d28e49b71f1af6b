import type { Lang } from './lang.ts'

/** Long texts apart from the messages, so that only their own page loads them, in one language. */
export type DocumentName = 'agreement' | 'privacy'

/** A paragraph, or the points of a list. */
export type Clause = string | readonly string[]

export interface Section {
  /** The same in every language: what links lead to. */
  readonly id: string
  readonly title: string
  readonly clauses: readonly Clause[]
}

/** A legal document. Placeholders such as `{{company}}` are filled from the installation's configuration. */
export interface LegalDocument {
  readonly title: string
  readonly lead: string
  /** Stands for the company, and for how support is reached, where the configuration names none. */
  readonly company: string
  readonly support: string
  readonly sections: readonly Section[]
}

const known = new Map<string, Promise<LegalDocument>>()

/** A document in one language: the same promise each time, so that a component may wait for it with `use`. */
export function documentIn(lang: Lang, name: DocumentName): Promise<LegalDocument> {
  const key = `${lang}/${name}`
  const coming = known.get(key) ?? load(lang, name)
  known.set(key, coming)
  // After a failure the next visit tries again.
  coming.catch(() => known.delete(key))
  return coming
}

async function load(lang: Lang, name: DocumentName): Promise<LegalDocument> {
  const file: { default: LegalDocument } = await import(`../documents/${lang}/${name}.json`)
  return file.default
}
