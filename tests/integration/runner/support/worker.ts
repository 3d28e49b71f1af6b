import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { TokenStore } from '@seaport/platforms/oauth/token-source'
import { systemClock } from '@seaport/runner/clock'
import { holdingLock } from '@seaport/runner/process-lock'
import { createRunner } from '@seaport/runner/runner'
import { sandboxCollector } from './collector.ts'
import { connect } from './http-client.ts'

/** A runner in a separate process, to be killed. Its one argument has all its settings. */
export interface WorkerSetup {
  journalPath: string
  serverUrl: string
  sandboxUrl: string
  tokensPath: string
}

const setup = JSON.parse(process.argv[2] ?? '') as WorkerSetup

const vault: TokenStore = {
  load: async () => JSON.parse(readFileSync(setup.tokensPath, 'utf8')),
  async save(tokens) {
    writeFileSync(`${setup.tokensPath}.new`, JSON.stringify(tokens))
    renameSync(`${setup.tokensPath}.new`, setup.tokensPath)
  },
  exclusively: (work) => holdingLock(`${setup.tokensPath}.lock`, work),
}

const print = (_fields: object, message: string) => void process.stderr.write(`${message}\n`)

createRunner({
  journalPath: setup.journalPath,
  server: connect(setup.serverUrl),
  executors: ({ rates }) => [
    sandboxCollector({ url: setup.sandboxUrl, clock: systemClock, rates, tokenStoreFor: () => vault }),
  ],
  maxParallel: 4,
  logger: { info: () => undefined, warn: print, error: print },
  config: {
    claimIntervalMs: 50,
    reportIntervalMs: { min: 20, max: 20_000 },
    networkBackoff: { minMs: 20, maxMs: 100 },
    serverBackoff: { minMs: 20, maxMs: 100 },
  },
}).start()

// On request, reports the bytes that are in use after garbage collection.
process.on('message', async () => {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})
process.channel?.unref()
