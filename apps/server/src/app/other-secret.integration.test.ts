import { expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { openDatabase } from '../db/open.ts'
import { readEnv, sqliteFile } from '../kernel/env.ts'
import { loadSecret } from '../kernel/secret.ts'
import { acceptSecret } from '../kernel/secret-mark.ts'
import { startTestServer } from '../test-support/test-server.ts'
import { backUp } from './backup/back-up.ts'

const FIRST = 'the secret that the first server was given'
const OTHER = 'one that somebody made for a second server'

bothDatabases('a database that was first used with another secret', (location) => {
  const variables = (secret: string) => ({ SEAPORT_SECRET: secret })
  const envWith = (secret: string) =>
    readEnv({
      SEAPORT_DATA_DIR: location.dataDir,
      ...(location.url && { SEAPORT_DATABASE_URL: location.url }),
      ...variables(secret),
    })

  test('starts no server with this one, and makes no backup, until it is accepted', async () => {
    const first = await startTestServer(location, variables(FIRST))
    await first.stop()
    const refused =
      /^The secret of this server is not the one of its database.* in the file secret of the data directory .* seaport accept-secret$/
    await expect(startTestServer(location, variables(OTHER))).rejects.toThrow(refused)
    const env = envWith(OTHER)
    const options = { withSecret: true, now: new Date('2026-11-29T00:00:00Z') }
    await expect(backUp(env, `${location.dataDir}/backups`, options)).rejects.toThrow(refused)
    const again = await startTestServer(location, variables(FIRST))
    await again.stop()

    const database = openDatabase({ url: location.url, file: sqliteFile(env) })
    await acceptSecret(database.db, loadSecret(env))
    await database.close()
    const second = await startTestServer(location, variables(OTHER))
    await second.stop()
    await expect(startTestServer(location, variables(FIRST))).rejects.toThrow(refused)
  })
})
