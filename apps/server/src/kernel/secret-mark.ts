import type { Db } from '../db/schema.ts'
import { fingerprintOf, type Secret } from './secret.ts'

/**
 * Compares the secret with the one that the database was first used with. With another one a server could not read what the others encrypted, nor
 * they what it encrypts, and nobody would notice before a proxy, a mail or a login fails.
 * @throws Error with a message for the operator
 */
export async function requireSecret(db: Db, secret: Secret): Promise<void> {
  const fingerprint = fingerprintOf(secret)
  await db
    .insertInto('secret_mark')
    .values({ id: 1, fingerprint })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const mark = await db
    .selectFrom('secret_mark')
    .select('fingerprint')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  if (mark.fingerprint !== fingerprint)
    throw new Error(
      'The secret of this server is not the one of its database, whose passwords and second factors it could not read. Set SEAPORT_SECRET to that of the other servers, or of the server before; where none was set, it is in the file secret of the data directory of the server that started first. If it is lost, run: seaport accept-secret',
    )
}

/** Makes this secret the database's, in place of one that was lost. */
export async function acceptSecret(db: Db, secret: Secret): Promise<void> {
  const fingerprint = fingerprintOf(secret)
  await db
    .insertInto('secret_mark')
    .values({ id: 1, fingerprint })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprint }))
    .execute()
}
