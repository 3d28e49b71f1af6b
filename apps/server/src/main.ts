import { start } from './app/start.ts'

try {
  const running = await start(process.env)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Seaport did not stop cleanly: ${String(error)}\n`)
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
