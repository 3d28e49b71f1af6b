import { parseArgs } from 'node:util'
import { normaliseEmail } from '@seaport/contract/address/email'
import { hashPassword } from '../../kernel/password.ts'
import { newToken } from '../../kernel/secret.ts'
import { withTransaction } from '../../kernel/unit-of-work.ts'
import { forgetGuesses } from '../../modules/people/login-log/login-log.public.ts'
import { ensureRoles } from '../../modules/people/role/role.public.ts'
import { removeFactors } from '../../modules/people/second-factor/second-factor.public.ts'
import { endSessionsOf } from '../../modules/people/session/session.public.ts'
import { giveOwnerNewPassword } from '../../modules/people/user/user.public.ts'
import { withInstallation } from './open-installation.ts'

const USAGE = 'Usage: seaport owner <e-mail> [--without-second-factor]'

/**
 * `seaport owner <e-mail> [--without-second-factor]`: creates an owner, or gives one a new password, which is printed once: for the first login, or
 * after a lost password. The option also removes the factors of an owner who has lost them; without another owner nobody else can. The next login
 * sets up a new one.
 */
export async function giveOwnerPassword(): Promise<void> {
  const { address, withoutFactor } = readArguments()
  await withInstallation(async (installation) => {
    await ensureRoles(installation)
    const password = newToken()
    const passwordHash = await hashPassword(password)
    const { created } = await withTransaction(installation, async (work) => {
      const owner = await giveOwnerNewPassword(work, address, passwordHash)
      if (withoutFactor) await removeFactors(work, owner.id)
      await endSessionsOf(work, owner.id)
      await forgetGuesses(work.trx, { id: owner.id, email: address })
      return owner
    })
    process.stdout.write(`${created ? 'New owner' : 'Owner'}: ${address}\nPassword: ${password}\n`)
    process.stdout.write('It is shown this once. Change it after the login, and set up a second factor.\n')
  })
}

/** @throws Error that says how the command is used */
function readArguments(): { address: string; withoutFactor: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-second-factor': { type: 'boolean', default: false } },
  })
  const address = normaliseEmail(positionals[0] ?? '')
  if (address === undefined || positionals.length > 1) throw new Error(USAGE)
  return { address, withoutFactor: values['without-second-factor'] }
}
