import { resolve } from 'node:path'
import { restore } from './app/backup/restore.ts'
import { readEnv } from './kernel/env.ts'

/** `npm run restore -- <folder>`: makes the installation that the environment names out of a backup; what is there is never overwritten. */
async function main(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2)
  if (folder === undefined || more.length > 0)
    throw new Error('Usage: npm run restore -- <folder of a backup>')
  const { manifest, migrated } = await restore(readEnv(process.env), resolve(folder))
  process.stdout.write(
    `Restored the state of ${manifest.created_at}: ${manifest.files.length} files, each as it was backed up.\n`,
  )
  if (migrated.length > 0) process.stdout.write(`Brought up to date: ${migrated.join(', ')}.\n`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
