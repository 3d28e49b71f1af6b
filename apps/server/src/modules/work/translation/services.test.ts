import { translationProviders } from '@seaport/contract/work/translation'
import { TargetLanguage } from '@seaport/contract/work/translation.schema'
import { expect, test } from 'vitest'
import { type Answer, type OutgoingCall, type ServiceAccess, TranslationError } from './provider.ts'
import { services } from './services.ts'

const STATUSES = [200, 302, 400, 401, 403, 404, 413, 429, 456, 500, 503, 529]
/** What services say beside a status; the first says nothing. */
const MESSAGES = [
  '',
  'API key not valid. Please pass a valid API key.',
  'Daily Limit Exceeded',
  'quotaExceeded',
  'User Rate Limit Exceeded',
  'Text too long',
  'Request payload too large',
  'request (2001) exceeds text limit (2000)',
  'The total codepoints in the request exceeds the limit',
  'Bad language pair: en|xx',
  "Value for 'target_lang' not supported.",
  'xx is not available',
  'Slowdown: 10 per 1 minute',
  'Slowdown: 100 per 1 day',
  'Slowdown: 100 per hour',
]
const LANGUAGES = ['zh-Hans', 'zt', 'en', 'vi', 'pt-BR'].map((code) => ({ code }))

/** Translations as each of the services sends them. */
const translated = (count: number, language?: string) => {
  const texts = Array.from({ length: count }, (_, index) => `TEXT ${index}`)
  return {
    translations: texts.map((text) => ({ text, detected_source_language: language })),
    data: {
      translations: texts.map((translatedText) => ({ translatedText, detectedSourceLanguage: language })),
    },
    translatedText: texts,
    ...(language && { detectedLanguage: { language } }),
  }
}

/** Asks a service for two texts. @returns what it was asked, and what was understood of the answer */
async function play(
  access: ServiceAccess,
  answer: Answer,
  { to = 'en', marked = false }: { to?: TargetLanguage; marked?: boolean } = {},
) {
  const calls: OutgoingCall[] = []
  const understood = await services[access.provider]
    .translate(access, { texts: ['one', 'two'], to, marked }, async (call) => {
      calls.push(call)
      return call.method === 'GET' ? { status: 200, body: LANGUAGES } : answer
    })
    .then(
      (done) => JSON.stringify(done),
      (error: unknown) => (error instanceof TranslationError ? error.fault : String(error)),
    )
  return { call: JSON.stringify(calls.at(-1)), asked: calls.map(({ url }) => url).join(', '), understood }
}

test.each(translationProviders)(
  'what %s is asked, and what is understood of its answers',
  async (provider) => {
    const access = { provider, url: 'https://translate.test//', key: 'a-key' }
    const good: Answer = { status: 200, body: translated(2, 'en') }
    const { mostTexts, keep } = services[provider]
    const lines = [`${mostTexts} texts at once, nothing in <${keep.name}${keep.attributes}>`]
    for (const key of [null, 'a-key', 'a-key:fx'])
      lines.push(`at its own address with ${key}: ${(await play({ provider, url: null, key }, good)).asked}`)
    lines.push(`plain: ${(await play(access, good)).call}`)
    lines.push(`marked: ${(await play(access, good, { marked: true })).call}`)
    for (const to of TargetLanguage.options) {
      const { call, understood } = await play(access, good, { to })
      lines.push(`${to}: ${/"target(?:_lang)?":"([^"]+)"/.exec(call)?.[1] ?? understood}`)
    }
    for (const language of [undefined, 'EN', 'zt', 'pb'])
      lines.push(
        `language ${language}: ${(await play(access, { status: 200, body: translated(2, language) })).understood}`,
      )
    for (const count of [1, 3])
      lines.push(
        `${count} of 2 texts: ${(await play(access, { status: 200, body: translated(count) })).understood}`,
      )
    for (const status of STATUSES) {
      const [usual, ...others] = await Promise.all(
        MESSAGES.map(
          async (message) => (await play(access, { status, body: { error: { message } } })).understood,
        ),
      )
      lines.push(`${status}: ${usual}`)
      others.forEach((understood, index) => {
        if (understood !== usual) lines.push(`    ${MESSAGES[index + 1]}: ${understood}`)
      })
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`services-of-${provider}.txt`)
  },
)
