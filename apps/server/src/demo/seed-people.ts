import type { Work } from '../kernel/work.ts'

/** Newcomers of a demonstration get a little to try it with. */
export async function writeRegistrationConfig({ trx }: Work): Promise<void> {
  await trx
    .insertInto('registration_config')
    .values({
      id: 1,
      allow_registration: 1,
      refusal_messages: '{}',
      max_per_ip_per_day: 20,
      gifted_ports: 2,
      gifted_days: 3,
    })
    .execute()
}
