import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from './app/backup/back-up.ts'
import { thinOut } from './app/backup/thin.ts'
import { readEnv } from './kernel/env.ts'

/**
 * `npm run backup [-- <folder> --without-secret --thin]`: backs up the environment's installation, also while its servers run. `--thin` then
 * deletes the backups in the folder that are superfluous.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'without-secret': { type: 'boolean', default: false },
      thin: { type: 'boolean', default: false },
    },
  })
  const env = readEnv(process.env)
  const [into = env.backupDir ?? 'backups', ...more] = positionals
  if (more.length > 0) throw new Error('Usage: backup [<folder>] [--without-secret] [--thin]')
  const withSecret = !values['without-secret']
  const now = new Date()
  const { folder, manifest } = await backUp(env, resolve(into), { withSecret, now })
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0)
  process.stdout.write(
    `Backed up to ${folder}: ${manifest.files.length} files, ${Math.ceil(bytes / 1024 / 1024)} MiB.\n`,
  )
  process.stdout.write(
    manifest.secret.included
      ? 'It holds the secret of the installation: anyone who has it can read the stored passwords. Keep it as safe as the server.\n'
      : 'It is without the secret of the installation: keep that one yourself, without it the backup can’t be restored.\n',
  )
  if (values.thin) await thin(resolve(into), now)
}

/** The backup is there: what of the others can't be deleted must not say otherwise. */
async function thin(folder: string, now: Date): Promise<void> {
  try {
    const deleted = await thinOut(folder, now)
    if (deleted > 0) process.stdout.write(`Deleted earlier backups: ${deleted}.\n`)
  } catch (error) {
    process.stderr.write(`Earlier backups could not be deleted. ${String(error)}\n`)
    process.exitCode = 1
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`No backup was made. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
