import { normaliseEmail } from '@seaport/contract/address/email'
import type { Trx } from '../../../db/schema.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { newToken } from '../../../kernel/secret.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import { lockRole } from '../role/role.public.ts'
import { newUser } from './new-user.ts'
import { changeEmail, hasOwner, insertUser, loginOf, setPassword } from './user.repository.ts'

/** Address of the first owner if the environment has none; no mail is sent to it. */
const DEFAULT_OWNER = 'admin@seaport.test'

/**
 * Creates the first owner if the installation has none. The password comes from the environment, or is generated and
 * printed once. @throws Error if the owner's address is invalid, or belongs to a user who is not an owner
 */
export async function ensureOwner(
  installation: Installation,
  writeLine: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> {
  if (await hasOwner(installation.database.db)) return
  const { email, password } = installation.env.owner
  const address = normaliseEmail(email ?? DEFAULT_OWNER)
  if (address === undefined) throw new Error('SEAPORT_OWNER_EMAIL is not an e-mail address')
  const secret = password ?? newToken()
  const passwordHash = await hashPassword(secret)
  const created = await withTransaction(installation, async (work) => {
    // Serialized, so that servers started at the same moment create one owner.
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

/**
 * Sets another password for an owner. If the address is unknown, the first owner gets it if they never logged in;
 * otherwise another owner is created. @throws Error if the address belongs to a user who is not an owner, or to an owner
 * who can't log in because somebody disabled or removed them
 */
export async function giveOwnerNewPassword(
  work: UnitOfWork,
  email: string,
  passwordHash: string,
): Promise<{ id: string; created: boolean }> {
  await lockRole(work, 'owner')
  const known = (await loginOf(work.trx, email)) ?? (await unusedFirstOwner(work.trx))
  if (known) {
    if (known.role_key !== 'owner') throw new Error(`${email} belongs to a user who is not an owner`)
    if (known.status !== 'normal')
      throw new Error(`${email} belongs to an owner who was disabled or removed; name another address`)
    if (known.email !== email) await changeEmail(work.trx, known.id, email)
    await setPassword(work.trx, known.id, passwordHash)
    return { id: known.id, created: false }
  }
  const user = newUser(work.now, { email, username: 'Owner', password_hash: passwordHash, role_key: 'owner' })
  await insertUser(work.trx, user)
  return { id: user.id, created: true }
}

async function unusedFirstOwner(trx: Trx) {
  const first = await loginOf(trx, DEFAULT_OWNER)
  const isUnused = first?.role_key === 'owner' && first.status === 'normal' && first.last_login_at === null
  return isUnused ? first : undefined
}
