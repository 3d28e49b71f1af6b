import { getTask } from '@seaport/contract/work/task'
import type { EndReason } from '@seaport/contract/work/task-state.schema'
import type { Play } from './play.ts'

/** Ends that weather may bring; each has words in four languages. */
const ends: readonly (EndReason | null)[] = [
  'target_reached',
  'list_exhausted',
  'retries_spent',
  'nothing_new',
  'usage_cap',
  'network_misconfigured',
  'account_signed_out',
  'account_blocked',
  'by_person',
]

/** @returns the violations found; empty = none */
export async function judge(play: Play): Promise<string[]> {
  return [
    ...(await faultsOfTasks(play)),
    ...(await faultsOfCollection(play)),
    ...(await faultsOfMessages(play)),
    ...(await faultsOfPosts(play)),
    ...(await faultsOfPorts(play)),
    ...faultsOfSecrets(play),
    ...faultsOfRequests(play),
  ]
}

const taskOf = ({ office, supervisor }: Play, id: string) =>
  office.server.call(getTask, { params: { id } }, supervisor)

async function faultsOfTasks(play: Play): Promise<string[]> {
  const faults: string[] = []
  for (const [name, id] of Object.entries(play.tasks)) {
    const { status, end_reason, park_reason } = await taskOf(play, id)
    if (!['completed', 'error', 'ended'].includes(status))
      faults.push(`${name} is ${status} (${park_reason})`)
    else if (!ends.includes(end_reason)) faults.push(`${name} ended with ${end_reason}`)
  }
  return faults
}

const databaseOf = ({ office }: Play) => office.server.installation.database.db

async function faultsOfCollection(play: Play): Promise<string[]> {
  const { status, actual_count, end_reason } = await taskOf(play, play.tasks.collection)
  const seen = await databaseOf(play)
    .selectFrom('sighting')
    .innerJoin('resource', 'resource.key', 'sighting.resource_key')
    .select('resource.handle')
    .where('sighting.task_id', '=', play.tasks.collection)
    .execute()
  const handles = seen.map(({ handle }) => handle)
  const faults: string[] = []
  if (new Set(handles).size !== handles.length) faults.push('somebody was kept twice')
  if (actual_count !== handles.length) faults.push(`${actual_count} are counted, ${handles.length} kept`)
  const strangers = handles.filter((handle) => !play.followers.has(handle))
  if (strangers.length > 0) faults.push(`no followers: ${strangers.join()}`)
  const missed = [...play.followers].filter(
    (handle) => !handles.includes(handle) && !play.network.damaged.has(handle),
  )
  if (status === 'completed' && missed.length > 0) faults.push(`missed (${end_reason}): ${missed.join()}`)
  return faults
}

const targetsOf = (play: Play, task: string) =>
  databaseOf(play)
    .selectFrom('task_target')
    .select(['position', 'target', 'outcome', 'reason'])
    .where('task_id', '=', task)
    .orderBy('position')
    .execute()

async function faultsOfMessages(play: Play): Promise<string[]> {
  const faults: string[] = []
  const targets = await targetsOf(play, play.tasks.messages)
  for (const [at, person] of play.people.entries()) {
    const { count } = await play.network.control<{ count: number }>(`/truth/user/${person}/messages`)
    const outcome = targets.find(({ target }) => target.endsWith(`listener${at}`))?.outcome
    if (count > 1) faults.push(`listener${at} got ${count} messages`)
    if (outcome === 'done' && count === 0) faults.push(`listener${at} is called done and got nothing`)
    if (outcome !== 'done' && outcome !== 'unknown' && count > 0)
      faults.push(`listener${at} is called ${outcome} and got a message`)
  }
  return faults
}

/** All posts of the task have the same text. */
async function faultsOfPosts(play: Play): Promise<string[]> {
  const targets = await targetsOf(play, play.tasks.posts)
  const done = targets.filter(({ outcome }) => outcome === 'done').length
  const unknown = targets.filter(({ outcome }) => outcome === 'unknown').length
  const published = [...play.network.world.posts.values()].filter(
    ({ text }) => text === 'Words of the weather',
  )
  if (published.length >= done && published.length <= done + unknown) return []
  return [`${published.length} posts were published, ${done} are called done, ${unknown} unknown`]
}

async function faultsOfPorts(play: Play): Promise<string[]> {
  const held = await databaseOf(play)
    .selectFrom('port_lease')
    .select('holder_id')
    .where('seat_id', '=', play.seatId)
    .where('holder_kind', '=', 'task')
    .where('released_at', 'is', null)
    .execute()
  return held.map(({ holder_id }) => `a port is kept for ${holder_id}`)
}

function faultsOfSecrets({ seat, network, accounts, seatId }: Play): string[] {
  const faults: string[] = []
  for (const name of ['device', 'session']) if (!seat.secrets.has(name)) faults.push(`${name} is lost`)
  if ([...seat.secrets.keys()].some((name) => name.includes('unread'))) faults.push('a key was set aside')
  for (const [name, id] of Object.entries(accounts))
    if (!seat.secrets.has(`account:${seatId}:${id}`) && !(name === 'x' && network.lostRefresh()))
      faults.push(`the sign-in of ${name} is lost`)
  const tokens = [...seat.secrets.values()].flatMap(
    (text) => text.match(/"(?:access|refresh)_token":"([^"]+)"/)?.[1] ?? [],
  )
  if (seat.log.some((line) => tokens.some((token) => line.includes(token))))
    faults.push('a token is in the log')
  // A sign-in that a locked key store keeps is forgotten later; every other error is a fault of ours.
  const broken = seat.log.filter(
    (line) => line.startsWith('error') && !line.includes('sign-in not forgotten'),
  )
  return [...faults, ...broken]
}

/** Page by page, with each request repeated some times at most, and each page paid for as often. */
function faultsOfRequests({ network, followers, people }: Play): string[] {
  const faults: string[] = []
  const requests = network.trace.length
  if (requests > 300 + 10 * (followers.size + people.length)) faults.push(`${requests} requests`)
  if (network.rows() > 200 + 10 * followers.size)
    faults.push(`${network.rows()} paid rows for ${followers.size} people`)
  return faults
}
