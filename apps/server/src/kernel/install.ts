import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { Secret } from './secret.ts'
import type { Storage } from './storage/storage.ts'
import type { WorkHost } from './work.ts'

/** One running installation: what modules share. */
export interface Install extends WorkHost {
  env: Env
  log: Log
  secret: Secret
  storage: Storage
  /** Parts of the desktop's releases. */
  releases: Storage
}
