import { acceptSecret } from '../../kernel/secret-mark.ts'
import { withInstallation } from './open-installation.ts'

/** `seaport accept-secret`: makes the environment's secret that of the database, after the one before was lost. */
export async function acceptNewSecret(): Promise<void> {
  await withInstallation(({ database: { db }, secret }) => acceptSecret(db, secret))
  process.stdout.write(
    'The secret of this server is the one of its database now. Enter the passwords of mail, proxies, webhooks and translation again; people set up their authenticator apps anew.\n',
  )
}
