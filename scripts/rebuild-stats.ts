/**
 * npm run rebuild-stats: recounts all statistics. The installation is the one that the environment names
 * (docs/operations.md), its servers may run.
 */
import { run } from './lib/run.ts'

const { code } = await run(process.execPath, ['apps/server/src/rebuild-stats.ts'], { show: true })
process.exitCode = code
