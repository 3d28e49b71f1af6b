import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { upsertConfig } from '../modules/people/registration/registration.public.ts'

/** Newcomers of a demonstration get a little to try it with. */
export async function writeRegistrationConfig({ trx }: UnitOfWork): Promise<void> {
  await upsertConfig(trx, {
    allow_registration: true,
    refusal_messages: {},
    max_per_ip_per_day: 20,
    gifted_ports: 2,
    gifted_days: 3,
  })
}
