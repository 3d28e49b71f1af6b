import { resolve } from 'node:path'
import { isAtThisVersion } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { type Env, readEnv, sqliteFile } from '../../kernel/env.ts'
import { restore } from '../backup/restore.ts'

/**
 * `seaport put-back <backup>`: restores the data after a failed upgrade, run by the previous version. The database rolls a failed migration back; on
 * PostgreSQL, where other servers may have continued to write, the data is replaced only if a migration succeeded.
 */
export async function putBack(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2)
  if (folder === undefined || more.length > 0) throw new Error('Usage: seaport put-back <folder of a backup>')
  const env = readEnv(process.env)
  if (env.databaseUrl !== null && (await isUnchanged(env))) {
    process.stdout.write('The database is as it was before the upgrade.\n')
    return
  }
  const { manifest } = await restore(env, resolve(folder), { replace: true })
  process.stdout.write(`The data are as they were at ${manifest.created_at}.\n`)
}

async function isUnchanged(env: Env): Promise<boolean> {
  const database = openDatabase({ url: env.databaseUrl, file: sqliteFile(env) })
  try {
    return await isAtThisVersion(database)
  } finally {
    await database.close()
  }
}
