import type { DiskWatch } from './disk-watch.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { Secret } from './secret.ts'
import type { Storage } from './storage/storage.ts'
import type { TransactionHost } from './unit-of-work.ts'

/** One running installation: the services shared by modules. */
export interface Installation extends TransactionHost {
  env: Env
  log: Log
  disk: DiskWatch
  secret: Secret
  storage: Storage
  /** Storage of the desktop's releases. */
  releases: Storage
}
