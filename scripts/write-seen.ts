/** npm run write-seen: queries the sandbox network again for who is seen where, for the demo data, whose people exist in the sandbox. */
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
