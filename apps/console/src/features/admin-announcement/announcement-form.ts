import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { Instant } from '@seaport/contract/kernel/primitives.schema'
import { type AdminAnnouncement, AnnouncementType } from '@seaport/contract/platform/announcement.schema'
import { z } from 'zod'

const Text = z.object({ title: z.string().trim().max(120), content: z.string().trim().max(20_000) })
type Texts = Record<Locale, z.infer<typeof Text>>

/**
 * Form of an announcement: each language has title and content or neither, at least one has both.
 * @param first the language that is required while all are empty
 */
export function announcementForm(first: Locale) {
  return z
    .object({
      type: AnnouncementType,
      /** null = at once. */
      published_at: Instant.nullable(),
      texts: z.object({ cn: Text, hk: Text, en: Text, vi: Text }),
    })
    .superRefine(({ texts }, context) => {
      const missing = (lang: Locale, field: 'title' | 'content') =>
        context.addIssue({ code: 'custom', message: 'required', path: ['texts', lang, field] })
      const written = writtenIn(texts)
      for (const lang of written.length > 0 ? written : [first])
        for (const field of ['title', 'content'] as const) if (!texts[lang][field]) missing(lang, field)
    })
    .transform(({ texts, ...rest }) => ({
      ...rest,
      texts: Object.fromEntries(writtenIn(texts).map((lang) => [lang, texts[lang]])),
    }))
}

/** @returns the languages with any text */
function writtenIn(texts: Texts): Locale[] {
  return locales.filter((lang) => texts[lang].title.trim() !== '' || texts[lang].content.trim() !== '')
}

/** @returns the languages whose texts were changed, null = taken away; undefined if none was */
export function changedTexts(before: AdminAnnouncement['texts'], after: AdminAnnouncement['texts']) {
  const changed = locales.filter(
    (lang) => before[lang]?.title !== after[lang]?.title || before[lang]?.content !== after[lang]?.content,
  )
  return changed.length === 0
    ? undefined
    : Object.fromEntries(changed.map((lang) => [lang, after[lang] ?? null]))
}

/** Initial values of the form; empty for a new announcement. */
export function toFormValues(announcement?: AdminAnnouncement): z.input<ReturnType<typeof announcementForm>> {
  const texts = Object.fromEntries(
    locales.map((lang) => [lang, announcement?.texts[lang] ?? { title: '', content: '' }]),
  )
  return {
    type: announcement?.type ?? 'system',
    published_at: announcement && !announcement.published ? announcement.published_at : null,
    texts: texts as Texts,
  }
}
