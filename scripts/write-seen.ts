/** npm run write-seen: collects again from the sandbox network which people appear where, for the demo data. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSandbox } from '@seaport/sandbox/server'
import { collectSeen } from './lib/collect-seen.ts'
import { root } from './lib/root.ts'

const sandbox = await startSandbox()
try {
  writeFileSync(join(root, 'apps/server/src/demo/seen.tsv'), await collectSeen(sandbox.url))
} finally {
  await sandbox.close()
}
