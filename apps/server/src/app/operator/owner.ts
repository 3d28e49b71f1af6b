import { normaliseEmail } from '@seaport/contract/address/email'
import { hashPassword } from '../../kernel/password.ts'
import { newToken } from '../../kernel/secret.ts'
import { withTransaction } from '../../kernel/unit-of-work.ts'
import { forgetGuesses } from '../../modules/people/login-log/login-log.public.ts'
import { ensureRoles } from '../../modules/people/role/role.public.ts'
import { endSessionsOf } from '../../modules/people/session/session.public.ts'
import { giveOwnerNewPassword } from '../../modules/people/user/user.public.ts'
import { withInstallation } from './open-installation.ts'

/** `seaport owner <e-mail>`: creates an owner, or gives one a new password, which is printed once: for the first login, or after a lost password. */
export async function giveOwnerPassword(): Promise<void> {
  const [email = '', ...more] = process.argv.slice(2)
  const address = normaliseEmail(email)
  if (address === undefined || more.length > 0) throw new Error('Usage: seaport owner <e-mail>')
  await withInstallation(async (installation) => {
    await ensureRoles(installation)
    const password = newToken()
    const passwordHash = await hashPassword(password)
    const { created } = await withTransaction(installation, async (work) => {
      const owner = await giveOwnerNewPassword(work, address, passwordHash)
      await endSessionsOf(work, owner.id)
      await forgetGuesses(work.trx, { id: owner.id, email: address })
      return owner
    })
    process.stdout.write(`${created ? 'New owner' : 'Owner'}: ${address}\nPassword: ${password}\n`)
    process.stdout.write('It is shown this once. Change it after the login, and set up a second factor.\n')
  })
}
