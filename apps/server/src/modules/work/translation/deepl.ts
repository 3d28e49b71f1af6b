import type { TargetLanguage } from '@seaport/contract/work/translation.schema'
import { z } from 'zod'
import { type Answer, below, exactly, TranslationError, type TranslationService } from './provider.ts'

const codes: Partial<Record<TargetLanguage, string>> = {
  cn: 'ZH-HANS',
  hk: 'ZH-HANT',
  en: 'EN-US',
  pt: 'PT-BR',
}

const Body = z.object({
  translations: z.array(z.object({ text: z.string(), detected_source_language: z.string().optional() })),
})

/** DeepL; keys of its free plan end with `:fx` and use a host of their own. */
export const deepl: TranslationService = {
  mostTexts: 50,
  keep: { name: 'x', attributes: '' },
  async translate({ url, key }, batch, send) {
    const base = url ?? (key?.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')
    const answer = await send({
      method: 'POST',
      url: below(base, '/v2/translate'),
      headers: { authorization: `DeepL-Auth-Key ${key ?? ''}` },
      body: {
        text: batch.texts,
        target_lang: codes[batch.to] ?? batch.to.toUpperCase(),
        preserve_formatting: true,
        ...(batch.marked && { tag_handling: 'xml', ignore_tags: ['x'] }),
      },
    })
    const translations = bodyOf(answer)
    return {
      texts: exactly(
        translations.map(({ text }) => text),
        batch,
      ),
      from: translations[0]?.detected_source_language?.toLowerCase() ?? null,
    }
  },
}

function bodyOf({ status, body }: Answer) {
  if (status === 456) throw new TranslationError('quota')
  if (status === 403 || status === 401) throw new TranslationError('key')
  if (status === 429 || status === 529) throw new TranslationError('busy')
  if (status === 413) throw new TranslationError('too_long')
  if (status === 400 && /target_lang/.test(JSON.stringify(body))) throw new TranslationError('language')
  const parsed = Body.safeParse(body)
  if (status !== 200 || !parsed.success) throw new TranslationError('answer')
  return parsed.data.translations
}
