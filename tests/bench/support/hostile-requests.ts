/** Requests that cost their sender little and were to cost the server much. */
interface HostileRequest {
  name: string
  path: string
  body: string
  headers: Record<string, string>
  /** Whether somebody is logged in who sends it. */
  loggedIn: boolean
}

const tinyLists = (bytes: number) => `[${'[],'.repeat(Math.floor(bytes / 3) - 2)}[]]`
const fields = (bytes: number) =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: Math.floor(bytes / 14) }, (_, n) => [`f${1e6 + n}`, 1])),
  )

/** @param session of somebody who is logged in */
export function hostileRequests(session: Record<string, string>): HostileRequest[] {
  const kinds = [
    { name: '16 KiB of unknown fields', path: '/auth/login', body: fields(15_000), loggedIn: false },
    {
      name: '16 KiB of brackets',
      path: '/auth/login',
      body: '['.repeat(8000) + ']'.repeat(8000),
      loggedIn: false,
    },
    {
      name: '8 MB of empty lists for a seat',
      path: '/runner/task/x/resource',
      body: tinyLists(8_000_000),
      loggedIn: false,
    },
    {
      name: '8 MB of fields for a seat',
      path: '/runner/task/x/resource',
      body: fields(8_000_000),
      loggedIn: false,
    },
    { name: '2 MB of empty lists for a task', path: '/task', body: tinyLists(2_000_000), loggedIn: true },
    { name: '2 MB of fields for a task', path: '/task', body: fields(2_000_000), loggedIn: true },
    {
      name: 'a list of 100,000 proxies',
      path: '/proxy/import',
      body: JSON.stringify({ group_id: 'none', text: '1.2.3.4:80\n'.repeat(90_000) }),
      loggedIn: true,
    },
  ]
  return kinds.map((kind) => ({
    ...kind,
    headers: { 'content-type': 'application/json', ...(kind.loggedIn && session) },
  }))
}

/** Sends one and waits until its answer is there. */
export async function send(server: string, { path, body, headers }: HostileRequest): Promise<number> {
  const answer = await fetch(`${server}/api/v1${path}`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}
