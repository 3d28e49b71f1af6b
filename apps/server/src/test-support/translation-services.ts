import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { TranslationProvider } from '@seaport/contract/work/translation.schema'

/** The key that every stand-in takes. */
export const TRANSLATION_KEY = 'Translation-key-7f3a9c'

/** Behaviour of a stand-in: correct answers, or a typical fault of such services. */
type Mood =
  | 'well'
  | 'quota'
  | 'busy'
  | 'too_long'
  | 'silent'
  | 'careless'
  | 'short'
  | 'long'
  | 'garbled'
  | 'moved'
  | 'one_language'

/** A translation service on this machine that speaks one provider's protocol. */
export interface TranslationStandIn {
  url: string
  mood: Mood
  /** Bodies of the received translation requests. */
  asked: Record<string, unknown>[]
  close(): Promise<void>
}

type Fault = 'key' | 'quota' | 'busy' | 'too_long' | 'language'
interface Protocol {
  path: string
  key(request: IncomingMessage, body: Record<string, unknown>): unknown
  texts(body: Record<string, unknown>): unknown
  target(body: Record<string, unknown>): unknown
  kept: string
  isMarked(body: Record<string, unknown>): boolean
  faults: Record<Fault, [status: number, body: unknown]>
  answer(texts: string[]): unknown
}

const googleFault = (message: string) => ({ error: { code: 403, message, errors: [{ message }] } })

/** What each provider's documentation says of requests, answers and refusals. */
const protocols: Record<TranslationProvider, Protocol> = {
  deepl: {
    path: '/v2/translate',
    key: ({ headers }) => headers.authorization?.replace('DeepL-Auth-Key ', ''),
    texts: ({ text }) => text,
    target: ({ target_lang }) => target_lang,
    kept: 'x',
    isMarked: ({ tag_handling, ignore_tags }) => tag_handling === 'xml' && String(ignore_tags) === 'x',
    faults: {
      key: [403, undefined],
      quota: [456, { message: 'Quota exceeded' }],
      busy: [429, { message: 'Too many requests' }],
      too_long: [413, { message: 'Request Entity Too Large' }],
      language: [400, { message: "Value for 'target_lang' not supported." }],
    },
    answer: (texts) => ({
      translations: texts.map((text) => ({ detected_source_language: 'EN', text })),
    }),
  },
  google: {
    path: '/language/translate/v2',
    key: ({ headers }) => headers['x-goog-api-key'],
    texts: ({ q }) => q,
    target: ({ target }) => target,
    kept: 'span',
    isMarked: ({ format }) => format === 'html',
    faults: {
      key: [400, { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } }],
      quota: [403, googleFault('Daily Limit Exceeded')],
      busy: [403, googleFault('User Rate Limit Exceeded')],
      too_long: [400, { error: { code: 400, message: 'Text too long' } }],
      language: [400, { error: { code: 400, message: 'Bad language pair: en|xx' } }],
    },
    answer: (texts) => ({
      data: {
        translations: texts.map((translatedText) => ({ translatedText, detectedSourceLanguage: 'en' })),
      },
    }),
  },
  libretranslate: {
    path: '/translate',
    key: (_request, { api_key }) => api_key,
    texts: ({ q }) => q,
    target: ({ target }) => target,
    kept: 'code',
    isMarked: ({ format }) => format === 'html',
    faults: {
      key: [403, { error: 'Invalid API key' }],
      quota: [429, { error: 'Slowdown: 100 per 1 day' }],
      busy: [429, { error: 'Slowdown: 10 per 1 minute' }],
      too_long: [400, { error: 'Invalid request: request (2001) exceeds text limit (2000)' }],
      language: [400, { error: 'xx is not supported' }],
    },
    answer: (texts) => ({
      translatedText: texts,
      detectedLanguage: texts.map(() => ({ confidence: 90, language: 'en' })),
    }),
  },
}

/** A fake translation: capitals everywhere except in protected parts. */
function shout(text: string, { kept }: Protocol, isMarked: boolean, isCareless: boolean): string {
  if (!isMarked) return text.toUpperCase()
  const parts = text.split(new RegExp(`(<${kept}(?: [^>]*)?>.*?</${kept}>|&\\w+;)`))
  return parts
    .map((part, index) => (index % 2 === 0 ? part.toUpperCase() : isCareless && part[0] === '<' ? '' : part))
    .join('')
    .replaceAll("'", '&#39;')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? 'Forbidden' : JSON.stringify(body))
}

/** Starts a stand-in of a provider. */
export async function startTranslationService(provider: TranslationProvider): Promise<TranslationStandIn> {
  const protocol = protocols[provider]
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/languages' && provider === 'libretranslate') {
      const codes = standIn.mood === 'one_language' ? ['en'] : ['en', 'zh-Hans', 'zt', 'vi', 'es']
      return send(
        response,
        200,
        codes.map((code) => ({ code, name: code, targets: codes })),
      )
    }
    const body = (await json(request)) as Record<string, unknown>
    if (standIn.mood === 'moved') return response.writeHead(302, { location: standIn.url }).end()
    if (request.url !== protocol.path) return send(response, 404, {})
    standIn.asked.push(body)
    const { mood } = standIn
    if (mood === 'silent') return
    if (protocol.key(request, body) !== TRANSLATION_KEY) return send(response, ...protocol.faults.key)
    if (mood === 'quota' || mood === 'busy' || mood === 'too_long')
      return send(response, ...protocol.faults[mood])
    if (mood === 'one_language') return send(response, ...protocol.faults.language)
    if (mood === 'garbled') return response.writeHead(200).end('<html>')
    const texts = (protocol.texts(body) as string[]).map((text) =>
      shout(text, protocol, protocol.isMarked(body), mood === 'careless'),
    )
    if (mood === 'short') texts.pop()
    if (mood === 'long') texts.push('ONE MORE')
    return send(response, 200, protocol.answer(texts))
  }
  const server = createServer((request, response) => void answer(request, response))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const standIn: TranslationStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'well',
    asked: [],
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
  return standIn
}

/** @returns the target language of the last requested translation */
export function lastTarget(provider: TranslationProvider, { asked }: TranslationStandIn): unknown {
  return protocols[provider].target(asked.at(-1) ?? {})
}
