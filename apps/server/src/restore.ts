import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from './app/backup/restore.ts'
import { readEnv } from './kernel/env.ts'

/** `npm run restore -- <folder> [--replace]`: makes the installation that the environment names out of a backup. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0)
    throw new Error('Usage: restore <folder of a backup> [--replace]')
  const { manifest, migrated } = await restore(readEnv(process.env), resolve(folder), values)
  process.stdout.write(
    `Restored the state of ${manifest.created_at}: ${manifest.files.length} files, each as it was backed up.\n`,
  )
  if (migrated.length > 0) process.stdout.write(`Brought up to date: ${migrated.join(', ')}.\n`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
