import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Env, readEnv } from '../../kernel/env.ts'
import { version } from '../../kernel/version.ts'

const ATTEMPT_MS = 5000
const PAUSE_MS = 500

/** `seaport status [--wait <seconds>]`: prints the answer of this machine's server; exits with 1 while it is not ready. */
export async function showStatus(): Promise<void> {
  const { values } = parseArgs({ options: { wait: { type: 'string', default: '0' } } })
  const seconds = Number(values.wait)
  if (!(seconds >= 0)) throw new Error(`--wait ${values.wait}: a number of seconds`)
  const until = Date.now() + seconds * 1000
  const env = readEnv(process.env)
  process.stdout.write(`Seaport ${version()} at ${localAddress(env)}\n`)
  for (;;) {
    const answer = await readiness(env)
    if (answer.ready || Date.now() >= until) {
      process.stdout.write(`${answer.words}\n`)
      process.exitCode = answer.ready ? 0 : 1
      return
    }
    await pause(PAUSE_MS)
  }
}

/** Local address of this machine's server, which may listen on all addresses. */
export function localAddress({ host, port }: Env): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function readiness(env: Env): Promise<{ ready: boolean; words: string }> {
  try {
    const response = await fetch(`${localAddress(env)}/ready`, { signal: AbortSignal.timeout(ATTEMPT_MS) })
    const { msg } = (await response.json()) as { msg: string }
    return response.ok ? { ready: true, words: 'Ready.' } : { ready: false, words: `Not ready: ${msg}.` }
  } catch {
    return { ready: false, words: 'It does not answer. systemctl status seaport; journalctl -u seaport' }
  }
}
