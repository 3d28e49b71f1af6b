import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { refresh } from '@seaport/platforms/oauth/sign-in'
import { createTokenSource } from '@seaport/platforms/oauth/token-source'
import { systemClock } from '@seaport/runner/clock'
import { holdingLock } from '@seaport/runner/process-lock'
import { sandboxAddress } from './collector.ts'

/** A process that renews a sign-in stored in a file, for many concurrent callers, on command. */
const { url, tokensPath, callers } = JSON.parse(process.argv[2] ?? '') as {
  url: string
  tokensPath: string
  callers: number
}
const address = sandboxAddress(url)
const source = createTokenSource({
  vault: {
    load: async () => JSON.parse(readFileSync(tokensPath, 'utf8')),
    async save(tokens) {
      writeFileSync(`${tokensPath}.${process.pid}`, JSON.stringify(tokens))
      renameSync(`${tokensPath}.${process.pid}`, tokensPath)
    },
    exclusively: (work) => holdingLock(`${tokensPath}.lock`, work),
  },
  refresh: (token) => refresh(address, token, systemClock),
  clock: systemClock,
})
const signal = new AbortController().signal

process.on('message', async (rejected: string) => {
  const asked = Array.from({ length: callers }, () => source.getToken({ rejected, signal }))
  const got = await Promise.allSettled(asked)
  process.send?.(got.map((one) => (one.status === 'fulfilled' ? one.value : `failed: ${one.reason}`)))
})
process.send?.('ready')
