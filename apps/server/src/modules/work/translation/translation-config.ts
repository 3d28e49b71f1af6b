import { isIP } from 'node:net'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { putTranslationConfig } from '@seaport/contract/work/translation'
import type { TranslationConfig } from '@seaport/contract/work/translation.schema'
import { translateFault } from '@seaport/i18n/server'
import type { TranslationConfigTable } from '../../../db/schema/translation.ts'
import type { Db } from '../../../db/schema.ts'
import { instantOrNull } from '../../../db/wire.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse, refuseFields } from '../../../kernel/refusal.ts'
import { decrypt, encrypt, type Secret } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { isPublicAddress } from '../../desk/proxy/proxy.public.ts'
import type { ServiceAccess } from './provider.ts'
import { lockConfig, readConfig, upsertConfig } from './translation.repository.ts'

type Host = Pick<Installation, 'env' | 'secret'>

/** @returns the service that is set up, with its key; null = none is */
export async function serviceAccess(db: Db, secret: Secret): Promise<ServiceAccess | null> {
  const row = await readConfig(db)
  if (!row?.provider) return null
  const { provider, url, key_sealed } = row
  return { provider, url, key: key_sealed && decrypt(keyOf(secret), key_sealed, provider) }
}

/**
 * Sets translation up. The stored key is kept only for the same provider and address: otherwise an administrator could
 * send it to a server under their control.
 * @returns the settings before and after, without the key
 * @throws Refused: conflict if it is not what the caller saw; translation_failed, with the field
 */
export async function replaceConfig(
  work: UnitOfWork,
  { env, secret }: Host,
  { provider, url, key, seen }: ParsedOf<typeof putTranslationConfig>['body'],
  locale: Locale,
): Promise<{ before: TranslationConfigTable | undefined; after: TranslationConfigTable }> {
  const wrong = (field: string, fault: 'address' | 'key_again' | 'key') =>
    refuseFields('translation_failed', [field], { trouble: translateFault(locale, fault) })
  if (url !== null && isPrivate(url) && !env.translation.allowPrivate) wrong('url', 'address')
  const before = await lockConfig(work)
  if (seen !== undefined && seen !== instantOrNull(before?.updated_at ?? null)) refuse('conflict')
  const known = before?.key_sealed ?? null
  const moves = before?.provider !== provider || before?.url !== url
  if (key === undefined && known && moves && provider) wrong('key', 'key_again')
  const kept = moves ? null : known
  const given = key && provider ? encrypt(keyOf(secret), key, provider) : null
  const sealed = key === undefined ? kept : given
  if (sealed === null && provider !== null && provider !== 'libretranslate') wrong('key', 'key')
  const after = { id: 'current' as const, provider, url, key_sealed: sealed, updated_at: work.now }
  await upsertConfig(work.trx, after)
  return { before, after }
}

/** Addresses are checked when names are resolved, at each request; obvious errors are refused at once. */
function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))
}

/** @returns the settings as administrators see them */
export function toConfig(row: TranslationConfigTable | undefined): TranslationConfig {
  return {
    provider: row?.provider ?? null,
    url: row?.url ?? '',
    has_key: !!row?.key_sealed,
    updated_at: instantOrNull(row?.updated_at ?? null),
  }
}

function keyOf(secret: Secret): Buffer {
  return secret.key('translation-key')
}
