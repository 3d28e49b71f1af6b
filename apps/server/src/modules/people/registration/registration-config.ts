import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { RegistrationConfig } from '@seaport/contract/people/registration.schema'
import { translate } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import { Refused } from '../../../kernel/refusal.ts'
import { configRow } from './registration.repository.ts'

/** Defaults until an administrator changes them. */
const defaults: RegistrationConfig = {
  allow_registration: true,
  refusal_messages: {},
  max_per_ip_per_day: 5,
  gifted_ports: 0,
  gifted_days: 0,
}

export async function registrationConfig(db: Db): Promise<RegistrationConfig> {
  const row = await configRow(db)
  if (!row) return defaults
  const { id: _, allow_registration, refusal_messages, ...rest } = row
  return {
    ...rest,
    allow_registration: allow_registration === 1,
    refusal_messages: JSON.parse(refusal_messages) as RegistrationConfig['refusal_messages'],
  }
}

/** @returns whether people may register, and the message if not */
export async function publicRegistration(
  db: Db,
  locale: Locale,
): Promise<{ open: boolean; refusal_message: string | null }> {
  const config = await registrationConfig(db)
  const open = config.allow_registration
  return {
    open,
    refusal_message: open ? null : (messageIn(config, locale) ?? translate(locale, 'registration_closed')),
  }
}

/** @throws Refused: registration_closed, with the configured message */
export function requireOpen(config: RegistrationConfig, locale: Locale): void {
  if (!config.allow_registration)
    throw new Refused('registration_closed', {}, undefined, messageIn(config, locale))
}

/** @returns the text in the reader's language, else the first one available */
function messageIn({ refusal_messages }: RegistrationConfig, locale: Locale): string | undefined {
  return (
    refusal_messages[locale] ?? locales.map((one) => refusal_messages[one]).find((text) => text !== undefined)
  )
}
