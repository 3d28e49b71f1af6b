import { translationProviders } from '@seaport/contract/work/translation'
import { countWords } from '@seaport/contract/work/translation-words'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  lastTarget,
  startTranslationService,
  TRANSLATION_KEY,
  type TranslationStandIn,
} from '../../../test-support/translation-services.ts'
import { sender } from './outgoing-call.ts'
import { TranslationError } from './provider.ts'
import { translateAll } from './translate-texts.ts'
import { lastingFaults, type TranslationFault } from './translation-fault.ts'

const chinese = {
  deepl: ['ZH-HANS', 'ZH-HANT'],
  google: ['zh-CN', 'zh-TW'],
  libretranslate: ['zh-Hans', 'zt'],
}

describe.each(translationProviders)('%s', (provider) => {
  let service: TranslationStandIn
  beforeAll(async () => {
    service = await startTranslationService(provider)
  })
  beforeEach(() => {
    service.mood = 'well'
    service.asked.length = 0
  })
  afterAll(() => service.close())

  const access = (key = TRANSLATION_KEY) => ({ provider, url: `${service.url}/`, key })
  const translate = (texts: string[], to: 'cn' | 'hk' | 'en' = 'cn') =>
    translateAll(access(), texts, to, sender({ allowPrivate: true }))
  const fault = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(TranslationError)
    return (error as TranslationError).fault
  }

  test('translates texts in one request, line by line, and reports their language', async () => {
    const { texts, from } = await translate(['Hello\n\n  good day', 'Bye'])
    expect(texts).toEqual(['HELLO\n\n  GOOD DAY', 'BYE'])
    expect(from).toBe('en')
    expect(service.asked).toHaveLength(1)
    const many = Array.from({ length: 120 }, (_, index) => `line ${index}`)
    expect((await translate([many.join('\n')])).texts).toEqual([many.join('\n').toUpperCase()])
  })

  test('uses the service’s own codes for the Chinese languages', async () => {
    await translate(['Hello'], 'cn')
    expect(lastTarget(provider, service)).toBe(chinese[provider][0])
    await translate(['Hello'], 'hk')
    expect(lastTarget(provider, service)).toBe(chinese[provider][1])
  })

  test('keeps variables, doubled braces, addresses and special characters unchanged', async () => {
    const text = `Hi {nickname}, it's 3 < 4 & "so" {{on}}: https://example.com/a?b=1&c=2 {my_nickname}`
    const { texts } = await translate([text, 'plain & simple'])
    expect(texts).toEqual([
      `HI {nickname}, IT'S 3 < 4 & "SO" {{ON}}: https://example.com/a?b=1&c=2 {my_nickname}`,
      'PLAIN & SIMPLE',
    ])
  })

  test('discards a translation that has lost a variable', async () => {
    service.mood = 'careless'
    expect(await fault(translate(['Hi {nickname}']))).toBe('placeholder')
  })

  test.each(['quota', 'busy', 'too_long'] as const)('reports the fault: %s', async (mood) => {
    service.mood = mood
    expect(await fault(translate(['Hello']))).toBe(mood)
    expect(service.asked).toHaveLength(1)
  })

  test('reports a wrong key, a missing language and invalid answers', async () => {
    const wrong = translateAll(access('wrong'), ['Hello'], 'cn', sender({ allowPrivate: true }))
    expect(await fault(wrong)).toBe('key')
    service.mood = 'one_language'
    expect(await fault(translate(['Hello'], 'cn'))).toBe('language')
    for (const mood of ['short', 'long', 'garbled', 'moved'] as const) {
      service.mood = mood
      expect(await fault(translate(['Hello', 'Bye']))).toBe('answer')
    }
  })

  test('reports an unreachable service', async () => {
    const nobody = { ...access(), url: 'http://127.0.0.1:9' }
    const send = sender({ allowPrivate: true })
    expect(await fault(translateAll(nobody, ['Hello'], 'cn', send))).toBe('unreachable')
  })

  test('connects to no address in a private network, and not without TLS', async () => {
    const faultAt = (url: string, addresses: string[]) => {
      const resolve = async () => addresses.map((address) => ({ address, family: 4 }))
      const send = sender({ allowPrivate: false, resolve })
      return fault(translateAll({ ...access(), url }, ['Hello'], 'cn', send))
    }
    for (const url of [service.url, 'https://translate.example.com'])
      expect(await faultAt(url, ['10.0.0.1'])).toBe('address')
    // A name without addresses: whoever looks it up finds the service unreachable.
    expect(await faultAt('https://translate.example.com', [])).toBe('unreachable')
    expect(await faultAt('http://translate.example.com', [])).toBe('address')
    expect(service.asked).toEqual([])
  })

  test('an address of IPv6 is looked up without the brackets of its URL', async () => {
    const asked: string[] = []
    const resolve = async (host: string) => {
      asked.push(host)
      return []
    }
    const send = sender({ allowPrivate: true, resolve })
    const url = 'http://[2001:DB8::7]:5000'
    expect(await fault(translateAll({ ...access(), url }, ['Hello'], 'cn', send))).toBe('unreachable')
    expect(asked).toEqual(['2001:db8::7'])
  })
})

const rests: Record<TranslationFault, boolean> = {
  quota: true,
  key: true,
  unreachable: true,
  late: true,
  busy: false,
  address: false,
  language: false,
  too_long: false,
  answer: false,
  placeholder: false,
}
test.each(Object.entries(rests))('after %s the service is left alone for a while: %s', (fault, lasts) => {
  expect(lastingFaults.has(fault as TranslationFault)).toBe(lasts)
})

test('words are counted by runs of letters, and by the character where there are no spaces', () => {
  expect(countWords('Hello, how are you?')).toBe(4)
  expect(countWords("Don't panic — 42 times")).toBe(4)
  expect(countWords('你好，世界')).toBe(4)
  expect(countWords('こんにちは Seaport')).toBe(6)
  expect(countWords('Xin chào các bạn')).toBe(4)
  expect(countWords('안녕하세요 여러분')).toBe(2)
  expect(countWords('ก'.repeat(41))).toBe(3)
  expect(countWords('🎉🎉')).toBe(1)
})
