import type { TargetLanguage } from '@seaport/contract/work/translation.schema'
import { z } from 'zod'
import {
  type Answer,
  below,
  exactly,
  type Send,
  type ServiceAccess,
  TranslationError,
  type TranslationService,
} from './provider.ts'

/** Older versions use `zh` and `zt`, newer ones `zh-Hans` and `zh-Hant`. */
const codes: Partial<Record<TargetLanguage, readonly string[]>> = {
  cn: ['zh-Hans', 'zh'],
  hk: ['zh-Hant', 'zt'],
  pt: ['pt', 'pb', 'pt-BR'],
}

const Languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }))
const Detected = z.object({ language: z.string() })
const Body = z.object({
  translatedText: z.array(z.string()),
  detectedLanguage: z.union([z.array(Detected), Detected]).optional(),
})

/** LibreTranslate, run by the operator: it supports the languages installed there. */
export const libretranslate: TranslationService = {
  mostTexts: 50,
  keep: { name: 'code', attributes: ' translate="no"' },
  async translate(access, batch, send) {
    const target = await targetOf(access, batch.to, send)
    const answer = await send({
      method: 'POST',
      url: below(access.url ?? '', '/translate'),
      body: {
        q: batch.texts,
        source: 'auto',
        target,
        format: batch.marked ? 'html' : 'text',
        ...(access.key && { api_key: access.key }),
      },
    })
    const { translatedText, detectedLanguage } = bodyOf(answer)
    const [detected] = [detectedLanguage ?? []].flat()
    return { texts: exactly(translatedText, batch), from: detected ? tagOf(detected.language) : null }
  },
}

/** @throws TranslationError: language */
async function targetOf({ url }: ServiceAccess, to: TargetLanguage, send: Send): Promise<string> {
  const { status, body } = await send({ method: 'GET', url: below(url ?? '', '/languages') })
  const known = Languages.safeParse(body)
  if (status !== 200 || !known.success) throw new TranslationError('answer')
  const names = new Set(known.data.flatMap(({ code, targets }) => [code, ...(targets ?? [])]))
  const target = (codes[to] ?? [to]).find((code) => names.has(code))
  if (target === undefined) throw new TranslationError('language')
  return target
}

function bodyOf({ status, body }: Answer) {
  const said = JSON.stringify(body ?? '')
  if (status === 401 || status === 403) throw new TranslationError('key')
  if (status === 429) throw new TranslationError(/per (?:\d+ )?(?:day|hour)/i.test(said) ? 'quota' : 'busy')
  if (status === 413 || (status === 400 && /exceeds/i.test(said))) throw new TranslationError('too_long')
  if (status === 400 && /not supported|not available/i.test(said)) throw new TranslationError('language')
  const parsed = Body.safeParse(body)
  if (status !== 200 || !parsed.success) throw new TranslationError('answer')
  return parsed.data
}

function tagOf(code: string): string {
  if (code === 'zt') return 'zh-Hant'
  return code === 'pb' ? 'pt-BR' : code
}
