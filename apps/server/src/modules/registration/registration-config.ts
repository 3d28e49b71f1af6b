import type { Locale } from '@seaport/contract/primitives'
import type { RegistrationConfig } from '@seaport/contract/registration'
import { translate } from '@seaport/i18n/server'
import { Refused } from '../../app/refusal.ts'
import type { Db } from '../../db/schema.ts'
import { configRow } from './registration.repository.ts'

/** What counts until an administrator says otherwise. */
const defaults: RegistrationConfig = {
  allow_registration: true,
  refusal_message: '',
  max_per_ip_per_day: 5,
  gifted_ports: 0,
  gifted_days: 0,
}

export async function registrationConfig(db: Db): Promise<RegistrationConfig> {
  const row = await configRow(db)
  if (!row) return defaults
  const { id: _, allow_registration, ...rest } = row
  return { ...rest, allow_registration: allow_registration === 1 }
}

/** @returns whether people may register, and what they read if not */
export async function publicRegistration(
  db: Db,
  locale: Locale,
): Promise<{ open: boolean; refusal_message: string | null }> {
  const { allow_registration: open, refusal_message } = await registrationConfig(db)
  return { open, refusal_message: open ? null : refusal_message || translate(locale, 'registration_closed') }
}

/** @throws Refused: registration_closed, in the words of the configuration */
export function requireOpen({ allow_registration, refusal_message }: RegistrationConfig): void {
  if (!allow_registration)
    throw new Refused('registration_closed', {}, undefined, refusal_message || undefined)
}
