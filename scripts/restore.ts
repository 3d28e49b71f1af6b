/** npm run restore: makes an installation out of a backup. The installation is the one that the environment names (docs/operations.md). */
import { run } from './lib/run.ts'

const { code } = await run(process.execPath, ['apps/server/src/restore.ts', ...process.argv.slice(2)], {
  show: true,
})
process.exitCode = code
