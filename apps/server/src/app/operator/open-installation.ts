import { openDatabase } from '../../db/open.ts'
import { DiskWatch } from '../../kernel/disk-watch.ts'
import { readEnv, sqliteFile } from '../../kernel/env.ts'
import { openEventBus } from '../../kernel/event-bus.ts'
import type { Installation } from '../../kernel/installation.ts'
import { openLog } from '../../kernel/log.ts'
import { loadSecret } from '../../kernel/secret.ts'
import { openStorage } from '../../kernel/storage/open-storage.ts'
import { asStartFault } from '../start-fault.ts'

/**
 * Opens the environment's installation, beside its servers.
 * @throws StartFault with a message for the operator
 */
export async function withInstallation<T>(act: (installation: Installation) => Promise<T>): Promise<T> {
  const env = readEnv(process.env)
  const opened = new AsyncDisposableStack()
  try {
    const database = openDatabase({ url: env.databaseUrl, file: sqliteFile(env) })
    opened.defer(database.close)
    const log = openLog('warn')
    const bus = await openEventBus(database, log)
    opened.defer(bus.close)
    return await act({
      env,
      log,
      disk: new DiskWatch(Date.now),
      secret: loadSecret(env),
      storage: await openStorage(env, 'files'),
      releases: await openStorage(env, 'releases'),
      database,
      bus,
      clock: Date.now,
    })
  } catch (error) {
    throw asStartFault(error, env)
  } finally {
    await opened.disposeAsync()
  }
}
