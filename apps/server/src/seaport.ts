/** The `seaport` command of a packaged server (build/server/deb/seaport). */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  serve: () => import('./main.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  'put-back': async () => (await import('./app/operator/put-back.ts')).putBack(),
  migrate: async () => (await import('./app/operator/migrate.ts')).migrateNow(),
  'has-database': async () => (await import('./app/operator/migrate.ts')).tellIfThereIsOne(),
  status: async () => (await import('./app/operator/status.ts')).showStatus(),
  doctor: async () => (await import('./app/operator/doctor.ts')).runChecks(),
  'accept-secret': async () => (await import('./app/operator/accept-secret.ts')).acceptNewSecret(),
  owner: async () => (await import('./app/operator/owner.ts')).giveOwnerPassword(),
}

const [name = ''] = process.argv.splice(2, 1)
const command = commands[name]
try {
  if (!command)
    throw new Error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}`)
  await command()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
