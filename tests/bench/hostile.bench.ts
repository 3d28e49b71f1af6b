/**
 * What malicious requests cost other callers: how long each blocks the server's event loop, and the latency of an ordinary GET beside eight
 * hostile connections, divided by its latency without them.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { API_BASE } from '@seaport/contract/api'
import { proxyGroups } from '@seaport/contract/desk/proxy'
import { claimTasks } from '@seaport/contract/work/runner'
import { writeSpreadsheet } from '../../apps/server/src/kernel/spreadsheet/write.ts'
import type { Credentials } from '../../apps/server/src/test-support/test-server.ts'
import { callServer } from '../support/call-server.ts'
import { OWNER, openOwnerSession } from '../support/owner-session.ts'
import { atMost } from './budget.ts'
import { type HostileWorld, hostileRequests, send } from './support/hostile-requests.ts'
import { addFleet, createProver } from './support/seat-fleet.ts'

/** Milliseconds of event loop that one request may cost: an anonymous one, and one of a logged-in user. */
const PUBLIC_MS = 20
const SESSION_MS = 100
/** Repetitions of each kind; the minimum counts, which excludes other load on the machine. */
const TIMES = 5
const GETS = 300

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'seaport-bench-'))

async function startServer(): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(path('../../apps/server/src/main.ts'), [], {
    execArgv: ['--import', path('./support/watch-event-loop.ts')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SEAPORT_DATA_DIR: dataDir,
      SEAPORT_RATE_LIMIT: '1000000',
      SEAPORT_X_CLIENT_ID: 'bench',
      SEAPORT_SANDBOX_PORT: '1',
      SEAPORT_OWNER_EMAIL: OWNER.email,
      SEAPORT_OWNER_PASSWORD: OWNER.password,
    },
  })
  let written = ''
  const url = await new Promise<string>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      written += text
      const address = /Server listening at (http:\/\/[\d.:]+)/.exec(written)?.[1]
      if (address) resolve(address)
    })
  })
  return { url, child }
}

const { url, child } = await startServer()
/** @returns the longest block of the server's event loop since the last call, in ms */
const longestStop = async (): Promise<number> => {
  child.send('')
  return Number((await once(child, 'message'))[0])
}
const session = await openOwnerSession(url)
const prover = await createProver()
const [seat] = await addFleet(
  { url: null, file: join(dataDir, 'seaport.sqlite') },
  { count: 1, active: 1 },
  prover.thumbprint,
)
if (!seat) throw new Error('No seat was added')
const asSeat: Credentials = async (method, address) => ({
  token: seat.token,
  dpop: await prover.prove(method, address, seat.token),
})
const { tasks } = await callServer(url, claimTasks, { body: { holding: [], max: 1 } }, asSeat)
const group = await callServer(url, proxyGroups.create, { body: { name: 'Hostile' } }, async () => session)
const world: HostileWorld = { proxyGroupId: group.id, taskId: seat.taskId, fence: tasks[0]?.fence ?? 0 }

/** @returns the minimum over all repetitions of the longest block */
const costOf = async (act: (round: number) => Promise<unknown>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < TIMES; round += 1) {
    await longestStop()
    await act(round)
    least = Math.min(least, await longestStop())
  }
  return least
}
const within = (name: string, milliseconds: number, budget: number) =>
  atMost(`${name}: ${milliseconds.toFixed(1)} ms of at most ${budget}`, milliseconds / budget, 1)

for (const request of hostileRequests(world)) {
  const { name, path, sender } = request
  let status = 0
  const cost = await costOf(async () => {
    const headers = { anybody: {}, user: session, seat: await asSeat('POST', `${url}${API_BASE}${path}`) }
    status = await send(url, request, headers[sender])
    // A request refused for its sender or size would not measure the cost of parsing its body.
    if ([401, 403, 404].includes(status)) throw new Error(`${name}: answered ${status}`)
  })
  within(`${name}, answered ${status}`, cost, sender === 'anybody' ? PUBLIC_MS : SESSION_MS)
}

const numbers = Array.from({ length: 10_000 }, (_, index) => index)
const importAccounts = async (round: number) => {
  const rows = numbers.map((n) => [`harbor_${round}_${n}`, ''])
  const columns = [{ title: 'Account' }, { title: 'Nickname' }]
  const file = await buffer(writeSpreadsheet('xlsx', { name: 'accounts', columns, rows }))
  await longestStop()
  const form = new FormData()
  form.append('body', JSON.stringify({ network: 'x' }))
  form.append('file', new Blob([new Uint8Array(file)]), 'accounts.xlsx')
  const answer = await fetch(`${url}/api/v1/account/import-file`, {
    method: 'POST',
    headers: session,
    body: form,
  })
  const { code } = (await answer.json()) as { code: number }
  if (code !== 200) throw new Error(`The import was answered ${code}`)
}
within('an import of 10,000 accounts', await costOf(importAccounts), SESSION_MS)

/** @returns the median delay of an ordinary GET in milliseconds, one after the other on one connection */
const medianDelay = async (): Promise<number> => {
  const delays: number[] = []
  for (let count = 0; count < GETS; count += 1) {
    const started = performance.now()
    await (await fetch(`${url}/api/v1/user/permission`, { headers: session })).arrayBuffer()
    delays.push(performance.now() - started)
  }
  return delays.sort((a, b) => a - b)[GETS / 2] ?? 0
}
await medianDelay()
const alone = await medianDelay()
const hostile = fork(path('./support/hostile-clients.ts'), [
  url,
  JSON.stringify(session),
  JSON.stringify(world),
])
await once(hostile, 'message')
const beside = await medianDelay()
hostile.kill('SIGTERM')
await once(hostile, 'exit')
console.log(
  `median of a GET: ${alone.toFixed(2)} ms alone, ${beside.toFixed(2)} ms beside eight hostile connections without a login`,
)
// Nine connections share one event loop, so a GET may take nine times as long.
atMost('a GET beside eight hostile connections without a login / alone', beside / alone, 9)

child.kill('SIGTERM')
await once(child, 'exit')
rmSync(dataDir, { recursive: true, force: true })
