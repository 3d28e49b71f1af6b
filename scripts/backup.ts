/** npm run backup: copies an installation into a folder, while its servers run. The installation is the one that the environment names (docs/operations.md). */
import { run } from './lib/run.ts'

const { code } = await run(process.execPath, ['apps/server/src/backup.ts', ...process.argv.slice(2)], {
  show: true,
})
process.exitCode = code
