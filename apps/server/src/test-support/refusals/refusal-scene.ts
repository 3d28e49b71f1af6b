import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { Credentials } from '../test-server.ts'
import type { Home } from '../tour/home.ts'
import { nameOf, type Visit } from '../tour/stop.ts'
import { stopsOf } from '../tour/tour.ts'
import { callersOf, visit } from '../tour/visit.ts'

/** What differs from the call that succeeds on the tour: brings the stage into a state, and says what of the call is another. */
type Twist = (home: Home, given: Visit) => Promise<Visit> | Visit

/** Valid calls of an endpoint that the server refuses for what it knows, and some that it just allows, by what stands against them. */
export interface Refusals {
  endpoint: Endpoint
  twists: Readonly<Record<string, Twist>>
}

/** Declares what is refused of one endpoint, each by what differs from its first stop of the tour. */
export function refusalsOf(endpoint: Endpoint, twists: Refusals['twists']): Refusals {
  return { endpoint, twists }
}

/** @returns the call that succeeds on the tour */
export const onTour = async (home: Home, endpoint: Endpoint, index = 0): Promise<Visit> => {
  const stop = stopsOf(endpoint)[index]
  if (!stop) throw new Error(`No stop ${index} of ${nameOf(endpoint)}`)
  return stop.prepare(home)
}

/** @returns who calls an endpoint unless the call names somebody */
export function callerOf(endpoint: Endpoint, home: Home): Credentials {
  const caller = endpoint.path.startsWith('/admin/') ? home.owner.as : callersOf(endpoint, home)[0]
  return caller ?? home.supervisor.as
}

/** Calls as the tour does, or with something else; nothing may stand against it. @returns what it was called with */
export async function act(home: Home, endpoint: Endpoint, given?: Visit): Promise<Visit> {
  const input = given ?? (await onTour(home, endpoint))
  const { status, envelope, type } = await visit(
    home.server,
    endpoint,
    input,
    input.as ?? callerOf(endpoint, home),
  )
  if (status !== 200 || (envelope && envelope.code !== 200))
    throw new Error(`${nameOf(endpoint)} was to succeed: ${status} ${envelope?.reason ?? type}`)
  return input
}

/** An id that nobody has: made here, it would be counted among those of the stage. */
export const NOBODYS = '01900000-0000-7000-8000-ffffffffffff'

/** The same call once more. */
export const twice =
  (endpoint: Endpoint): Twist =>
  async (home, given) => {
    await act(home, endpoint, given)
    return {}
  }

/** The same call once more, with a new thing in front of those of the first call. @param ids name of the list of things */
export const behindAnother =
  (endpoint: Endpoint, ids: string): Twist =>
  async (home, given) => {
    await act(home, endpoint, given)
    const idsOf = (call: Visit) => (call.body as Record<string, string[]>)[ids] ?? []
    const another = await onTour(home, endpoint)
    return { body: { ...(given.body as object), [ids]: [...idsOf(another), ...idsOf(given)] } }
  }

/** Another body: fields that replace those of the tour. */
export const body =
  (fields: object): Twist =>
  (_, given) => ({ body: { ...(given.body as object), ...fields } })

/** Changes what is stored, as nobody can over HTTP. */
export const dbOf = ({ server }: Home) => server.installation.database.db

/** Disables the supervisor, or somebody else, who stays logged in. */
export async function disablePerson(home: Home, id = home.supervisor.id): Promise<void> {
  await dbOf(home).updateTable('user').set({ status: 'disabled' }).where('id', '=', id).execute()
}

/** @returns the id of another seat of the home */
export async function otherSeatOf(home: Home): Promise<string> {
  const { id } = await dbOf(home)
    .selectFrom('seat')
    .select('id')
    .where('tenant_id', '=', home.supervisor.id)
    .where('id', '!=', home.seat.id)
    .executeTakeFirstOrThrow()
  return id
}
