import { start } from './app/start.ts'

// A reader that went away, or a full disk, must not stop the server: what it writes is the log, and a new owner's password.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const started = start(process.env)

// Registered before it serves, so that a stop during the start is as clean as a later one.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    started
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Seaport did not stop cleanly: ${String(error)}\n`)
          process.exit(1)
        },
      )
  })

try {
  await started
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
