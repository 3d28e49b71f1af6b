/** Requests that are cheap to send and meant to be expensive to handle: each body is as large as its endpoint accepts. */
import { API_BASE } from '@seaport/contract/api'
import { importProxyList } from '@seaport/contract/desk/proxy'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { login } from '@seaport/contract/people/session'
import { uploadResources } from '@seaport/contract/work/runner'
import { createTask } from '@seaport/contract/work/task'
import { MAX_NODES } from '../../../apps/server/src/kernel/http/json-body.ts'
import { PUBLIC_BODY_LIMIT } from '../../../apps/server/src/kernel/http/route.ts'

export interface HostileRequest {
  name: string
  path: string
  body: string
  sender: 'anybody' | 'user' | 'seat'
}

/** Ids and credentials of the senders. */
export interface HostileWorld {
  proxyGroupId: string
  taskId: string
  /** Fields of the seat's claim. */
  fence: number
}

const brackets = (bytes: number) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)
/** As many unknown fields as the server reads, or as fit. */
const unknownFields = (bytes: number) => {
  const count = Math.min(MAX_NODES, Math.floor(bytes / 13))
  return `{${Array.from({ length: count }, (_, index) => `"f${1e6 + index}":1`).join()}}`
}
/** One string made of escape sequences only. */
const escapes = (bytes: number) => `{"name":"${'\\u0041'.repeat(Math.floor((bytes - 20) / 6))}"}`

const shapes = { brackets, 'unknown fields': unknownFields, escapes }
const endpoints: readonly { endpoint: Endpoint; sender: HostileRequest['sender'] }[] = [
  { endpoint: login, sender: 'anybody' },
  { endpoint: createTask, sender: 'user' },
  { endpoint: uploadResources, sender: 'seat' },
]

export function hostileRequests(world: HostileWorld): HostileRequest[] {
  const malformed = endpoints.flatMap(({ endpoint, sender }) =>
    Object.entries(shapes).map(([shape, write]) => {
      const limit = endpoint.bodyLimit ?? PUBLIC_BODY_LIMIT
      const path = endpoint.path.replace(':id', world.taskId)
      return { name: `${limit / 1024} KiB of ${shape} to ${endpoint.path}`, path, body: write(limit), sender }
    }),
  )
  return [
    ...malformed,
    {
      name: 'a list of 1,000,000 letters of proxies',
      path: importProxyList.path,
      body: JSON.stringify({ group_id: world.proxyGroupId, text: proxyLines(), dry_run: true }),
      sender: 'user',
    },
    {
      name: 'a batch of 2,000 people, 8 MiB in all',
      path: uploadResources.path.replace(':id', world.taskId),
      body: JSON.stringify({ fence: world.fence, batch_id: 'hostile-batch', items: people() }),
      sender: 'seat',
    },
  ]
}

function proxyLines(): string {
  const lines = Array.from({ length: 60_000 }, (_, n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}:80`)
  return lines.join('\n').slice(0, 1_000_000)
}

const people = () =>
  Array.from({ length: 2000 }, (_, index) => ({
    external_id: String(index),
    url: `https://x.com/harbor_${index}`,
    handle: `harbor_${index}`,
    name: `Harbor ${index}`,
    content: 'A quiet harbour. '.repeat(230),
    followers: index,
    location: null,
    source: 'https://x.com/harbor_tea',
  }))

/** Sends one and waits until its answer is there. */
export async function send(
  server: string,
  { path, body }: HostileRequest,
  headers: Record<string, string>,
): Promise<number> {
  const answer = await fetch(`${server}${API_BASE}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}
