import type { TargetLanguage } from '@seaport/contract/work/translation.schema'
import { z } from 'zod'
import { type Answer, below, exactly, TranslationError, type TranslationService } from './provider.ts'

const codes: Partial<Record<TargetLanguage, string>> = { cn: 'zh-CN', hk: 'zh-TW' }

const Body = z.object({
  data: z.object({
    translations: z.array(
      z.object({ translatedText: z.string(), detectedSourceLanguage: z.string().optional() }),
    ),
  }),
})

/** Google Cloud Translation, Basic (v2): the key is sent in a header, so that no access log contains it. */
export const google: TranslationService = {
  mostTexts: 100,
  keep: { name: 'span', attributes: ' class="notranslate" translate="no"' },
  async translate({ url, key }, batch, send) {
    const answer = await send({
      method: 'POST',
      url: below(url ?? 'https://translation.googleapis.com', '/language/translate/v2'),
      headers: { 'x-goog-api-key': key ?? '' },
      body: {
        q: batch.texts,
        target: codes[batch.to] ?? batch.to,
        format: batch.marked ? 'html' : 'text',
      },
    })
    const translations = bodyOf(answer)
    return {
      texts: exactly(
        translations.map(({ translatedText }) => translatedText),
        batch,
      ),
      from: translations[0]?.detectedSourceLanguage ?? null,
    }
  },
}

function bodyOf({ status, body }: Answer) {
  const said = JSON.stringify(body ?? '')
  if (status === 403 && /daily ?limit ?exceeded|quota ?exceeded/i.test(said))
    throw new TranslationError('quota')
  if (status === 429 || (status === 403 && /rate ?limit ?exceeded/i.test(said)))
    throw new TranslationError('busy')
  if (status === 401 || status === 403 || (status === 400 && /api ?key/i.test(said)))
    throw new TranslationError('key')
  if (status === 413 || (status === 400 && /too (?:long|large)|exceeds the limit/i.test(said)))
    throw new TranslationError('too_long')
  if (status === 400 && /target|language/i.test(said)) throw new TranslationError('language')
  const parsed = Body.safeParse(body)
  if (status !== 200 || !parsed.success) throw new TranslationError('answer')
  return parsed.data.data.translations
}
