import { plans } from '@seaport/contract/people/plan'
import * as translation from '@seaport/contract/work/translation'
import type * as translationSchema from '@seaport/contract/work/translation.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createSeatOnline, createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import {
  startTranslationService,
  TRANSLATION_KEY,
  type TranslationStandIn,
} from '../../../test-support/translation-services.ts'
import { forgetTranslations } from './translation.public.ts'

eachDatabase('translation', (location) => {
  let server: TestServer
  let service: TranslationStandIn
  let owner: TestUser
  beforeAll(async () => {
    service = await startTranslationService('deepl')
    server = await startTestServer(location, { SEAPORT_ALLOW_PRIVATE_TRANSLATION: '1' })
    owner = await createUser(server, { role: 'owner' })
  })
  beforeEach(() => {
    service.mood = 'well'
    service.asked.length = 0
  })
  afterAll(async () => {
    await server.stop()
    await service.close()
  })

  const put = (body: Parameters<typeof server.call<typeof translation.putTranslationConfig>>[1]['body']) =>
    server.call(translation.putTranslationConfig, { body }, owner)
  const setUp = () => put({ provider: 'deepl', url: service.url, key: TRANSLATION_KEY })
  const translate = (person: TestUser, text: string, to: translationSchema.TargetLanguage = 'cn') =>
    server.call(translation.translateTexts, { body: { texts: [text], to } }, person)
  const state = (person: TestUser) => server.call(translation.getTranslation, {}, person)

  test('is unavailable before it is set up, and after it is switched off', async () => {
    const person = await createUser(server)
    expect(await state(person)).toMatchObject({ provider: null, used: 0 })
    await refusal(translate(person, 'Hello'), 'translation_off')
    await refusal(
      server.call(translation.testTranslationConfig, { body: { to: 'cn' } }, owner),
      'translation_off',
    )
    await setUp()
    expect((await server.call(translation.testTranslationConfig, { body: { to: 'vi' } }, owner)).text).toBe(
      'HELLO {nickname}, WELCOME ABOARD!',
    )
    expect(await state(person)).toMatchObject({ provider: 'deepl', used: 0 })
    await put({ provider: null, url: null })
    await refusal(translate(person, 'Hello'), 'translation_off')
  })

  test('the key is never returned, and is kept only for its provider and address', async () => {
    await setUp()
    const config = await server.call(translation.getTranslationConfig, {}, owner)
    expect(config).toMatchObject({ provider: 'deepl', url: service.url, has_key: true })
    expect(JSON.stringify(config)).not.toContain(TRANSLATION_KEY)
    await refusal(put({ provider: 'deepl', url: 'https://elsewhere.example' }), 'translation_failed')
    await refusal(put({ provider: 'google', url: null }), 'translation_failed')
    expect(await put({ provider: 'deepl', url: service.url })).toMatchObject({ has_key: true })
    await refusal(put({ provider: 'libretranslate', url: null }), 'invalid_input')
  })

  test('settings that somebody has changed since they were read are not replaced', async () => {
    const { updated_at: seen } = await setUp()
    server.clock.advance(1)
    const off = { provider: null, url: null }
    await put({ ...off, seen })
    await refusal(put({ provider: 'google', url: null, key: TRANSLATION_KEY, seen }), 'conflict')
    await refusal(put({ ...off, seen: null }), 'conflict')
  })

  test('words are counted once: repeats are cached, and failures refunded', async () => {
    await setUp()
    const person = await createUser(server)
    const answer = { texts: ['HELLO DEAR {nickname}'], provider: 'deepl', from: 'en', words: 3 }
    expect(await translate(person, 'Hello dear {nickname}')).toEqual(answer)
    expect(await translate(person, 'Hello dear {nickname}')).toEqual({ ...answer, words: 0 })
    expect(service.asked).toHaveLength(1)
    expect(await state(person)).toMatchObject({ used: 3, allowance: null })
    service.mood = 'careless'
    const { refusal: lost } = await refusal(translate(person, 'Lost {account}'), 'translation_failed')
    expect(lost.msg).toContain('lost a variable')
    expect(await state(person)).toMatchObject({ used: 3 })
  })

  test('a team’s translations are its own: another one pays for the same text, and learns nothing', async () => {
    await setUp()
    const [one, other] = [await createUser(server), await createUser(server)]
    await translate(one, 'Shared words')
    expect(await translate(other, 'Shared words')).toMatchObject({ words: 2 })
    expect(service.asked).toHaveLength(2)
    expect([(await state(one)).used, (await state(other)).used]).toEqual([2, 2])
    await server.installation.database.db.transaction().execute((trx) => forgetTranslations(trx, one.id))
    expect(await translate(one, 'Shared words')).toMatchObject({ words: 2 })
    expect(await translate(other, 'Shared words')).toMatchObject({ words: 0 })
  })

  test('a seat translates on its team’s quota', async () => {
    await setUp()
    const person = await createUser(server, { ports: 10 })
    const seat = await createSeatOnline(server, person, 5)
    const body = { texts: ['Good morning', 'Good night'], to: 'vi' as const }
    const answer = await server.call(translation.translateTexts, { body }, seat)
    expect(answer).toMatchObject({ texts: ['GOOD MORNING', 'GOOD NIGHT'], words: 4 })
    expect((await state(person)).used).toBe(4)
  })

  test('concurrent requests never exceed the quota, and the next month starts at zero', async () => {
    await setUp()
    const person = await createUser(server, { plan: 'default', days: 60 })
    const allowance = plans.default.words
    expect(await state(person)).toMatchObject({ allowance })
    const text = (index: number) => Array.from({ length: 150 }, (_, word) => `w${index}x${word}`).join(' ')
    const calls = Array.from({ length: 12 }, (_, index) => translate(person, text(index)))
    const { answers, reasons } = await tally(calls)
    expect(answers).toHaveLength(Math.floor(allowance / 150))
    expect(new Set(reasons)).toEqual(new Set(['translation_limit']))
    expect((await state(person)).used).toBe(150 * answers.length)
    const { refusal: full } = await refusal(translate(person, text(99)), 'translation_limit')
    expect(full.msg).toContain(String(allowance - 150 * answers.length))
    // From 2 March, before the sessions end.
    server.clock.advance(29.8 * 24 * 60 * 60)
    expect((await state(person)).used).toBe(0)
    expect(await translate(person, text(99))).toMatchObject({ words: 150 })
  })

  test('the largest plan is unlimited, also for administrators, but its words are counted', async () => {
    await setUp()
    const person = await createUser(server, { plan: 'professional' })
    const texts = [0, 1, 2, 3].map((text) => `w${text} `.repeat(6000))
    const answers = await Promise.all(texts.map((text) => translate(person, text)))
    const words = answers.reduce((sum, answer) => sum + answer.words, 0)
    expect(words).toBeGreaterThan(plans.standard.words)
    await translate(person, 'One more')
    expect(await state(person)).toMatchObject({ used: words + 2, allowance: null })
    const administrator = await createUser(server, { role: 'admin', plan: 'default' })
    expect(await state(administrator), 'whatever the plan in the row').toMatchObject({ allowance: null })
  })

  test('a lasting fault is not retried for a while; new settings are tried at once', async () => {
    await setUp()
    const person = await createUser(server)
    service.mood = 'quota'
    for (const text of ['One', 'Two', 'Three']) await refusal(translate(person, text), 'translation_failed')
    expect(service.asked).toHaveLength(1)
    expect((await state(person)).used).toBe(0)
    service.mood = 'well'
    server.clock.advance(31)
    expect(await translate(person, 'Four')).toMatchObject({ texts: ['FOUR'] })
    // A test that succeeds ends the wait.
    service.mood = 'quota'
    await refusal(translate(person, 'Five'), 'translation_failed')
    service.mood = 'well'
    await refusal(translate(person, 'Six'), 'translation_failed')
    await server.call(translation.testTranslationConfig, { body: { to: 'cn' } }, owner)
    expect(await translate(person, 'Seven')).toMatchObject({ texts: ['SEVEN'] })
  })
})
