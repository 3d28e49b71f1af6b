import type { Work } from '../../../kernel/work.ts'

/** Locks a user's row until the end of the work, whoever it is: first of all locks that a unit of work takes. */
export async function lockPerson({ trx }: Work, id: string): Promise<void> {
  await trx.selectFrom('user').select('id').where('id', '=', id).forUpdate().execute()
}
