import { endpoints } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { Refusal } from '@seaport/contract/kernel/envelope.schema'
import { createUser } from '../../../apps/server/src/test-support/people.ts'
import { type Credentials, RefusedCall } from '../../../apps/server/src/test-support/test-server.ts'
import { createHome, type Home } from '../../../apps/server/src/test-support/tour/home.ts'
import { nameOf, type Visit } from '../../../apps/server/src/test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../../../apps/server/src/test-support/tour/tour.ts'
import { callersOf } from '../../../apps/server/src/test-support/tour/visit.ts'
import { numbers, pick } from '../random.ts'
import { wrongRequest } from './request.ts'
import { bytesOf, type RawAnswer, type RawRequest, sendBytes } from './send.ts'

/** Result of a run of the fuzzer. */
export interface Fuzzed {
  requests: number
  /** Faults in words, each with its request; at most 20. */
  findings: string[]
  /** Number of answers of each status. */
  statuses: Record<string, number>
  /** Endpoints that never got past the login. */
  unreached: string[]
}

/** Requests to one endpoint before the next, on rows that were made for them. */
const BATCH = 25
const CONCURRENT = 8
const MAX_FINDINGS = 20
/** Brakes on guessing let go meanwhile, and sessions last. */
const SECONDS_BETWEEN_BATCHES = 60

/** Sends wrong requests to every endpoint in turn, as everybody who may call it and as some who may not. */
export async function fuzz(
  location: Parameters<typeof openStage>[0],
  { seed, count }: { seed: number; count: number },
): Promise<Fuzzed> {
  const stage = await openStage(location, { SEAPORT_RATE_LIMIT: '0', SEAPORT_REQUEST_SECONDS: '2' })
  const random = numbers(seed)
  const result: Fuzzed = { requests: 0, findings: [], statuses: {}, unreached: [] }
  const reached = new Set<Endpoint>()
  const batch = Math.min(BATCH, Math.ceil(count / endpoints.length))
  let home = stage.home
  try {
    // Every endpoint is asked at least once, however many there are.
    const goesOn = (index: number) => index < endpoints.length || result.requests < count
    for (let index = 0; goesOn(index) && result.findings.length < MAX_FINDINGS; index++) {
      const endpoint = endpoints[index % endpoints.length] as Endpoint
      stage.server.clock.advance(SECONDS_BETWEEN_BATCHES)
      const scene = await sceneFor(stage, home, endpoint, random)
      home = scene.home
      for (let sent = 0; sent < batch; sent += CONCURRENT) {
        const wave = Array.from({ length: Math.min(CONCURRENT, batch - sent) }, () =>
          attempt(stage, endpoint, scene, random),
        )
        for (const { request, answer, known } of await Promise.all(wave)) {
          result.requests++
          result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1
          if (known && ![0, 401, 404, 405].includes(answer.status)) reached.add(endpoint)
          const fault = faultOf(request, answer)
          if (fault) result.findings.push(describe(endpoint, fault, request, answer))
        }
      }
    }
  } finally {
    await stage.close()
  }
  result.unreached = endpoints.filter((endpoint) => !reached.has(endpoint)).map(nameOf)
  return result
}

interface Scene {
  home: Home
  visit: Visit
}

/** A call that succeeds. What was sent before may have ended a session or used a tenant up: then there is a new one. */
async function sceneFor(stage: Stage, home: Home, endpoint: Endpoint, random: () => number): Promise<Scene> {
  const stop = pick(random, stopsOf(endpoint))
  try {
    return { home, visit: await stop.prepare(home) }
  } catch (error) {
    if (error instanceof RefusedCall && error.status >= 500) throw error
    stage.server.clock.advance(60 * 60)
    const owner = await createUser(stage.server, { role: 'owner' })
    const fresh = await createHome(stage.server, { ...home, owner })
    return { home: fresh, visit: await stop.prepare(fresh) }
  }
}

async function attempt(
  { server, abroad }: Stage,
  endpoint: Endpoint,
  { home, visit }: Scene,
  random: () => number,
) {
  const request = await wrongRequest(random, endpoint, visit)
  const nobody: Credentials = async () => ({})
  const others = [
    nobody,
    home.supervisor.as,
    home.seat.as,
    home.owner.as,
    abroad.supervisor.as,
    abroad.seat.as,
  ]
  const known = random() < 0.7
  const right = visit.as ?? pick(random, callersOf(endpoint, home))
  const as = known ? right : pick(random, others)
  const path = request.path.split('?', 1)[0] ?? ''
  const credentials = await as(request.method, `${server.url}${path}`)
  request.headers.unshift(...Object.entries(credentials))
  const answer = await sendBytes(Number(new URL(server.url).port), bytesOf(request))
  return { request, answer, known }
}

/** @returns what is wrong with an answer; null if nothing is */
function faultOf({ method }: RawRequest, { status, type, body }: RawAnswer): string | null {
  if (status === 0) return 'no answer'
  if (status >= 500) return `status ${status}`
  if (method === 'HEAD' || status === 304 || status === 204) return null
  // A part that a file doesn't have: the answer is its length, in a header.
  if (status === 416 && body === '') return null
  const isJson = type.startsWith('application/json')
  if (status < 400 && !isJson) return null
  const content = isJson ? jsonIn(body) : undefined
  if (status < 400 && (content as { code?: unknown } | undefined)?.code === 200) return null
  const refusal = Refusal.safeParse(content)
  // What is cut off after its beginning is a long answer, which refusals never are.
  if (!refusal.success) return status < 400 && content === undefined ? null : 'not the shape of a refusal'
  if (refusal.data.request_id === '') return 'a refusal without the id of its request'
  if (refusal.data.reason === 'invalid_input' && !refusal.data.detail?.length)
    return 'a refusal that names no field'
  return null
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function describe(endpoint: Endpoint, fault: string, request: RawRequest, answer: RawAnswer): string {
  const bytes = bytesOf(request).toString('latin1')
  return `${nameOf(endpoint)}: ${fault}\n${JSON.stringify(bytes.slice(0, 1500))}\n${answer.body.slice(0, 500)}`
}
