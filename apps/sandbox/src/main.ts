import { readOptions } from './environment.ts'
import { startSandbox } from './server.ts'

const running = await startSandbox(readOptions(process.env))
process.stdout.write(`The simulated network is at ${running.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}
