import type { Installation } from '../../../kernel/installation.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { newToken } from '../../../kernel/secret.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { lockRole } from '../role/role.public.ts'
import { newUser } from './new-user.ts'
import { hasOwner, insertUser } from './user.repository.ts'

/** Who the first owner is when the environment names nobody; an address that no mail leaves for. */
const DEFAULT_OWNER = 'admin@seaport.test'

/**
 * Creates the first owner if the installation has none. The password comes from the environment, or is generated and printed once.
 * @throws Error if the owner's address belongs to a user who is no owner
 */
export async function ensureOwner(
  installation: Installation,
  writeLine: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> {
  if (await hasOwner(installation.database.db)) return
  const { email, password } = installation.env.owner
  const address = (email ?? DEFAULT_OWNER).toLowerCase()
  const secret = password ?? newToken()
  const passwordHash = await hashPassword(secret)
  const created = await withTransaction(installation, async (work) => {
    // Servers that start at the same moment look for an owner one after the other.
    await lockRole(work, 'owner')
    if (await hasOwner(work.trx)) return false
    const added = await insertUser(
      work.trx,
      newUser(work.now, {
        email: address,
        username: 'Owner',
        password_hash: passwordHash,
        role_key: 'owner',
      }),
    )
    if (!added) throw new Error(`SEAPORT_OWNER_EMAIL: ${address} belongs to a user who is not an owner`)
    return true
  })
  if (!created) return
  if (password === null) writeLine(`First owner: ${address}, password ${secret} (shown this once; change it)`)
  else installation.log.info(`First owner: ${address}`)
}
