import { createHash } from 'node:crypto'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { plans } from '@seaport/contract/people/plan'
import type { TargetLanguage, Translation, TranslationState } from '@seaport/contract/work/translation.schema'
import { countWords } from '@seaport/contract/work/translation-words'
import { translateFault } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { planOf } from '../../people/user/user.public.ts'
import { sender } from './outgoing-call.ts'
import { type ServiceAccess, type Translated, TranslationError } from './provider.ts'
import { translateAll } from './translate-texts.ts'
import {
  cachedOf,
  insertCached,
  readConfig,
  returnWords,
  takeWords,
  wordsOf,
} from './translation.repository.ts'
import { serviceAccess } from './translation-config.ts'
import { lastingFaults, type TranslationFault } from './translation-fault.ts'

/** How long a service is not called after a fault that would recur. */
const REST_MS = 30_000

/** The last fault of the service, with the settings in use then. */
export interface ServiceRest {
  of: string
  fault: TranslationFault
  until: number
}

/** What translating needs of the server. */
export interface Translator {
  installation: Installation
  /** In the memory of one server: each of several learns separately. */
  rest: { last: ServiceRest | null }
}

/** @returns whether translation is available, and this month's usage */
export async function stateOf(db: Db, userId: string, now: number): Promise<TranslationState> {
  const config = await readConfig(db)
  return {
    provider: config?.provider ?? null,
    used: await wordsOf(db, userId, monthOf(now)),
    allowance: await allowanceOf(db, userId),
    renews_at: instant(nextMonth(now)),
  }
}

/**
 * Translates texts for a team. Its words are reserved before the service is called and refunded on failure; cached
 * translations cost nothing. @throws Refused: translation_off, translation_limit, translation_failed
 */
export async function translateFor(
  translator: Translator,
  context: Pick<Context, 'actor' | 'db' | 'now' | 'locale' | 'mutate'>,
  texts: readonly string[],
  to: TargetLanguage,
): Promise<Translation> {
  const { db, now, locale, mutate } = context
  const userId = context.actor.tenantId
  const access = await serviceAccess(db, translator.installation.secret)
  if (!access) refuse('translation_off')
  const hashes = texts.map((text) => hashOf(access, text, to))
  const cached = new Map(
    (await cachedOf(db, userId, hashes)).map(({ hash, ...row }) => [hash.toString('hex'), row]),
  )
  const known = hashes.map((hash) => cached.get(hash.toString('hex')))
  const missing = texts.flatMap((text, index) => (known[index] ? [] : [{ text, hash: hashes[index] }]))
  const words = missing.reduce((sum, { text }) => sum + countWords(text), 0)
  const fresh = await paidFor(translator, context, words, () =>
    ask(translator, { access, texts: missing.map(({ text }) => text), to, now, locale }),
  )
  const rows = missing.map(({ hash = Buffer.alloc(0) }, index) => ({
    user_id: userId,
    hash,
    language: to,
    source: fresh.from,
    text: fresh.texts[index] ?? '',
    created_at: now,
  }))
  if (rows.length > 0) await mutate(({ trx }) => insertCached(trx, rows))
  const next = fresh.texts.values()
  const answer = known.map((row) => row?.text ?? next.next().value ?? '')
  return { texts: answer, provider: access.provider, from: known[0] ? known[0].source : fresh.from, words }
}

/** Reserves the words, translates, and refunds them on failure. */
async function paidFor(
  { installation }: Translator,
  { actor, db, now, mutate }: Pick<Context, 'actor' | 'db' | 'now' | 'mutate'>,
  words: number,
  act: () => Promise<Translated>,
): Promise<Translated> {
  if (words === 0) return { texts: [], from: null }
  const userId = actor.tenantId
  const month = monthOf(now)
  const allowance = await allowanceOf(db, userId)
  const enough = await mutate(({ trx }) => takeWords(trx, { userId, month, words, allowance }))
  if (!enough && allowance !== null) {
    const left = Math.max(0, allowance - (await wordsOf(db, userId, month)))
    refuse('translation_limit', { words, left, allowance })
  }
  try {
    return await act()
  } catch (error) {
    await mutate(({ trx }) => returnWords(trx, { userId, month, words }))
    installation.log.info({ fault: error instanceof Error ? error.message : 'unknown' }, 'not translated')
    throw error
  }
}

/**
 * Calls the service once, without a retry; after a fault that would recur it is not called for a while.
 * @throws Refused: translation_failed
 */
export async function ask(
  { installation, rest }: Translator,
  {
    access,
    texts,
    to,
    now,
    locale,
  }: { access: ServiceAccess; texts: readonly string[]; to: TargetLanguage; now: number; locale: Locale },
): Promise<Translated> {
  const of = JSON.stringify(access)
  const { last } = rest
  if (last && last.of === of && last.until > now) fail(last.fault, locale)
  try {
    return await translateAll(access, texts, to, sender(installation.env.translation))
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error
    if (lastingFaults.has(error.fault)) rest.last = { of, fault: error.fault, until: now + REST_MS }
    return fail(error.fault, locale)
  }
}

function fail(fault: TranslationFault, locale: Locale): never {
  refuse('translation_failed', { trouble: translateFault(locale, fault) })
}

/** @returns null for an unlimited quota */
async function allowanceOf(db: Db, userId: string): Promise<number | null> {
  return plans[await planOf(db, userId)].words
}

function hashOf({ provider }: ServiceAccess, text: string, to: TargetLanguage): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([provider, to, text]))
    .digest()
}

/** @returns the month of a moment in UTC, such as `2026-11` */
function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}

function nextMonth(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}
