/** A separate server process with its own database, and seats that call it by the runner's protocol. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { API_BASE } from '@seaport/contract/api'
import { OWNER } from '../../support/owner-session.ts'
import { addFleet, type FleetSeat, type Prover } from './seat-fleet.ts'
import { forkSeaport } from './server-child.ts'

/** A request with its proof, prepared beforehand: signing is not measured. */
export interface Call {
  readonly path: string
  readonly body: string
  readonly headers: Record<string, string>
}

export interface SeatServer {
  readonly where: { url: string | null; file: string }
  readonly seats: FleetSeat[]
  call(seat: FleetSeat, path: string, body: unknown): Promise<Call>
  /** @returns the answer's data */
  send(call: Call): Promise<unknown>
  stop(): Promise<void>
}

export async function startSeatServer(of: {
  dataDir: string
  databaseUrl: string | null
  prover: Prover
  fleet: { count: number; active: number }
}): Promise<SeatServer> {
  const server = await forkSeaport({
    SEAPORT_DATA_DIR: of.dataDir,
    ...(of.databaseUrl && { SEAPORT_DATABASE_URL: of.databaseUrl }),
    SEAPORT_OWNER_EMAIL: OWNER.email,
    SEAPORT_OWNER_PASSWORD: OWNER.password,
  })
  const where = { url: of.databaseUrl, file: join(of.dataDir, 'seaport.sqlite') }
  const seats = await addFleet(where, of.fleet, of.prover.thumbprint)
  const agent = new Agent({ keepAlive: true })
  return {
    where,
    seats,
    async call({ token }, path, body) {
      const dpop = await of.prover.prove('POST', `${server.url}${API_BASE}${path}`, token)
      return {
        path,
        body: JSON.stringify(body),
        headers: { token, dpop, 'content-type': 'application/json' },
      }
    },
    async send({ path, body, headers }) {
      const asking = request(`${server.url}${API_BASE}${path}`, { method: 'POST', headers, agent })
      asking.end(body)
      const [answer] = (await once(asking, 'response')) as [IncomingMessage]
      const answered = (await json(answer)) as { data?: unknown }
      if (answer.statusCode !== 200)
        throw new Error(`${path} was answered ${answer.statusCode}: ${JSON.stringify(answered)}`)
      return answered.data
    },
    async stop() {
      agent.destroy()
      await server.stop()
    },
  }
}
